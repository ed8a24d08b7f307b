import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#server/app.ts'
import { registerPages } from '#server/http/page/pages.ts'
import { useApp } from '#test/app.ts'
import { until } from '#test/process/until.ts'

/** An overloaded server refuses requests, in the form each client understands (SOAK-03). */

const site = useApp()
let app: FastifyInstance
let origin: string

/** Blocks the event loop. */
function hold(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

const ask = (path: string, accept = '*/*') => fetch(`${origin}${path}`, { headers: { accept } })

/** Returns the response once the event loop is delayed beyond the limit. */
async function refused(path: string, accept?: string): Promise<Response> {
  let answer = await ask(path, accept)
  await until('somebody is turned away', async () => {
    hold(200)
    answer = await ask(path, accept)
    return answer.status === 503
  })
  assert.equal(answer.headers.get('retry-after'), '5')
  return answer
}

describe('an overloaded server', () => {
  before(async () => {
    const { context, pool } = site
    const config = { ...context.config, busyAfter: 50 }
    app = await buildApp({ ...context, config, pool, version: 'test' })
    await registerPages(app, { dev: false })
    origin = await app.listen({ host: '127.0.0.1', port: 0 })
  })
  after(() => app.close())

  test('API callers get 503 in JSON, and are served again after the overload', async () => {
    const { code, message } = await (await refused('/api/public/properties')).json()
    const words = 'We are very busy right now. Please try again in a moment.'
    assert.deepEqual([code, message], ['busy', words])
    const isServed = async () => (await ask('/api/public/properties')).status === 200
    await until('it keeps up', isServed)
  })

  test('pages wait for their turn instead, and files and health checks are served', async () => {
    for (const path of ['/properties', '/properties.data', '/favicon.svg', '/livez']) {
      await refused('/api/public/properties')
      assert.equal((await ask(path, 'text/html')).status, 200, path)
    }
  })

  test('a browser that opens /api/docs gets the product page with a reference', async () => {
    const answer = await refused('/api/docs', 'text/html,application/xhtml+xml,*/*;q=0.8')
    const body = await answer.text()
    assert.match(String(answer.headers.get('content-type')), /^text\/html/)
    assert.match(body, /<h1[^>]*>We are very busy right now<\/h1>/)
    assert.match(body, /<svg .*BrickBazaar<\//)
    const words = body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
    assert.ok(words.includes(`Reference ${answer.headers.get('x-request-id')}`))
  })
})
