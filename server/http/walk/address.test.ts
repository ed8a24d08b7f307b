import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { v7 } from 'uuid'
import { endpoints } from '#contract/index.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator } from '#test/make.ts'
import { sender } from '#test/send.ts'

/** Unknown methods and URLs: refused with a named error, and never a file of this server. */

const site = useApp()
const send = sender(site)

describe('unsupported methods (HTTP-09)', () => {
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const
  const paths = [...new Set(endpoints.map(({ path }) => path))]

  for (const path of paths) {
    const address = path.replace(/:\w+/g, v7())
    // A URL like …/mine also matches …/:id.
    const here = endpoints.filter((one) =>
      new RegExp(`^${one.path.replace(/:\w+/g, '[^/]+')}$`).test(address),
    )
    const taken = [...new Set(here.map(({ method }) => method))]
    test(`a wrong method at ${path} is refused with the allowed ones`, async () => {
      for (const method of methods) {
        const asked = method === 'HEAD' ? 'GET' : method
        if (taken.some((one) => one === asked)) continue
        const answer = await send({ method, url: `/api${address}` })
        assert.equal(answer.statusCode, 405, method)
        const allowed = String(answer.headers.allow).split(', ')
        assert.deepEqual(allowed.filter((one) => one !== 'HEAD').sort(), [...taken].sort())
        assert.equal(allowed.includes('HEAD'), taken.includes('GET'))
      }
    })
  }

  test('HEAD works wherever GET does, without a body', async () => {
    const get = await send({ method: 'GET', url: '/api/public/about' })
    const head = await send({ method: 'HEAD', url: '/api/public/about' })
    assert.deepEqual([head.statusCode, head.body], [200, ''])
    assert.equal(head.headers['content-length'], get.headers['content-length'])
  })
})

describe('unknown URLs (HTTP-11)', () => {
  for (const path of [
    ...['/api', '/api/', '/api/nothing', '/api/../package.json', '/api//auth/profile'],
    ...['/api/%2e%2e/package.json', '/api/%2e%2e%2f%2e%2e%2fetc/passwd', '/api/..%5c..%5cetc'],
    ...['/api/brokers/%00', '/api/brokers/..%2f..%2fetc%2fpasswd', '/api/public/properties/%2F'],
    ...['/api/public/properties/1', '/api/public/properties/-1', '/api/public/properties/null'],
    ...['/api/public/properties/{id}', "/api/public/properties/'%20or%201=1"],
    ...[`/api/brokers/${'x'.repeat(500)}`, `/api/brokers/${'x'.repeat(5_000)}`],
    ...[`/api/${'x/'.repeat(2_000)}`, '/api/%zz', '/api/%'],
    ...['/media/../../package.json', '/media/%2e%2e/%2e%2e', '/media/x/..%2f..%2fpackage.json'],
    ...['/.env', '/.git/config', '/package.json', '/server/main.ts', '/documentation'],
  ]) {
    test(`an unknown URL is refused: ${path.slice(0, 60)}`, async () => {
      const { token } = await makeAdministrator(site.context.db)
      const answer = await send({
        method: 'GET',
        url: path,
        headers: { authorization: `Bearer ${token}` },
      })
      assert.ok([400, 404, 414].includes(answer.statusCode), `${answer.statusCode}`)
      assert.doesNotMatch(answer.body, /root:|brickbazaar"|dependencies/)
    })
  }
})
