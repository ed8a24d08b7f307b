import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '#contract/refusal.ts'
import { localeOfPath, locales, pathPrefix } from '#domain/locale/locale.ts'
import { newNonce, type RenderedPage } from '#server/http/cache/page-cache.ts'
import { refusalOf, sendUnavailable } from '#server/http/error.ts'
import { innerCalls } from './inner-call.ts'
import { buildIn } from './localized-build.ts'
import { apologise, protect } from './page-policy.ts'
import { admitGateway, type PaymentOrigins } from './payment-policy.ts'
import { type RenderPage, type ServerBuild, serveBuild, serveSource } from './render-build.ts'
import { siteOf, siteTest } from './site-routes.ts'

export interface PagesOptions {
  /** Serve from source through Vite with hot reload instead of from build/. */
  dev: boolean
  /** The public URL of the site; defaults to the request's host. */
  publicUrl?: string | undefined
  /** Origins of the payment provider's script and frames, if configured. */
  paymentOrigins?: PaymentOrigins | undefined
  /** The operator's map style; without one the plain map is used. */
  mapStyleUrl?: string | undefined
  /** The address of street tiles, for the built-in map. */
  mapTiles?: (() => string | undefined) | undefined
}

const renderLimit = 10_000
const formType = 'application/x-www-form-urlencoded'
const formLimit = 64 * 1024

/** Registers all pages after the API: static files, then React Router for everything else. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  await app.register(async (pages) => {
    const loadBuild = options.dev
      ? await serveSource(pages, options.mapStyleUrl)
      : await serveBuild(pages, options.mapStyleUrl)
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      if (/^\/api(\/|\?|$)/.test(request.url)) return reply.callNotFound()
      try {
        const build = await loadBuild()
        const make = () => render(pages, build, request, reply, options)
        const html = await app.pageCache.coalesce(request, reply, make)
        return html && reply.send(html)
      } catch (error) {
        if (reply.raw.destroyed) return reply.hijack()
        if (isData(request)) throw error
        request.log.error({ err: error }, 'page')
        return sendUnavailable(request, reply, refusalOf(error as Error))
      }
    }
    // Refused before rendering started.
    pages.setErrorHandler((error: FastifyError, request, reply) => {
      const refusal = refusalOf(error)
      if (refusal.status !== 503 || isData(request)) throw error
      return sendUnavailable(request, reply, refusal)
    })
    pages.get('/*', { schema: { hide: true } }, answer)
    // Forms that also work without JavaScript: on a listing, on a broker, and Contact. A body of
    // another type is passed as empty, and the page says so.
    pages.removeAllContentTypeParsers()
    const reading = { parseAs: 'string', bodyLimit: formLimit } as const
    pages.addContentTypeParser(formType, reading, (_request, body, done) => done(null, body))
    pages.addContentTypeParser('*', reading, (_request, _body, done) => done(null))
    const form = { schema: { hide: true }, errorHandler: answerUnread }
    for (const prefix of locales.map(pathPrefix)) {
      pages.post(`${prefix}/properties/:id`, form, answer)
      pages.post(`${prefix}/brokers/:id`, form, answer)
      pages.post(`${prefix}/contact`, form, answer)
    }
  })
}

/**
 * Requests for the data of a page that is already open; refusals are sent as JSON, as to any API
 * client.
 */
const isData = ({ url }: FastifyRequest) => /\.data(\?|$)/.test(url)

/** The form's body could not be read; a person may have sent it. */
function answerUnread(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (error.statusCode !== 413) throw error
  reply.send(apologise(request, reply, 'too_large'))
}

async function render(
  app: FastifyInstance,
  build: ServerBuild,
  request: FastifyRequest,
  reply: FastifyReply,
  options: PagesOptions,
): Promise<RenderedPage> {
  if (reply.raw.destroyed) throw new Error('The visitor left.')
  const nonce = newNonce()
  let html: string | undefined
  const { call, parts, holdsPrivateData } = innerCalls(app, request)
  const context = build.entry.module.makeContext({
    inject: call,
    nonce,
    requestId: request.id,
    mapStyleUrl: options.mapStyleUrl,
    mapTiles: options.mapTiles?.(),
    report: (error) => request.log.error({ err: error }, 'page'),
    takePage: (page) => {
      html = page
    },
  })
  const response = await withinLimit(reply, (signal) =>
    rendererOf(build, request.url, options)(pageRequest(request, signal, options), context),
  )
  const refusal = response.status === 404 ? request.server.misses.refusal(request) : undefined
  if (refusal) {
    reply.header('retry-after', refusal.retryAfter)
    return { html: Buffer.from(apologise(request, reply, 'too_many_requests')), nonce, parts }
  }
  reply.status(response.status)
  for (const [name, value] of response.headers) reply.header(name, value)
  if (!response.headers.has('cache-control')) {
    reply.header('cache-control', holdsPrivateData() ? 'no-store' : 'no-cache')
  }
  if (response.status === 503) reply.header('retry-after', '5')
  protect(reply, nonce, options.mapStyleUrl)
  admitGateway(request, reply, options.paymentOrigins)
  return { html: Buffer.from(html ?? (await response.text())), nonce, parts }
}

const renderers = new WeakMap<ServerBuild, (url: string) => RenderPage>()

/** In dev a build lasts until a file changes. */
function rendererOf(build: ServerBuild, url: string, { dev }: PagesOptions): RenderPage {
  const ofBuild = renderers.get(build) ?? makeRenderers(build, dev ? 'development' : 'production')
  renderers.set(build, ofBuild)
  return ofBuild(url)
}

/** Returns the renderer for each URL; they are kept, because making one processes all routes. */
function makeRenderers(build: ServerBuild, mode: string): (url: string) => RenderPage {
  const made = new Map<string, RenderPage>()
  const isOfSite = siteTest(build)
  const site = siteOf(build)
  return (url) => {
    const locale = localeOfPath(url)
    const [part, name] = isOfSite(url) ? ([site, 'site'] as const) : ([build, 'all'] as const)
    const key = `${locale} ${name}`
    const known = made.get(key)
    if (known) return known
    const renderer = build.entry.module.createRequestHandler(buildIn(locale, part), mode)
    made.set(key, renderer)
    return renderer
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
  const body = typeof request.body === 'string' ? request.body : null
  // Joined as text: a path that starts with two slashes must not become another host.
  return new Request(base + request.url, {
    headers,
    signal,
    ...(request.method === 'POST' && { method: 'POST', body }),
  })
}

/** Aborts the work when the visitor leaves, and responds with 503 when a page takes too long. */
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
