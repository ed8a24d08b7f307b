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
  test('the first administrator is created if there is no superadmin', async () => {
    assert.equal(await ensureFirstAdministrator(site.context.db, given), true)
    const entered = await site.call(administrator.login, {
      body: { username: 'root', password: given.password },
    })
    assert.equal(entered.status, 200)
    assert.equal(entered.body.admin.role, 'superadmin')
  })

  test('the first administrator can save the profile unchanged', async () => {
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

  test('two processes starting at once create one administrator', async () => {
    const made = await Promise.all(
      Array.from({ length: 5 }, () => ensureFirstAdministrator(site.context.db, given)),
    )
    assert.deepEqual(made.sort(), [false, false, false, false, true])
    assert.equal((await everyone()).length, 1)
  })

  test('an existing superadmin is not changed by the settings', async () => {
    await makeAdministrator(site.context.db, { username: 'asha' })
    const before = await everyone()
    assert.equal(await ensureFirstAdministrator(site.context.db, given), false)
    assert.deepEqual(await everyone(), before)
  })

  test('a publicly reachable server needs a hard password for the administrator', async () => {
    const { db } = site.context
    for (const password of ['password', 'admin123', 'root1234', 'root2026']) {
      const made = ensureFirstAdministrator(db, { ...given, password }, { isPublic: true })
      await assert.rejects(made, /^Error: ADMIN_PASSWORD must be harder to guess/, password)
    }
    assert.equal(await ensureFirstAdministrator(db, given, { isPublic: true }), true)
  })

  test('it is created beside administrators who are not superadmins', async () => {
    await makeAdministrator(site.context.db, { role: 'admin' })
    assert.equal(await ensureFirstAdministrator(site.context.db, given), true)
  })

  test('creating the first administrator is audited without the password', async () => {
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
  test('production refuses to start without a name and password for the admin', () => {
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

  test('production has no account with a known password (AUT-12)', async () => {
    await ensureFirstAdministrator(site.context.db, given)
    const { body } = await site.call(marketplace.about)
    assert.equal(body.demoAccounts, null)
    const refused = await site.call(administrator.login, {
      body: { username: 'admin', password: 'admin123' },
    })
    assert.equal(refused.status, 400)
  })
})
