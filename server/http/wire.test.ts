import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { describe, mock, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { endpoints } from '#contract/index.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeCustomer } from '#test/make.ts'

/** Behaviour only visible on a real connection: malformed requests, slow ones, many at once. */

const site = useApp()
let listening: Promise<number> | undefined

async function listen(): Promise<number> {
  await site.app.listen({ host: '127.0.0.1', port: 0 })
  return (site.app.server.address() as AddressInfo).port
}

async function open(): Promise<Socket> {
  listening ??= listen()
  const socket = connect(await listening, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

/** Sends bytes and reads until the server closes the connection. */
async function exchange(bytes: string | Buffer): Promise<string> {
  const socket = await open()
  const parts: Buffer[] = []
  socket.on('data', (part) => parts.push(part))
  socket.on('error', () => undefined)
  socket.write(bytes)
  await once(socket, 'close')
  return Buffer.concat(parts).toString('latin1')
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])
const request = (line: string, headers: string[], body = '') =>
  [line, 'Host: localhost', ...headers, 'Connection: close', '', body].join('\r\n')
const about = 'GET /api/public/about HTTP/1.1'
const login = 'POST /api/customer-auth/login HTTP/1.1'
const json = 'Content-Type: application/json'

describe('request smuggling (HTTP-10)', () => {
  const hidden = 'GET /api/public/about HTTP/1.1\r\nHost: localhost\r\n\r\n'
  for (const [what, bytes] of [
    [
      'both a length and chunks',
      request(
        login,
        [json, 'Content-Length: 6', 'Transfer-Encoding: chunked'],
        `0\r\n\r\n${hidden}`,
      ),
    ],
    [
      'two lengths',
      request(login, [json, 'Content-Length: 2', 'Content-Length: 40'], `{}${hidden}`),
    ],
    ['a length that is no number', request(login, [json, 'Content-Length: +2'], '{}')],
    [
      'chunks after another encoding',
      request(login, [json, 'Transfer-Encoding: chunked, identity'], `0\r\n\r\n${hidden}`),
    ],
    ['a space before the colon', request(about, ['Content-Length : 0'])],
    ['a header folded over two lines', request(about, ['X-Note: one\r\n two'])],
    ['lines that end in LF alone', `${about}\nHost: localhost\nContent-Length: 0\n\n`],
    ['a carriage return within a header', request(about, ['X-Note: a\rContent-Length: 5'])],
    ['a NUL within a header', request(about, ['X-Note: a\u0000b'])],
    [
      'a size of chunk that is no size',
      request(login, [json, 'Transfer-Encoding: chunked'], `0x2\r\n{}\r\n0\r\n\r\n`),
    ],
    ['no host', `${about}\r\nConnection: close\r\n\r\n`],
    ['nothing of HTTP', 'hello there\r\n\r\n'],
  ] as const) {
    test(`an ambiguous request is refused and its connection closed: ${what}`, async () => {
      const answer = await exchange(bytes)
      assert.equal(statusOf(answer), 400)
      assert.equal(answer.match(/HTTP\/1\.1 /g)?.length, 1, 'the hidden request was answered')
    })
  }

  test('an ambiguous request gets the usual error format', async () => {
    const answer = await exchange('hello there\r\n\r\n')
    const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))
    assert.deepEqual(Object.keys(body), ['message', 'code', 'requestId'])
    assert.equal(body.code, 'request_unreadable')
  })
})

describe('oversized request heads (HTTP-06)', () => {
  test('a request with too large headers or URL is refused', async () => {
    const large = 'x'.repeat(17_000)
    for (const bytes of [
      request(about, [`X-Note: ${large}`]),
      request(`GET /api/public/about?x=${large} HTTP/1.1`, []),
      request(`GET /${large} HTTP/1.1`, []),
    ]) {
      const answer = await exchange(bytes)
      assert.equal(statusOf(answer), 431)
      assert.match(answer, /"code":"headers_too_large"/)
    }
  })

  test('a request with many small headers is accepted', async () => {
    const many = Array.from({ length: 2_000 }, (_, index) => `a${index % 10}:`)
    const status = statusOf(await exchange(request(about, many)))
    assert.ok([200, 431].includes(status), `${status}`)
  })
})

test('two Authorization headers are refused (AUT-15)', async () => {
  const { token } = await makeCustomer(site.context.db)
  const line = 'GET /api/customer-auth/profile HTTP/1.1'
  const own = `Authorization: Bearer ${token}`
  assert.equal(statusOf(await exchange(request(line, [own]))), 200)
  assert.equal(statusOf(await exchange(request(line, [own, 'authorization: Bearer x']))), 401)
  assert.equal(statusOf(await exchange(request(line, ['Authorization: Bearer x', own]))), 401)
})

test('a compressed bomb is not unpacked (HTTP-13)', async () => {
  const bomb = gzipSync(Buffer.alloc(100 * 1024 * 1024))
  const head = request(login, [json, 'Content-Encoding: gzip', `Content-Length: ${bomb.length}`])
  const before = process.memoryUsage.rss()
  const answer = await exchange(Buffer.concat([Buffer.from(head), bomb]))
  assert.equal(statusOf(answer), 415)
  assert.ok(process.memoryUsage.rss() - before < 50 * 1024 * 1024)
})

describe('many connections at once (HTTP-08, HTTP-12)', () => {
  /**
   * Returns the time of an ordinary call meanwhile in milliseconds: the median, because a single
   * call may hit a busy moment.
   */
  async function usualCall(): Promise<number> {
    const times: number[] = []
    for (let turn = 0; turn < 20; turn++) {
      const started = performance.now()
      assert.equal(statusOf(await exchange(request(about, []))), 200)
      times.push(performance.now() - started)
    }
    return times.toSorted((one, other) => one - other)[times.length / 2] ?? 0
  }

  for (const [what, count, beginning, next] of [
    ['slow in their headers', 100, `${about}\r\nHost: localhost\r\n`, 'X-Slow: 1\r\n'],
    ['slow in their body', 100, request(login, [json, 'Content-Length: 1000']), 'x'],
    // Fewer: generating the responses is work, which is not measured here.
    ['slow in reading their answer', 20, request('GET /api/openapi.json HTTP/1.1', []), ''],
    ['idle', 100, '', ''],
  ] as const) {
    test(`connections that are ${what} do not delay others`, async () => {
      // The document is generated on the first request, which is not measured here.
      await site.app.inject('/api/openapi.json')
      const slow = await Promise.all(Array.from({ length: count }, open))
      for (const socket of slow) {
        socket.on('error', () => undefined)
        socket.write(beginning || '\r\n')
      }
      const drip = setInterval(() => {
        for (const socket of slow) if (next && socket.writable) socket.write(next)
      }, 20)
      const usual = await usualCall()
      clearInterval(drip)
      for (const socket of slow) socket.destroy()
      assert.ok(usual < 500, `${usual} ms`)
    })
  }

  test('connections idle or slow in their headers are cut within two minutes', () => {
    const { requestTimeout, headersTimeout, keepAliveTimeout } = site.app.server
    const longest = Math.max(...endpoints.map(({ timeout = 0 }) => timeout))
    assert.equal(requestTimeout, longest)
    assert.ok(headersTimeout > keepAliveTimeout && headersTimeout <= 120_000)
    assert.ok(requestTimeout >= headersTimeout)
  })

  test('connections a proxy keeps idle for 75 seconds still serve a call', async (t) => {
    // Node closes idle connections with a socket timer, which mocked timers do not affect.
    const socket = await open()
    t.after(() => socket.destroy())
    const accepted = once(site.app.server, 'request')
    socket.write(`${about}\r\nHost: localhost\r\n\r\n`)
    const [{ socket: server }] = await accepted
    const [head] = await once(socket, 'data')
    assert.match(String(head), /\r\nkeep-alive: timeout=90\r\n/i)
    assert.ok(server.timeout > 75_000, `idle connections end after ${server.timeout} ms`)
    socket.write(`${about}\r\nHost: localhost\r\n\r\n`)
    assert.equal(statusOf(String((await once(socket, 'data'))[0])), 200)
  })

  /** Returns the response to a request whose body never completes, after `milliseconds`. */
  async function answerAfter(line: string, headers: string[], milliseconds: number) {
    const socket = await open()
    const arrived = once(site.app.server, 'request')
    let answer = ''
    socket.on('data', (part) => {
      answer += part.toString('latin1')
    })
    socket.on('error', () => undefined)
    socket.write(request(line, [...headers, 'Content-Length: 1000']))
    await arrived
    // The statement timeout is a timer too: wait until the viewer's lookup has released its
    // connection before ticking.
    do await turn()
    while (site.pool.idleCount < site.pool.totalCount)
    mock.timers.tick(milliseconds)
    return { socket, answer: () => answer }
  }

  test('connections whose body exceeds its endpoint’s timeout are cut', async (t) => {
    const { token } = await makeBroker(site.context.db)
    const form = [`Authorization: Bearer ${token}`, 'Content-Type: multipart/form-data; boundary=x']
    // Listening sets timers of its own, so open a connection first.
    const first = await open()
    first.destroy()
    mock.timers.enable({ apis: ['setTimeout'] })
    t.after(() => mock.timers.reset())
    const plain = await answerAfter(login, [json], 60_000)
    await once(plain.socket, 'close')
    assert.equal(statusOf(plain.answer()), 408)
    assert.match(plain.answer(), /"code":"request_timeout"/)
    assert.match(plain.answer(), /connection: close/i)

    const photo = await answerAfter('POST /api/broker/media HTTP/1.1', form, 119_999)
    // A later request is served first: the server still waits for the photo.
    assert.equal(statusOf(await exchange(request(about, []))), 200)
    assert.deepEqual([photo.answer(), photo.socket.readyState], ['', 'open'])
    mock.timers.tick(1)
    await once(photo.socket, 'close')
    assert.equal(statusOf(photo.answer()), 408)
  })

  test('a thousand open connections cost little and are closed', async () => {
    const before = process.memoryUsage.rss()
    const kept = await Promise.all(Array.from({ length: 1_000 }, open))
    const answered = kept.map(async (socket) => {
      socket.on('error', () => undefined)
      socket.write(`${about}\r\nHost: localhost\r\n\r\n`)
      await once(socket, 'data')
    })
    await Promise.all(answered)
    const usual = await usualCall()
    assert.ok(usual < 500, `${usual} ms`)
    const grown = (process.memoryUsage.rss() - before) / 1024 / 1024
    // Includes the memory of this test's clients.
    assert.ok(grown < 150, `${grown} MB`)
    site.app.server.closeIdleConnections()
    await Promise.all(kept.map((socket) => socket.closed || once(socket, 'close')))
  })

  test('pipelined requests are answered in order', async () => {
    const paths = Array.from({ length: 50 }, (_, index) =>
      index % 2 ? '/api/public/about' : '/api/nothing',
    )
    const bytes = paths.map((path, index) =>
      [
        `GET ${path} HTTP/1.1`,
        'Host: localhost',
        ...(index === paths.length - 1 ? ['Connection: close'] : []),
        '\r\n',
      ].join('\r\n'),
    )
    const answer = await exchange(bytes.join(''))
    const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status)
    assert.deepEqual(
      statuses,
      paths.map((path) => (path === '/api/nothing' ? '404' : '200')),
    )
  })
})
