import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { administrator } from '#contract/account/administrator.ts'
import { broker } from '#contract/broker/broker.ts'
import { customer } from '#contract/customer/customer.ts'
import { Problem } from '#contract/refusal.ts'
import { buildApp } from '#server/app.ts'
import { connect } from '#server/db/connect.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, testPassword } from '#test/make.ts'

const site = useApp()

/** Creates a second app on the same database, with its log readable by the test. */
async function withLog(production: boolean) {
  const lines: string[] = []
  const app = await buildApp({
    ...site.context,
    config: { ...site.context.config, production },
    pool: site.pool,
    version: 'test',
    log: { write: (line) => lines.push(line) },
  })
  return { app, lines }
}

/** Makes the next read of interests fail unexpectedly, until `mend` is called. */
async function breakInterests() {
  await sql`alter table interest rename column sort_order to mislaid`.execute(site.context.db)
  return () =>
    sql`alter table interest rename column mislaid to sort_order`.execute(site.context.db)
}

describe('unexpected errors (HTTP-14)', () => {
  test('an error is hidden from the caller and logged with the request id', async () => {
    const { token } = await makeAdministrator(site.context.db)
    const { app, lines } = await withLog(false)
    const mend = await breakInterests()
    const answer = await app.inject({
      url: '/api/interests?search=somebody',
      headers: { authorization: `Bearer ${token}` },
    })
    await mend()
    await app.close()
    assert.equal(answer.statusCode, 500)
    const problem = Problem.strict().parse(answer.json())
    assert.equal(problem.code, 'fault')
    assert.equal(problem.message, 'Something went wrong on our side. Please try again.')
    assert.equal(answer.headers['x-request-id'], problem.requestId)
    const line = lines.find((one) => one.includes(problem.requestId))
    assert.ok(line)
    assert.match(JSON.parse(line).err.stack, /column .* does not exist/)
  })

  test('a database failure returns 503 with Retry-After', async () => {
    // Nothing listens on port 1.
    const { db, pool, close } = connect('postgres://nobody:x@127.0.0.1:1/none')
    const app = await buildApp({ ...site.context, db, pool, version: 'test' })
    const answer = await app.inject({
      method: 'POST',
      url: `/api${customer.login.path}`,
      payload: { email: 'meera@example.in', password: 'secret1' },
    })
    const live = await app.inject('/livez')
    const ready = await app.inject('/readyz')
    await app.close()
    await close()
    assert.deepEqual([answer.statusCode, answer.headers['retry-after']], [503, '2'])
    assert.equal(Problem.strict().parse(answer.json()).code, 'database_away')
    assert.deepEqual([live.statusCode, ready.statusCode], [200, 503])
  })
})

describe('the log of a server in production', () => {
  test('each request is one line of JSON, whatever the client sends', async () => {
    const { app, lines } = await withLog(true)
    await app.inject({
      url: '/api/public/about?name=%0a%0d%1b[31mred',
      headers: { 'user-agent': 'x\u001b[31m'.repeat(1_000) },
    })
    await app.close()
    assert.equal(lines.length, 1)
    for (const line of lines) {
      assert.equal(line.indexOf('\n'), line.length - 1)
      assert.equal(typeof JSON.parse(line).reqId, 'string')
      assert.doesNotMatch(line, /red|31m/)
    }
  })

  test('the log has no password, token, hash, email, number or search', async () => {
    const { app, lines } = await withLog(true)
    const root = await makeAdministrator(site.context.db)
    const ravi = await makeBroker(site.context.db)
    const post = (path: string, payload: object, method: 'POST' | 'PUT' = 'POST', token = '') =>
      app.inject({
        method,
        url: `/api${path}`,
        payload,
        headers: token ? { authorization: `Bearer ${token}` } : {},
      })
    const meera = {
      firstName: 'Meera',
      lastName: 'Iyer',
      phone: '9876543210',
      email: 'meera@example.in',
      password: 'secret-of-meera',
    }
    const registered = await post(customer.register.path, meera)
    await post(customer.register.path, meera)
    await post(customer.login.path, { email: meera.email, password: 'wrong-guess' })
    await post(broker.login.path, { email: ravi.email, password: testPassword })
    await post(administrator.login.path, { username: root.username, password: testPassword })
    await post(
      broker.changePassword.path,
      { currentPassword: testPassword, newPassword: 'new-secret', confirmPassword: 'new-secret' },
      'PUT',
      ravi.token,
    )
    const mend = await breakInterests()
    const search = `/api/interests?search=${encodeURIComponent(ravi.email)}`
    await app.inject({ url: search, headers: { authorization: `Bearer ${root.token}` } })
    await mend()
    // PostgreSQL reports the whole row that violates a check, including the hash.
    await sql`alter table broker add constraint nobody check (false) not valid`.execute(
      site.context.db,
    )
    for (const carrier of ['exotel', 'msg91']) await post(`/webhooks/${carrier}/key-of-a-path`, {})
    await post('/public/ticket-ratings/key-of-a-path', {}, 'PUT')
    const failed = await post(broker.register.path, { ...meera, companyName: 'Iyer Homes' })
    await sql`alter table broker drop constraint nobody`.execute(site.context.db)
    await app.close()
    assert.equal(failed.statusCode, 500)
    const text = lines.join('')
    assert.ok(lines.length > 7)
    for (const secret of [
      ...['secret-of-meera', 'wrong-guess', 'new-secret', testPassword, 'argon2id', 'idx'],
      'key-of-a-path',
      ...['meera@', '9876543210', ravi.email, ravi.phone, ravi.token, root.token],
      ...[registered.json().token, 'Bearer', 'Iyer Homes'],
    ]) {
      assert.ok(!text.includes(secret), secret)
    }
  })
})
