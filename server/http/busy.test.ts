import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { buildApp } from '#server/app.ts'
import { registerPages } from '#server/http/page/pages.ts'
import { useApp } from '#test/app.ts'
import { until } from '#test/process/until.ts'

/** An overloaded server refuses requests, in the form each client understands (SOAK-03). */

const site = useApp()
let app: FastifyInstance

/** Blocks the event loop. */
function hold(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

/** Returns the response once the event loop is delayed beyond the limit. */
async function refused(url: string, accept = '*/*'): Promise<LightMyRequestResponse> {
  const ask = () => app.inject({ url, headers: { accept } })
  let answer = await ask()
  await until('somebody is turned away', async () => {
    hold(200)
    answer = await ask()
    return answer.statusCode === 503
  })
  assert.equal(answer.headers['retry-after'], '5')
  return answer
}

describe('an overloaded server', () => {
  before(async () => {
    const { context, pool } = site
    const config = { ...context.config, busyAfter: 50 }
    app = await buildApp({ ...context, config, pool, version: 'test' })
    await registerPages(app, { dev: false })
  })
  after(() => app.close())

  test('API callers get 503 in JSON, and are served again after the overload', async () => {
    for (const url of ['/api/public/properties', '/properties.data']) {
      const answer = await refused(url)
      const { code, message } = answer.json()
      assert.deepEqual(
        [code, message],
        ['busy', 'We are very busy just now. Please try again in a moment.'],
        url,
      )
    }
    await until(
      'it keeps up',
      async () => (await app.inject('/api/public/properties')).statusCode === 200,
    )
  })

  for (const url of ['/properties', '/api/docs', '/sitemap.xml', '/assets/none.js']) {
    test(`a browser that opens ${url} gets the product page with a reference`, async () => {
      const { headers, body } = await refused(url, 'text/html,application/xhtml+xml,*/*;q=0.8')
      assert.match(String(headers['content-type']), /^text\/html/)
      // From the page itself, or from an accepted page whose API call was refused.
      assert.match(body, /<h1[^>]*>We are very busy just now<\/h1>/)
      assert.match(body, /<svg .*BrickBazaar<\//)
      const words = body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
      assert.ok(words.includes(`Reference ${headers['x-request-id']}`))
    })
  }
})
