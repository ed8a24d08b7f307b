import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { InjectOptions } from 'fastify'
import { type TestApp, useApp } from '#test/app.ts'

/** Process metrics are for the operator only. */

const asked = (site: TestApp) => async (options: InjectOptions) =>
  (await site.app.inject({ url: '/metrics', ...options })).statusCode

describe('metrics without a token', () => {
  const read = asked(useApp())

  test('this machine can read the metrics', async () => {
    assert.equal(await read({}), 200)
    assert.equal(await read({ remoteAddress: '::ffff:127.0.0.1' }), 200)
  })

  test('other machines, or a proxy on this one, cannot read the metrics', async () => {
    assert.equal(await read({ remoteAddress: '10.0.0.8' }), 404)
    assert.equal(await read({ headers: { 'x-forwarded-for': '10.0.0.8' } }), 404)
  })
})

describe('metrics with a token', () => {
  const read = asked(useApp({ metricsToken: 'metrics-secret' }))

  test('only the token gives access, from anywhere', async () => {
    const authorization = 'Bearer metrics-secret'
    assert.equal(await read({ remoteAddress: '10.0.0.8', headers: { authorization } }), 200)
    assert.equal(await read({ headers: { authorization: 'Bearer metrics' } }), 404)
    assert.equal(await read({}), 404)
  })
})
