import { Socket } from 'node:net'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type pg from 'pg'
import { endpoints } from '#contract/index.ts'
import { refuse } from '#contract/refusal.ts'
import { registerAccountRoutes } from '#server/account/routes.ts'
import { signInOutcomes } from '#server/account/sign-in/sign-in-record.ts'
import { registerAdministratorRoutes } from '#server/administrator/routes.ts'
import { registerAgencyRoutes } from '#server/agency/routes.ts'
import { registerApprovalRoutes } from '#server/approval/routes.ts'
import type { ArchiveState } from '#server/archive/archive.ts'
import { registerAuditRoutes } from '#server/audit/routes.ts'
import { registerBackgroundJobRoutes } from '#server/background-job/routes.ts'
import { registerInvoiceRoutes } from '#server/billing/invoice/routes.ts'
import { registerPaymentRoutes } from '#server/billing/payment/routes.ts'
import { registerCreditRoutes } from '#server/billing/subscription/credit-routes.ts'
import { registerSubscriptionRoutes } from '#server/billing/subscription/routes.ts'
import { registerBrokerRoutes } from '#server/broker/routes.ts'
import { registerCityRoutes } from '#server/city/routes.ts'
import { citySearchCounts } from '#server/city/search-count.ts'
import { registerCmsPageRoutes } from '#server/cms-page/routes.ts'
import { registerCompanyRoutes } from '#server/company/routes.ts'
import { registerContactRoutes } from '#server/contact/routes.ts'
import type { Context } from '#server/context.ts'
import { registerCostRoutes } from '#server/cost/routes.ts'
import { registerDashboardRoutes } from '#server/customer/dashboard-routes.ts'
import { registerCustomerRoutes } from '#server/customer/routes.ts'
import type { Replicas } from '#server/db/reads.ts'
import { registerDocumentRoutes } from '#server/document/routes.ts'
import { registerFlagRoutes } from '#server/flag/routes.ts'
import { registerHomeRoutes } from '#server/home/routes.ts'
import { registerResponseCache } from '#server/http/cache/register-cache.ts'
import { sendClientError } from '#server/http/client-error.ts'
import { registerErrorHandlers, sendFrameworkError } from '#server/http/error.ts'
import { type Health, registerHealthRoutes } from '#server/http/health.ts'
import { type LogTarget, logger, logRequests } from '#server/http/log/log.ts'
import { followStatements } from '#server/http/log/slow-statement.ts'
import { countMisses } from '#server/http/not-found-limit.ts'
import { documentApi } from '#server/http/openapi.ts'
import { protectResponses } from '#server/http/protection.ts'
import { readJson } from '#server/http/read-json.ts'
import { newRequestId } from '#server/http/request-id.ts'
import { registerImportRoutes } from '#server/import/listing/routes.ts'
import { registerExportRoutes } from '#server/import/record/export-routes.ts'
import { registerAgencyLeadRoutes } from '#server/inquiry/agency/routes.ts'
import { registerCallReportRoutes } from '#server/inquiry/call-report/routes.ts'
import { registerConversationRoutes } from '#server/inquiry/customer-routes.ts'
import { registerInquiryLinkRoutes } from '#server/inquiry/link-routes.ts'
import { registerRelayRoutes } from '#server/inquiry/relay/routes.ts'
import { registerInquiryRoutes } from '#server/inquiry/routes.ts'
import { registerWorkingHoursRoutes } from '#server/inquiry/working-hours/routes.ts'
import { registerInterestRoutes } from '#server/interest/routes.ts'
import { answerInLanguage } from '#server/locale/answer-in-language.ts'
import { registerLocationRoutes } from '#server/location/routes.ts'
import { registerMarketplaceRoutes } from '#server/marketplace/routes.ts'
import { registerMcp } from '#server/mcp/routes.ts'
import { registerMediaRoutes } from '#server/media/routes.ts'
import { registerNotificationRoutes } from '#server/notification/in-app/routes.ts'
import { registerMessageRoutes } from '#server/notification/routes.ts'
import { refuseKeysInAddresses } from '#server/partner/leaked-key.ts'
import { registerPartnerRoutes } from '#server/partner/routes.ts'
import { registerPrivacyRoutes } from '#server/privacy/routes.ts'
import { registerAvailabilityRoutes } from '#server/property/availability/routes.ts'
import { registerListingMessageRoutes } from '#server/property/listing-message/routes.ts'
import { registerPremiumRoutes } from '#server/property/premium-routes.ts'
import { registerPriceRangeRoutes } from '#server/property/price-range/routes.ts'
import { registerPropertyRoutes } from '#server/property/routes.ts'
import { registerPropertyReviewRoutes } from '#server/property-review/routes.ts'
import { registerReportRoutes } from '#server/report/routes.ts'
import { registerRequirementRoutes } from '#server/requirement/routes.ts'
import { registerReraRoutes } from '#server/rera/routes.ts'
import { registerReviewRoutes } from '#server/review/routes.ts'
import { registerSavedPropertyRoutes } from '#server/saved-property/routes.ts'
import { registerSavedSearchRoutes } from '#server/saved-search/routes.ts'
import { registerSearchRoutes } from '#server/search/routes.ts'
import { registerShortlistRoutes } from '#server/shortlist/routes.ts'
import { registerSitemapRoutes } from '#server/sitemap/routes.ts'
import { registerStreetMapRoutes } from '#server/street-map/routes.ts'
import type { StreetMap } from '#server/street-map/street-map.ts'
import { registerSuggestionRoutes } from '#server/suggestion/routes.ts'
import { searchSentenceCounts } from '#server/suggestion/service.ts'
import { registerTicketRoutes } from '#server/ticket/routes.ts'
import { registerTouchRoutes } from '#server/touch/routes.ts'
import { registerVisitRoutes } from '#server/visit/routes.ts'
import { registerWaitlistRoutes } from '#server/waitlist/routes.ts'

export interface AppOptions extends Context {
  pool: pg.Pool
  replicas?: Replicas
  /** The archive of the embedded database, for /readyz and /metrics. */
  archive?: { readonly state: ArchiveState } | undefined
  /** The streets of the map, where MAP_TILES names them. */
  streets?: StreetMap | undefined
  version: string
  telemetry?: Health['telemetry']
  /** Target of log lines; without it none are written. */
  log?: LogTarget
}

const minute = 60_000
// Longer than proxies keep a connection open (nginx, AWS ALB: 60 to 75 seconds): if the server
// closed it first, a request in flight would be lost.
const keepAliveTimeout = 90_000
const headersTimeout = keepAliveTimeout + 5_000
const maxTimeout = Math.max(minute, ...endpoints.map(({ timeout = 0 }) => timeout))

/** Builds the whole HTTP side without listening. start.ts adds the pages. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, pool, circuits, replicas, archive, streets, telemetry } = options
  const app = Fastify({
    logger: options.log ? logger(config.production, options.log) : false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    requestIdHeader: false,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: 256 * 1024,
    // Node has one limit for all requests, so it is the longest; endpoints with a shorter one abort
    // the request themselves.
    requestTimeout: maxTimeout,
    handlerTimeout: minute,
    http: { headersTimeout },
    keepAliveTimeout,
    routerOptions: { maxParamLength: 400 },
    // Fastify's own 503 is neither a page nor in our error format: refuseWhileClosing sends ours.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: sendFrameworkError,
    clientErrorHandler: sendClientError,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('viewer', undefined)
  app.decorateRequest('apiKey', undefined)
  // Forms of other sites can send text/plain without a CORS preflight: no route accepts it.
  app.removeContentTypeParser('text/plain')
  readJson(app)
  registerErrorHandlers(app)
  logRequests(app)
  followStatements(app, telemetry)
  // First, so that refusals have these headers too.
  protectResponses(app, config.publicUrl?.startsWith('https:') ?? false)
  countMisses(app)
  answerInLanguage(app)
  refuseKeysInAddresses(app, options.db)
  app.addHook('onRequest', async (request) => {
    // Bodies are never decompressed, so none can grow beyond the limit.
    if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') {
      throw refuse('media_type_unknown')
    }
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  refuseWhileClosing(app)
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    globalDecompression: false,
    // Small responses are compressed synchronously: a stream could not be cached and takes longer.
    syncThreshold: 64 * 1024,
  })
  await app.register(multipart, {
    limits: { files: 1, fields: 20, parts: 40, fieldNameSize: 100 },
  })
  await app.register(underPressure, {
    maxEventLoopDelay: config.busyAfter,
    exposeStatusRoute: false,
    pressureHandler: refuseCaller,
  })
  const health = {
    pool,
    databaseFolder: config.databaseUrl ? undefined : config.dataDir,
    circuits,
    replicas,
    archive: archive && (() => archive.state),
    ...{ streets, files: options.stores.trouble },
    signIns: signInOutcomes,
    metricsToken: config.metricsToken,
    telemetry,
  }
  const { countCacheHit } = registerHealthRoutes(app, health)
  registerResponseCache(app, countCacheHit, { noteWrite: () => replicas?.noteWrite() })
  documentApi(app, options.version)
  registerSitemapRoutes(app, options)
  if (streets) registerStreetMapRoutes(app, streets)
  registerMcp(app, options)
  const searchSentences = searchSentenceCounts()
  const citySearches = citySearchCounts()
  await app.register(async (api) => {
    registerAccountRoutes(api, options)
    registerAdministratorRoutes(api, options)
    registerAgencyRoutes(api, options)
    registerAuditRoutes(api, options)
    registerBackgroundJobRoutes(api, options)
    registerCityRoutes(api, options, citySearches)
    registerCmsPageRoutes(api, options)
    registerCompanyRoutes(api, options)
    registerCustomerRoutes(api, options)
    registerDashboardRoutes(api, options)
    registerBrokerRoutes(api, options)
    registerDocumentRoutes(api, options)
    registerHomeRoutes(api, options)
    registerLocationRoutes(api, options)
    registerMediaRoutes(api, options)
    registerMessageRoutes(api, options)
    registerNotificationRoutes(api, options)
    registerPartnerRoutes(api, options)
    registerPaymentRoutes(api, options)
    registerPrivacyRoutes(api, options)
    registerListingMessageRoutes(api, options)
    registerPremiumRoutes(api, options)
    registerSearchRoutes(api, options, { asked: searchSentences, citySearches })
    registerPropertyRoutes(api, options)
    registerAvailabilityRoutes(api, options)
    registerPriceRangeRoutes(api, options)
    registerPropertyReviewRoutes(api, options)
    registerReraRoutes(api, options)
    registerImportRoutes(api, options)
    registerCallReportRoutes(api, options)
    registerApprovalRoutes(api, options)
    registerFlagRoutes(api, options)
    registerContactRoutes(api, options)
    registerCostRoutes(api, options)
    registerInquiryRoutes(api, options)
    registerAgencyLeadRoutes(api, options)
    registerConversationRoutes(api, options)
    registerInquiryLinkRoutes(api, options)
    registerInterestRoutes(api, options)
    registerInvoiceRoutes(api, options)
    registerMarketplaceRoutes(api, options)
    registerRelayRoutes(api, options)
    registerReportRoutes(api, options)
    registerReviewRoutes(api, options)
    registerSavedPropertyRoutes(api, options)
    registerSavedSearchRoutes(api, options)
    registerExportRoutes(api, options)
    registerSubscriptionRoutes(api, options)
    registerCreditRoutes(api, options)
    registerSuggestionRoutes(api, options, searchSentences)
    registerTicketRoutes(api, options)
    registerRequirementRoutes(api, options)
    registerShortlistRoutes(api, options)
    registerVisitRoutes(api, options)
    registerTouchRoutes(api, options)
    registerWaitlistRoutes(api, options)
    registerWorkingHoursRoutes(api, options)
  })
  return app
}

/**
 * Refuses API calls from outside. Pages wait for their turn instead, and what they call has waited;
 * files and health checks cost little.
 */
async function refuseCaller({ raw }: FastifyRequest): Promise<void> {
  const isCall = raw.socket instanceof Socket && /^\/(api\/|mcp\b)/.test(raw.url ?? '')
  if (isCall) throw refuse('busy', { retryAfter: 5 })
}

/**
 * Refuses new requests once the shutdown has begun; API calls of a page that is being rendered
 * still work.
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
