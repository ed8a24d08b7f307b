import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { InjectOptions } from 'fastify'
import { type TestApp, useApp } from '#test/app.ts'

/** Process metrics are for the operator only. */

const asked = (site: TestApp) => async (options: InjectOptions) =>
  (await site.app.inject({ url: '/metrics', ...options })).statusCode

describe('the metrics without a token', () => {
  const read = asked(useApp())

  test('are read from this machine', async () => {
    assert.equal(await read({}), 200)
    assert.equal(await read({ remoteAddress: '::ffff:127.0.0.1' }), 200)
  })

  test('are not there for other machines, nor through a proxy on this one', async () => {
    assert.equal(await read({ remoteAddress: '10.0.0.8' }), 404)
    assert.equal(await read({ headers: { 'x-forwarded-for': '10.0.0.8' } }), 404)
  })
})

describe('the metrics with a token', () => {
  const read = asked(useApp({ metricsToken: 'metrics-secret' }))

  test('are read with it from anywhere, and by nobody else', async () => {
    const authorization = 'Bearer metrics-secret'
    assert.equal(await read({ remoteAddress: '10.0.0.8', headers: { authorization } }), 200)
    assert.equal(await read({ headers: { authorization: 'Bearer metrics' } }), 404)
    assert.equal(await read({}), 404)
  })
})
