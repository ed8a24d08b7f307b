import { Socket } from 'node:net'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import helmet from 'helmet'
import type pg from 'pg'
import { endpoints } from '#contract/index.ts'
import { refuse } from '#contract/refusal.ts'
import { mountAccount } from '#server/account/routes.ts'
import { signInOutcomes } from '#server/account/sign-in/sign-in-record.ts'
import { mountAdministrator } from '#server/administrator/routes.ts'
import { mountAudit } from '#server/audit/routes.ts'
import { mountInvoice } from '#server/billing/invoice/routes.ts'
import { mountPayment } from '#server/billing/payment/routes.ts'
import { mountSubscription } from '#server/billing/subscription/routes.ts'
import { mountBroker } from '#server/broker/routes.ts'
import { mountCity } from '#server/city/routes.ts'
import { citySearchCounts } from '#server/city/search-count.ts'
import { mountCmsPage } from '#server/cms-page/routes.ts'
import { mountCompany } from '#server/company/routes.ts'
import { mountContact } from '#server/contact/routes.ts'
import type { Context } from '#server/context.ts'
import { mountDashboard } from '#server/customer/dashboard-routes.ts'
import { mountCustomer } from '#server/customer/routes.ts'
import type { Replicas } from '#server/db/reads.ts'
import { mountDocument } from '#server/document/routes.ts'
import { mountFlag } from '#server/flag/routes.ts'
import { keepAnswers } from '#server/http/cache/register-cache.ts'
import { answerClientError } from '#server/http/client-error.ts'
import { answerErrors, answerFrameworkError } from '#server/http/error.ts'
import { mountHealth } from '#server/http/health.ts'
import { type LogTarget, logger, logRequests } from '#server/http/log.ts'
import { countMisses } from '#server/http/not-found-limit.ts'
import { documentApi } from '#server/http/openapi.ts'
import { newRequestId } from '#server/http/request-id.ts'
import { mountImport } from '#server/import/listing/routes.ts'
import { mountSheet } from '#server/import/record/export-routes.ts'
import { mountConversation } from '#server/inquiry/customer-routes.ts'
import { mountInquiryLink } from '#server/inquiry/link-routes.ts'
import { mountInquiry } from '#server/inquiry/routes.ts'
import { mountInterest } from '#server/interest/routes.ts'
import { mountLocation } from '#server/location/routes.ts'
import { mountMarketplace } from '#server/marketplace/routes.ts'
import { mountMedia } from '#server/media/routes.ts'
import { mountNotification } from '#server/notification/in-app/routes.ts'
import { mountMessage } from '#server/notification/routes.ts'
import { mountPrivacy } from '#server/privacy/routes.ts'
import { mountPremium } from '#server/property/premium-routes.ts'
import { registerPropertyRoutes } from '#server/property/routes.ts'
import { registerPropertyReviewRoutes } from '#server/property-review/routes.ts'
import { mountReport } from '#server/report/routes.ts'
import { mountReview } from '#server/review/routes.ts'
import { mountSavedProperty } from '#server/saved-property/routes.ts'
import { mountSavedSearch } from '#server/saved-search/routes.ts'
import { registerSearchRoutes } from '#server/search/routes.ts'
import { mountSitemap } from '#server/sitemap/routes.ts'
import { mountSuggestion } from '#server/suggestion/routes.ts'
import { askedCounts } from '#server/suggestion/service.ts'
import { mountTicket } from '#server/ticket/routes.ts'
import { mountWaitlist } from '#server/waitlist/routes.ts'

export interface AppOptions extends Context {
  pool: pg.Pool
  /** Standbys that public reads go to. */
  replicas?: Replicas
  version: string
  /** Where log lines go; without it none are written. */
  log?: LogTarget
}

const minute = 60_000
// Proxies keep a connection for 60 to 75 seconds (nginx, AWS ALB): whoever closes first resets a
// call.
const keepAliveTimeout = 90_000
const headersTimeout = keepAliveTimeout + 5_000
const longest = Math.max(minute, ...endpoints.map(({ timeout = 0 }) => timeout))

/** Builds the whole HTTP side; never listens. Pages are mounted on top by main.ts. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, pool, circuits, replicas } = options
  const app = Fastify({
    logger: options.log ? logger(config.production, options.log) : false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    requestIdHeader: false,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: 256 * 1024,
    // Node knows one limit for all requests, so it is the longest; each endpoint cuts its own
    // before.
    requestTimeout: longest,
    handlerTimeout: minute,
    http: { headersTimeout },
    keepAliveTimeout,
    routerOptions: { maxParamLength: 400 },
    // Fastify's own answer is neither a page nor of our shape: refuseWhileClosing gives ours.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('viewer', undefined)
  // A form of another site can send text/plain without asking first: no route takes it.
  app.removeContentTypeParser('text/plain')
  readJson(app)
  answerErrors(app)
  logRequests(app)
  countMisses(app)
  app.addHook('onRequest', async (request) => {
    // Nothing here unpacks a body, so none can swell to more than the limit.
    if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') {
      throw refuse('media_type_unknown')
    }
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  // Made once: @fastify/helmet makes the headers anew for each request.
  const isSecure = config.publicUrl?.startsWith('https:')
  const protect = helmet({ ...headers, strictTransportSecurity: isSecure ? aYear : false })
  app.addHook('onRequest', (request, reply, done) => protect(request.raw, reply.raw, () => done()))
  refuseWhileClosing(app)
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    globalDecompression: false,
    // A stream could not be kept, and takes longer for what is so small.
    syncThreshold: 64 * 1024,
  })
  await app.register(multipart, {
    limits: { files: 1, fields: 20, parts: 40, fieldNameSize: 100 },
  })
  await app.register(underPressure, {
    maxEventLoopDelay: config.busyAfter,
    retryAfter: 5,
    exposeStatusRoute: false,
  })
  const health = {
    pool,
    databaseFolder: config.databaseUrl ? undefined : config.dataDir,
    circuits,
    replicas,
    signIns: signInOutcomes,
    metricsToken: config.metricsToken,
  }
  const { countKept } = mountHealth(app, health)
  keepAnswers(app, countKept, { noteWrite: () => replicas?.noteWrite() })
  documentApi(app, options.version)
  mountSitemap(app, options)
  const asked = askedCounts()
  const citySearches = citySearchCounts()
  await app.register(async (api) => {
    mountAccount(api, options)
    mountAdministrator(api, options)
    mountAudit(api, options)
    mountCity(api, options, citySearches)
    mountCmsPage(api, options)
    mountCompany(api, options)
    mountCustomer(api, options)
    mountDashboard(api, options)
    mountBroker(api, options)
    mountDocument(api, options)
    mountLocation(api, options)
    mountMedia(api, options)
    mountMessage(api, options)
    mountNotification(api, options)
    mountPayment(api, options)
    mountPrivacy(api, options)
    mountPremium(api, options)
    registerSearchRoutes(api, options, { asked, citySearches })
    registerPropertyRoutes(api, options)
    registerPropertyReviewRoutes(api, options)
    mountImport(api, options)
    mountFlag(api, options)
    mountContact(api, options)
    mountInquiry(api, options)
    mountConversation(api, options)
    mountInquiryLink(api, options)
    mountInterest(api, options)
    mountInvoice(api, options)
    mountMarketplace(api, options)
    mountReport(api, options)
    mountReview(api, options)
    mountSavedProperty(api, options)
    mountSavedSearch(api, options)
    mountSheet(api, options)
    mountSubscription(api, options)
    mountSuggestion(api, options, asked)
    mountTicket(api, options)
    mountWaitlist(api, options)
  })
  return app
}

/**
 * Turns callers away once the shutdown began; what a page under way asks for itself is answered.
 */
function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const isRefused = isClosing && raw.socket instanceof Socket
    done(isRefused ? refuse('shutting_down', { retryAfter: 5 }) : undefined)
  })
}

/**
 * Reads JSON as Fastify does, but takes an empty body for none: clients announce JSON with a
 * DELETE.
 */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined)
      else parse(request, body, done)
    },
  )
}

/**
 * Browsers that came by https once come by nothing else; other names of the domain are not ours.
 */
const aYear = { maxAge: 31_536_000, includeSubDomains: false }

// Answers that are not pages carry the strictest policy; pages set their own with a nonce.
const headers = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      frameAncestors: ["'none'"],
      sandbox: [],
    },
  },
  crossOriginResourcePolicy: { policy: 'same-origin' as const },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
  xFrameOptions: { action: 'deny' as const },
}
