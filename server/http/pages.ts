import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import serveFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Method } from '#contract/endpoint.ts'
import { refuse } from '#contract/refusal.ts'

export interface PagesOptions {
  /** Serve from source through Vite with hot reload instead of from build/. */
  dev: boolean
  /** The address people reach the product under; the request's own host where there is none. */
  publicUrl?: string | undefined
}

/** What app/entry.server.tsx exports for us. The built bundle is the one door to the app. */
interface ServerBuild {
  entry: {
    module: {
      makeContext(page: PageRequest): unknown
      createRequestHandler(build: ServerBuild, mode: string): RenderPage
    }
  }
}

interface PageRequest {
  inject: (call: { method: Method; url: string; body?: unknown }) => Promise<{
    status: number
    body: unknown
    retryAfter?: string | undefined
  }>
  nonce: string
  requestId: string
  report: (error: unknown) => void
}

type RenderPage = (request: Request, context: unknown) => Promise<Response>

const root = fileURLToPath(new URL('../..', import.meta.url))
const renderLimit = 10_000

/** Mounts every page after the API: static files, then React Router for whatever is left. */
export async function mountPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  await app.register(async (pages) => {
    const loadBuild = options.dev ? await serveSource(pages) : await serveBuild(pages)
    pages.get('/*', async (request, reply) => {
      if (/^\/api(\/|\?|$)/.test(request.url)) return reply.callNotFound()
      const page = await render(pages, await loadBuild(), request, reply, options)
      return reply.send(page)
    })
  })
}

async function serveBuild(pages: FastifyInstance): Promise<() => Promise<ServerBuild>> {
  const bundle = join(root, 'build/server/index.js')
  if (!existsSync(bundle)) throw new Error('The pages are not built yet: run "npm run build".')
  await pages.register(serveFiles, {
    root: join(root, 'build/client'),
    // One route per file: an unknown address never touches the disk.
    wildcard: false,
    globIgnore: ['**/*.{br,gz}', '.vite/**'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.includes('/assets/') || path.includes('\\assets\\')
      reply.header(
        'cache-control',
        hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
  // A page of an older build asks for files that are gone: a plain 404, not a rendered page.
  pages.get('/assets/*', (_request, reply) => reply.callNotFound())
  const build: ServerBuild = await import(pathToFileURL(bundle).href)
  return async () => build
}

async function serveSource(pages: FastifyInstance): Promise<() => Promise<ServerBuild>> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    server: { middlewareMode: true, hmr: { server: pages.server } },
  })
  pages.addHook('onClose', () => vite.close())
  pages.addHook('onRequest', (request, reply, next) => {
    reply.header('content-security-policy', policy(randomBytes(16).toString('base64')))
    vite.middlewares(request.raw, reply.raw, next)
  })
  return async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
}

async function render(
  app: FastifyInstance,
  build: ServerBuild,
  request: FastifyRequest,
  reply: FastifyReply,
  options: PagesOptions,
): Promise<Buffer> {
  const nonce = randomBytes(16).toString('base64')
  const { makeContext, createRequestHandler } = build.entry.module
  const context = makeContext({
    inject: injectFor(app, request),
    nonce,
    requestId: request.id,
    report: (error) => request.log.error({ err: error }, 'page'),
  })
  const handle = createRequestHandler(build, options.dev ? 'development' : 'production')
  const response = await withinLimit(reply, (signal) =>
    handle(pageRequest(request, signal, options), context),
  )
  reply.status(response.status)
  for (const [name, value] of response.headers) reply.header(name, value)
  if (!response.headers.has('cache-control')) reply.header('cache-control', 'no-cache')
  reply.header('content-security-policy', policy(nonce))
  reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=()')
  return Buffer.from(await response.arrayBuffer())
}

/** The same call as over HTTP, without a socket, on behalf of the visitor who asked for the page. */
function injectFor(app: FastifyInstance, visitor: FastifyRequest): PageRequest['inject'] {
  return async ({ method, url, body }) => {
    const reply = await app.inject({
      method,
      url,
      remoteAddress: visitor.ip,
      headers: { 'user-agent': visitor.headers['user-agent'] ?? '' },
      ...(body !== undefined && { payload: body as object }),
    })
    return {
      status: reply.statusCode,
      body: reply.body ? JSON.parse(reply.body) : undefined,
      retryAfter: reply.headers['retry-after']?.toString(),
    }
  }
}

function pageRequest(
  request: FastifyRequest,
  signal: AbortSignal,
  { publicUrl }: PagesOptions,
): Request {
  const origin = publicUrl ?? `${request.protocol}://${request.host}`
  const base = URL.canParse(origin) ? new URL(origin).origin : 'http://localhost'
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value)
  }
  // Joined as text: a path that starts with two slashes must not become another host.
  return new Request(base + request.url, { headers, signal })
}

/** Stops the work when the visitor leaves, and answers 503 when a page takes too long. */
async function withinLimit<Result>(
  reply: FastifyReply,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const control = new AbortController()
  const timer = setTimeout(() => control.abort(refuse('busy', { retryAfter: 5 })), renderLimit)
  const left = () => control.abort(new Error('The visitor left.'))
  reply.raw.once('close', left)
  try {
    return await Promise.race([work(control.signal), failWhenAborted(control.signal)])
  } finally {
    clearTimeout(timer)
    reply.raw.off('close', left)
  }
}

function failWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

/** Scripts only from us and only with this answer's nonce; sonner and Radix write inline styles. */
function policy(nonce: string): string {
  return [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "form-action 'self'",
  ].join('; ')
}
