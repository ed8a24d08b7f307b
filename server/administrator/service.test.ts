import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Role, rights } from '#contract/access.ts'
import { administrator } from '#contract/account/administrator.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, testPassword } from '#test/make.ts'

const site = useApp()

const save = (token: string, body: Record<string, unknown>) =>
  site.call(
    administrator.changeProfile,
    { body: { currentPassword: testPassword, ...body } },
    { token },
  )

describe('an administrator', () => {
  for (const role of ['superadmin', 'admin', 'moderator'] satisfies Role[]) {
    test(`an administrator gets the profile with the rights of a ${role}`, async () => {
      const { token, username } = await makeAdministrator(site.context.db, { role })
      const { status, body } = await site.call(administrator.profile, {}, { token })
      assert.equal(status, 200)
      assert.partialDeepStrictEqual(body.admin, {
        username,
        firstName: 'Asha',
        lastName: 'Rao',
        role,
        isActive: true,
        lastLogin: null,
      })
      const held = Object.entries(rights).filter(([, roles]) => roles.some((one) => one === role))
      assert.deepEqual(
        body.admin.may,
        held.map(([right]) => right),
      )
    })
  }

  test('a profile save changes only the given fields', async () => {
    const { token } = await makeAdministrator(site.context.db)
    const first = await save(token, { firstName: 'Usha', email: 'Usha@Example.in' })
    assert.equal(first.status, 200)
    const second = await save(token, { lastName: 'Nair' })
    assert.deepEqual(second.body.admin, { ...first.body.admin, lastName: 'Nair' })
    assert.equal(second.body.admin.email, 'usha@example.in')
  })

  test('an administrator cannot take another’s e-mail address', async () => {
    const other = await makeAdministrator(site.context.db)
    const { token } = await makeAdministrator(site.context.db)
    const refused = await save(token, { email: other.email })
    assert.deepEqual([refused.status, refused.body.code], [409, 'email_taken'])
  })

  test('an administrator cannot change the username, role or other fields', async () => {
    const { token, id } = await makeAdministrator(site.context.db, { role: 'moderator' })
    const row = () =>
      site.context.db
        .selectFrom('administrator')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
    const before = await row()
    for (const field of [
      ...['username', 'role', 'isActive', 'is_active', 'lastLogin', 'may', '_id', 'avatar'],
      ...['password', 'password_hash', 'createdAt'],
    ]) {
      const refused = await save(token, { firstName: 'Usha', [field]: 'superadmin' })
      assert.equal(refused.status, 400, field)
    }
    assert.deepEqual(await row(), before)
  })

  test('every profile change is audited', async () => {
    const { token, id } = await makeAdministrator(site.context.db)
    await save(token, { firstName: 'Usha' })
    await save(token, { firstName: 'Usha' })
    const events = await site.context.db
      .selectFrom('audit_event')
      .select(['act', 'actor_realm', 'actor_id', 'before', 'after', 'address', 'request_id'])
      .execute()
    assert.equal(events.length, 1)
    assert.partialDeepStrictEqual(events[0], {
      act: 'administrator.change_profile',
      actor_realm: 'administrator',
      actor_id: id,
      before: { firstName: 'Asha' },
      after: { firstName: 'Usha' },
      address: '127.0.0.1',
    })
    assert.ok(events[0]?.request_id)
  })
})
