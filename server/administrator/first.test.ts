import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { administrator } from '#contract/account/administrator.ts'
import { marketplace } from '#contract/marketplace.ts'
import { ConfigError } from '#server/config/variable.ts'
import { readConfig } from '#server/config.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator } from '#test/make.ts'
import { ensureFirstAdministrator } from './first.ts'

const site = useApp({ production: true, seed: 'none' })
const given = { username: 'Root', password: 'root-secret' }

const everyone = () => site.context.db.selectFrom('administrator').selectAll().execute()

describe('the first administrator', () => {
  test('is made when there is no superadmin, and can sign in', async () => {
    assert.equal(await ensureFirstAdministrator(site.context.db, given), true)
    const entered = await site.call(administrator.login, {
      body: { username: 'root', password: given.password },
    })
    assert.equal(entered.status, 200)
    assert.equal(entered.body.admin.role, 'superadmin')
  })

  test('can save the own profile as it is', async () => {
    for (const username of ['root', 'The Boss!', 'प्रबंधक', 'boss@example.in', '***']) {
      await site.context.db.deleteFrom('administrator').execute()
      await ensureFirstAdministrator(site.context.db, { ...given, username })
      const { body } = await site.call(administrator.login, {
        body: { username, password: given.password },
      })
      const { firstName, lastName, email } = body.admin
      const saved = await site.call(
        administrator.changeProfile,
        { body: { firstName, lastName, email } },
        { token: body.token },
      )
      assert.equal(saved.status, 200, `${username}: ${email}`)
    }
  })

  test('is not made twice, also by two processes that start together', async () => {
    const made = await Promise.all(
      Array.from({ length: 5 }, () => ensureFirstAdministrator(site.context.db, given)),
    )
    assert.deepEqual(made.sort(), [false, false, false, false, true])
    assert.equal((await everyone()).length, 1)
  })

  test('leaves a superadmin who exists as he is, whatever the settings say now', async () => {
    await makeAdministrator(site.context.db, { username: 'asha' })
    const before = await everyone()
    assert.equal(await ensureFirstAdministrator(site.context.db, given), false)
    assert.deepEqual(await everyone(), before)
  })

  test('needs a password that is hard to guess where others reach the server', async () => {
    const { db } = site.context
    for (const password of ['password', 'admin123', 'root1234', 'root2026']) {
      const made = ensureFirstAdministrator(db, { ...given, password }, { isPublic: true })
      await assert.rejects(made, /^Error: ADMIN_PASSWORD must be harder to guess/, password)
    }
    assert.equal(await ensureFirstAdministrator(db, given, { isPublic: true }), true)
  })

  test('is made beside administrators of less standing', async () => {
    await makeAdministrator(site.context.db, { role: 'admin' })
    assert.equal(await ensureFirstAdministrator(site.context.db, given), true)
  })

  test('stands in the audit log, the password does not', async () => {
    await ensureFirstAdministrator(site.context.db, given)
    const events = await site.context.db.selectFrom('audit_event').selectAll().execute()
    assert.partialDeepStrictEqual(events, [
      {
        act: 'administrator.create',
        actor_realm: null,
        actor_name: 'BrickBazaar',
        after: { username: 'root', role: 'superadmin' },
      },
    ])
    assert.doesNotMatch(JSON.stringify(events), /root-secret|argon2/)
  })
})

describe('a start in production', () => {
  test('does not go on without a name and a password for the administrator', () => {
    const start = (more: Record<string, string>) => () =>
      readConfig({ NODE_ENV: 'production', ...more })
    assert.throws(start({}), ConfigError)
    assert.throws(start({ ADMIN_USERNAME: 'root' }), /ADMIN_PASSWORD/)
    assert.throws(start({ ADMIN_USERNAME: 'root', ADMIN_PASSWORD: 'short' }), /ADMIN_PASSWORD/)
    assert.throws(start({ SEED: 'demo' }), /ADMIN_USERNAME/)
    const named = { ADMIN_USERNAME: 'root', ADMIN_PASSWORD: 'root-secret' }
    assert.throws(start(named), /PUBLIC_URL/)
    assert.equal(start({ ...named, PUBLIC_URL: 'https://homes.example.in' })().seed, 'none')
  })

  test('has no account with a known password and shows none (AUT-12)', async () => {
    await ensureFirstAdministrator(site.context.db, given)
    const { body } = await site.call(marketplace.about)
    assert.equal(body.demoAccounts, null)
    const refused = await site.call(administrator.login, {
      body: { username: 'admin', password: 'admin123' },
    })
    assert.equal(refused.status, 400)
  })
})
