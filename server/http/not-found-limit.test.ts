import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { mock, test } from 'node:test'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { useApp } from '#test/app.ts'

/** Endless requests for URLs that do not exist (RAT-01). */

const site = useApp({ trustProxy: ['127.0.0.1'] })
let listening: Promise<string> | undefined

async function listen(): Promise<string> {
  await site.app.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`
}

async function ask(path: string, address: string): Promise<Response> {
  listening ??= listen()
  return fetch((await listening) + path, { headers: { 'x-forwarded-for': address } })
}

async function guess(count: number, address: string): Promise<Set<number>> {
  const statuses = new Set<number>()
  for (let n = 0; n < count; n++) {
    // One URL without a route, and one of an endpoint but with an unknown id.
    const path = n % 2 ? `/api/old/backup-${n}.zip` : `/api/public/properties/${n}`
    const answer = await ask(path, address)
    statuses.add(answer.status)
    await answer.text()
  }
  return statuses
}

test('too many missing URLs are refused with Retry-After; pages still open', async () => {
  const guesser = '203.0.113.7'
  assert.deepEqual(await guess(rateLimits.notFoundPerAddress.attempts, guesser), new Set([404]))
  const answer = await ask('/api/admin.php', guesser)
  assert.equal(answer.status, 429)
  assert.equal((await answer.json()).code, 'too_many_requests')
  const wait = Number(answer.headers.get('retry-after'))
  assert.ok(wait > 0 && wait <= rateLimits.notFoundPerAddress.minutes * 60, `${wait} s`)

  assert.equal((await ask('/api/public/properties', guesser)).status, 200)
  // The neighbouring address is somebody else; the same IPv6 network is not.
  assert.equal((await ask('/api/admin.php', '203.0.113.8')).status, 404)
  await guess(rateLimits.notFoundPerAddress.attempts, '2001:db8:1:2::1')
  assert.equal((await ask('/api/admin.php', '2001:db8:1:2::2')).status, 429)
})

test('the limit resets after the wait', async () => {
  const guesser = '203.0.113.9'
  await guess(rateLimits.notFoundPerAddress.attempts, guesser)
  const answer = await ask('/api/admin.php', guesser)
  mock.timers.enable({
    apis: ['Date'],
    now: Date.now() + Number(answer.headers.get('retry-after')) * 1_000,
  })
  try {
    assert.equal((await ask('/api/admin.php', guesser)).status, 404)
  } finally {
    mock.timers.reset()
  }
})

test('API calls made to render a page do not count', async () => {
  for (let n = 0; n <= rateLimits.notFoundPerAddress.attempts; n++) {
    const answer = await site.app.inject({
      url: '/api/public/pages/about',
      remoteAddress: '203.0.113.5',
    })
    assert.equal(answer.statusCode, 404)
  }
})
