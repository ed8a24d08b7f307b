import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, test } from 'node:test'
import { customer } from '#contract/customer/customer.ts'
import { buildApp } from '#server/app.ts'
import { useApp } from '#test/app.ts'
import { startTelemetry } from './start-telemetry.ts'

/** What a collector receives of requests, and what they notice of one that is slow or away. */

const site = useApp({ trustProxy: ['127.0.0.1'] })

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number }
}
interface ReceivedSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: Attribute[]
}

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A collector on this machine; `isSilent`: it takes requests and never answers. */
async function collector({ isSilent = false } = {}) {
  const received: { path: string; text: string }[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    received.push({ path: request.url ?? '', text })
    if (!isSilent) response.setHeader('content-type', 'application/json').end('{}')
  })
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const spans = () =>
    received
      .filter(({ path }) => path === '/v1/traces')
      .flatMap(({ text }) => JSON.parse(text).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans)
      .flatMap(({ spans: found }): ReceivedSpan[] => found)
  return { url: `http://127.0.0.1:${port}`, received, spans }
}

async function traced(url: string) {
  const lines: string[] = []
  const telemetry = startTelemetry({ url, version: 'test', log: (line) => lines.push(line) })
  const app = await buildApp({ ...site.context, pool: site.pool, version: 'test', telemetry })
  await app.ready()
  const signIn = (headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: `/api${customer.login.path}?note=meera%40example.in`,
      payload: { email: 'meera@example.in', password: 'a secret of mine' },
      headers,
    })
  return { app, telemetry, signIn, lines }
}

const attributeOf = ({ attributes }: ReceivedSpan, name: string) =>
  attributes.find(({ key }) => key === name)?.value

describe('a collector', () => {
  test('receives a request with its statements, and metrics, and nothing of people', async () => {
    const { url, received, spans } = await collector()
    const { app, telemetry, signIn } = await traced(url)
    const { headers } = await signIn()
    await telemetry.close()
    await app.close()
    const request = spans().find(({ name }) => name === `POST /api${customer.login.path}`)
    assert.ok(
      request,
      spans()
        .map(({ name }) => name)
        .join(),
    )
    assert.equal(
      attributeOf(request, 'brickbazaar.request_id')?.stringValue,
      String(headers['x-request-id']),
    )
    const statements = spans().filter(({ parentSpanId }) => parentSpanId === request.spanId)
    assert.ok(statements.some(({ name }) => name === 'select customer'))
    assert.ok(statements.every(({ traceId }) => traceId === request.traceId))
    const metrics = received.filter(({ path }) => path === '/v1/metrics')
    const sent = metrics.map(({ text }) => text).join()
    for (const name of ['http_request_duration_seconds', 'job_runs_total', 'sign_ins_total']) {
      assert.ok(sent.includes(`"${name}"`), name)
    }
    for (const word of ['meera', 'secret', '127.0.0.1', 'note=']) {
      assert.ok(!received.some(({ text }) => text.includes(word)), word)
    }
  })

  test('goes on with a trace that a trusted proxy names, and with no other', async () => {
    const { url, spans } = await collector()
    const { app, telemetry, signIn } = await traced(url)
    const traceId = 'a'.repeat(32)
    const traceparent = `00-${traceId}-${'b'.repeat(16)}-01`
    await signIn({ traceparent, 'x-forwarded-for': '203.0.113.7' })
    await signIn({ traceparent })
    await signIn({ traceparent: `00-${'0'.repeat(32)}-x-01`, 'x-forwarded-for': '203.0.113.7' })
    await telemetry.close()
    await app.close()
    const requests = spans().filter(({ name }) => name.startsWith('POST'))
    assert.equal(requests.length, 3)
    assert.deepEqual(
      requests.filter((span) => span.traceId === traceId).map(({ parentSpanId }) => parentSpanId),
      ['b'.repeat(16)],
    )
  })

  test('receives the requests of whoever asks to be left out of traces', async () => {
    const { url, spans } = await collector()
    const { app, telemetry, signIn } = await traced(url)
    const traceparent = `00-${'c'.repeat(32)}-${'d'.repeat(16)}-00`
    await signIn({ traceparent, 'x-forwarded-for': '203.0.113.7' })
    await signIn({ traceparent })
    await telemetry.close()
    await app.close()
    assert.equal(spans().filter(({ name }) => name.startsWith('POST')).length, 2)
  })

  for (const isSilent of [true, false]) {
    test(`that ${isSilent ? 'never answers' : 'is away'} costs no request`, async () => {
      const { url } = await collector({ isSilent })
      const { app, telemetry, lines } = await traced(isSilent ? url : 'http://127.0.0.1:1')
      for (let turn = 0; turn < 3_000; turn++) {
        assert.equal((await app.inject('/livez')).statusCode, 200)
      }
      const began = performance.now()
      await telemetry.close()
      await app.close()
      assert.ok(performance.now() - began < 8_000)
      if (!isSilent) assert.match(lines.join('\n'), /^\w+ could not be sent to OTEL_[^\n]*$/)
    })
  }
})
