import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Config } from '#server/config/provider.ts'

/** What the store does with the next requests. */
export type StoreMood =
  | ('well' | 'refuses' | 'fails' | 'fails-after' | 'hangs' | 'cuts')
  /** Sends a byte now and then. */
  | 'trickles'
  /** Fails once, and is well. */
  | 'hiccups'

export interface ObjectStore {
  config: S3Config
  mood: StoreMood
  /** What it keeps, by key. */
  objects: Map<string, { content: Buffer; changed: Date }>
  /** How far its clock is ahead, in milliseconds. */
  clockAhead: number
  /** Method and path of each request. */
  asked: string[]
  close(): Promise<void>
}

/** So few, that a test meets a second page of a list. */
const pageSize = 2

/** A store on the loopback that speaks enough of S3, and takes nothing unsigned. */
export async function startObjectStore(): Promise<ObjectStore> {
  const server = createServer((request, response) => void answer(store, request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const store: ObjectStore = {
    config: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'ap-south-1',
      bucket: 'files-of-the-test',
      accessKeyId: 'KEYOFTHETEST',
      secretAccessKey: 'the-secret-of-the-test',
    },
    mood: 'well',
    clockAhead: 0,
    objects: new Map(),
    asked: [],
    async close() {
      if (!server.listening) return
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  return store
}

async function answer(
  store: ObjectStore,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', store.config.endpoint)
  const [, bucket, ...rest] = url.pathname.split('/')
  const key = rest.join('/')
  store.asked.push(`${request.method} ${url.pathname}`)
  const body = await buffer(request)
  if (store.mood === 'hangs') return
  if (store.mood === 'fails') return say(response, 500, 'InternalError')
  if (store.mood === 'hiccups') {
    store.mood = 'well'
    return say(response, 503, 'SlowDown')
  }
  if (store.mood === 'refuses') return say(response, 403, 'AccessDenied')
  const now = Date.now() + store.clockAhead
  response.setHeader('date', new Date(now).toUTCString())
  if (Math.abs(now - signedAt(request)) > maxSkewMs)
    return say(response, 403, 'RequestTimeTooSkewed')
  if (!isSigned(store.config, request, body)) return say(response, 403, 'SignatureDoesNotMatch')
  if (bucket !== store.config.bucket) return say(response, 404, 'NoSuchBucket')
  const kept = store.objects.get(key)
  switch (request.method) {
    case 'HEAD':
      return void response.end()
    case 'PUT':
      store.objects.set(key, { content: body, changed: new Date() })
      return store.mood === 'fails-after'
        ? say(response, 500, 'InternalError')
        : void response.end()
    case 'DELETE':
      store.objects.delete(key)
      return void response.writeHead(204).end()
    default:
      if (url.searchParams.has('list-type')) return list(store, url.searchParams, response)
      if (!kept) return say(response, 404, 'NoSuchKey')
      response.setHeader('etag', tagOf(kept.content))
      if ((request.headers['if-match'] ?? tagOf(kept.content)) !== tagOf(kept.content))
        return say(response, 412, 'PreconditionFailed')
      if (request.headers.range) return sendPart(kept.content, request.headers.range, response)
      response.setHeader('content-length', kept.content.length)
      if (store.mood === 'trickles') return trickle(kept.content, response)
      if (store.mood !== 'cuts') return void response.end(kept.content)
      response.write(kept.content.subarray(0, 10), () => response.destroy())
  }
}

const tagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`

function trickle(content: Buffer, response: ServerResponse): void {
  let sent = 0
  const timer = setInterval(() => response.write(content.subarray(sent, ++sent)), 200)
  response.on('close', () => clearInterval(timer))
}

function sendPart(content: Buffer, range: string, response: ServerResponse): void {
  const [first = 0, last = 0] = range.replace('bytes=', '').split('-').map(Number)
  if (first >= content.length) return void say(response, 416, 'InvalidRange')
  const part = content.subarray(first, last + 1)
  response
    .writeHead(206, {
      'content-range': `bytes ${first}-${first + part.length - 1}/${content.length}`,
      'content-length': part.length,
    })
    .end(part)
}

/** As stores of this kind have it. */
const maxSkewMs = 15 * 60_000

/** `20261130T021500Z`. */
function signedAt({ headers }: IncomingMessage): number {
  const [, ...parts] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(String(headers['x-amz-date'])) ?? []
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map(Number)
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** What can be seen of a signature (AWS Signature Version 4), and that it covers this content. */
function isSigned({ accessKeyId, region }: S3Config, { headers }: IncomingMessage, body: Buffer) {
  const scope = `${accessKeyId}/\\d{8}/${region}/s3/aws4_request`
  const signature = 'SignedHeaders=\\S+, Signature=[\\da-f]{64}'
  const pattern = `^AWS4-HMAC-SHA256 Credential=${scope}, ${signature}$`
  const sum = createHash('sha256').update(body).digest('hex')
  return (
    new RegExp(pattern).test(headers.authorization ?? '') && headers['x-amz-content-sha256'] === sum
  )
}

function list(store: ObjectStore, query: URLSearchParams, response: ServerResponse): void {
  const prefix = query.get('prefix') ?? ''
  const after = query.get('continuation-token') ?? ''
  const keys = [...store.objects.keys()].filter((key) => key.startsWith(prefix) && key > after)
  const page = keys.toSorted().slice(0, pageSize)
  const contents = page.map((key) => {
    const { changed, content } = store.objects.get(key) ?? { changed: new Date(0), content: '' }
    return (
      `<Contents><Key>${key}</Key><LastModified>${changed.toISOString()}</LastModified>` +
      `<Size>${content.length}</Size></Contents>`
    )
  })
  const isTruncated = keys.length > page.length
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  xml(
    response,
    200,
    `<ListBucketResult><IsTruncated>${isTruncated}` +
      `</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
  )
}

function say(response: ServerResponse, status: number, code: string): void {
  xml(response, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

function xml(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body)
}
