import assert from 'node:assert/strict'
import { argon2Sync, randomBytes } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { cheapHash, useApp } from '#test/app.ts'
import { testPassword } from '#test/make.ts'
import { portals } from '#test/portal.ts'
import { hashPassword, isOutdated, setHashCost, verifyPassword } from './password.ts'

const site = useApp()

/** Returns a hash of the same password with weaker parameters than the current ones. */
function weakHash(password: string): string {
  const nonce = randomBytes(16)
  const parameters = { parallelism: 1, tagLength: 32, memory: 8_192, passes: 1 }
  const tag = argon2Sync('argon2id', { message: password, nonce, ...parameters })
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=8192,t=1,p=1$${text(nonce)}$${text(tag)}`
}

describe('password hashes', () => {
  before(() => setHashCost())
  after(() => setHashCost(cheapHash))

  test('passwords are hashed with argon2id at the OWASP minimum and a salt (AUT-14)', async () => {
    const [first, second] = await Promise.all([hashPassword('secret1'), hashPassword('secret1')])
    assert.match(first, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    assert.notEqual(first, second)
    assert.ok(await verifyPassword('secret1', second))
  })

  test('passwords are compared exactly, without folding or trimming (AUT-08)', async () => {
    const long = 'x'.repeat(255)
    for (const [password, others] of [
      ['sécret'.normalize('NFC'), ['sécret'.normalize('NFD'), 'Sécret', ' sécret', 'sécret ']],
      [`${long}a`, [`${long}b`, long]],
      ['      ', ['     ', '       ']],
      ['pass\u0000word', ['pass', 'pass\u0000', 'pass\u0000wore']],
      ['🏠🏡🏘️🏚️🏢🏣', ['🏠🏡🏘️🏚️🏢']],
    ] as const) {
      const hashed = await hashPassword(password)
      assert.ok(await verifyPassword(password, hashed))
      for (const other of others) assert.ok(!(await verifyPassword(other, hashed)), other)
    }
  })

  test('an account without a password matches no password', async () => {
    assert.equal(await verifyPassword('', null), false)
    assert.equal(await verifyPassword('anything', null), false)
  })

  test('a hash with weaker parameters is outdated', async () => {
    assert.ok(isOutdated(weakHash('secret1')))
    assert.ok(!isOutdated(await hashPassword('secret1')))
  })
})

for (const portal of portals) {
  const signIn = (email: string, password: string) =>
    site.call(portal.login, { body: portal.credentials(email, password) })
  const setHash = (id: string, hash: string | null) =>
    site.context.db
      .updateTable(portal.realm)
      .set({ password_hash: hash })
      .where('id', '=', id)
      .execute()

  test(`an outdated hash of the realm ${portal.realm} is renewed at sign-in`, async () => {
    const { id, email } = await portal.make(site.context.db)
    await setHash(id, weakHash('old secret'))
    assert.equal((await signIn(email, 'old secret')).status, 200)
    const { password_hash } = await site.context.db
      .selectFrom(portal.realm)
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    assert.ok(password_hash && !isOutdated(password_hash))
    assert.equal((await signIn(email, 'old secret')).status, 200)
  })

  test(`an account of the realm ${portal.realm} without a password cannot sign in`, async () => {
    const { id, email } = await portal.make(site.context.db)
    await setHash(id, null)
    for (const password of [testPassword, 'null', ' ']) {
      assert.equal((await signIn(email, password)).status, 400)
    }
  })

  test(`a password of 257 characters is refused unhashed (${portal.realm})`, async () => {
    const { email } = await portal.make(site.context.db)
    for (const length of [257, 100_000]) {
      const refused = await signIn(email, 'x'.repeat(length))
      assert.equal(refused.body.message, 'Please keep the password under 256 characters.')
    }
  })
}
