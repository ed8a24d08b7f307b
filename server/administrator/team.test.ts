import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { administrator } from '#contract/account/administrator.ts'
import { passwordLink } from '#contract/account/password-link.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator } from '#test/make.ts'

/** Superadmins invite, promote and deactivate; at least one always remains. */

const site = useApp()

const asha = {
  username: 'asha.rao',
  email: 'asha.rao@example.in',
  firstName: 'Asha',
  lastName: 'Rao',
  role: 'moderator',
}

async function invited(boss: { token: string }) {
  const answer = await site.call(administrator.invite, { body: asha }, boss)
  assert.equal(answer.status, 201, answer.body.message)
  return answer.body.administrator
}

/** Returns the token of the last link sent. */
async function tokenSent(): Promise<string> {
  const { variables } = await site.context.db
    .selectFrom('message')
    .select('variables')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return /token=(\S+)/.exec((variables as { link: string }).link)?.[1] ?? ''
}

describe('an invited administrator', () => {
  test('an invited administrator sets a password by link and has the role', async () => {
    const boss = await makeAdministrator(site.context.db)
    assert.equal((await invited(boss)).isInvited, true)
    const signIn = () =>
      site.call(administrator.login, { body: { username: 'asha.rao', password: 'quiet tamarind' } })
    assert.equal((await signIn()).status, 400)
    const set = await site.call(passwordLink.administrator, {
      body: {
        token: await tokenSent(),
        password: 'quiet tamarind',
        confirmPassword: 'quiet tamarind',
      },
    })
    assert.equal(set.status, 200)
    const { body } = await signIn()
    assert.equal(body.admin.role, 'moderator')
  })

  test('username and e-mail address must be unique', async () => {
    const boss = await makeAdministrator(site.context.db)
    await invited(boss)
    for (const [change, field] of [
      [{ email: 'other@example.in', username: 'ASHA.RAO' }, 'username'],
      [{ username: 'other' }, 'email'],
    ] as const) {
      const { status, body } = await site.call(
        administrator.invite,
        { body: { ...asha, ...change } },
        boss,
      )
      assert.equal(status, 409)
      assert.equal(body.errors?.[0]?.path, field)
    }
  })

  test('a new invitation link replaces the old one', async () => {
    const boss = await makeAdministrator(site.context.db)
    const { _id } = await invited(boss)
    const first = await tokenSent()
    await site.call(administrator.inviteAgain, { params: { id: _id } }, boss)
    const use = (token: string) =>
      site.call(passwordLink.administrator, {
        body: { token, password: 'quiet tamarind', confirmPassword: 'quiet tamarind' },
      })
    assert.equal((await use(first)).body.code, 'password_link_over')
    assert.equal((await use(await tokenSent())).status, 200)
  })
})

describe('roles and access', () => {
  test('changing a role applies immediately and signs the administrator out', async () => {
    const boss = await makeAdministrator(site.context.db)
    const other = await makeAdministrator(site.context.db, { role: 'moderator' })
    const { body } = await site.call(
      administrator.change,
      { params: { id: other.id }, body: { role: 'admin' } },
      boss,
    )
    assert.equal(body.administrator.role, 'admin')
    assert.equal((await site.call(administrator.profile, {}, other)).status, 401)
  })

  test('nobody changes their own role or access', async () => {
    const boss = await makeAdministrator(site.context.db)
    await makeAdministrator(site.context.db)
    for (const body of [{ role: 'admin' }, { isActive: false }]) {
      const answer = await site.call(administrator.change, { params: { id: boss.id }, body }, boss)
      assert.equal(answer.body.code, 'own_standing')
    }
  })

  test('two superadmins deactivating each other leave one active', async () => {
    const one = await makeAdministrator(site.context.db)
    const two = await makeAdministrator(site.context.db)
    const deactivate = (id: string, by: { token: string }) =>
      site.call(administrator.change, { params: { id }, body: { isActive: false } }, by)
    const answers = await Promise.all([deactivate(one.id, two), deactivate(two.id, one)])
    // The second is refused, or the first has just signed out or deactivated its superadmin.
    const [first, second] = answers.map(({ status }) => status).sort()
    assert.equal(first, 200)
    assert.ok([401, 403, 409].includes(second ?? 0), `${second}`)
    const active = await site.context.db
      .selectFrom('administrator')
      .select('id')
      .where('is_active', '=', true)
      .execute()
    assert.equal(active.length, 1)
  })

  test('changes of role and access are audited', async () => {
    const boss = await makeAdministrator(site.context.db)
    const other = await makeAdministrator(site.context.db, { role: 'admin' })
    await site.call(
      administrator.change,
      { params: { id: other.id }, body: { isActive: false } },
      boss,
    )
    const event = await site.context.db
      .selectFrom('audit_event')
      .selectAll()
      .where('act', '=', 'administrator.change_standing')
      .executeTakeFirstOrThrow()
    assert.deepEqual(event.before, { role: 'admin', isActive: true })
    assert.deepEqual(event.after, { role: 'admin', isActive: false })
  })
})

test('the team is listed by name and filtered by words, role and status', async () => {
  const boss = await makeAdministrator(site.context.db, { username: 'boss' })
  await invited(boss)
  await makeAdministrator(site.context.db, { role: 'admin', isActive: false })
  const roles = async (query: Record<string, string>) =>
    (await site.call(administrator.list, { query }, boss)).body.administrators.map(
      ({ role }) => role,
    )
  assert.deepEqual((await roles({})).sort(), ['admin', 'moderator', 'superadmin'])
  assert.deepEqual(await roles({ search: 'ASHA.RAO' }), ['moderator'])
  assert.deepEqual(await roles({ role: 'superadmin' }), ['superadmin'])
  assert.deepEqual(await roles({ status: 'inactive' }), ['admin'])
})
