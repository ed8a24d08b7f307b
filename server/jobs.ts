import type pg from 'pg'
import type { JobName } from '#contract/background-job/job-name.ts'
import { sendLinks } from '#server/account/password/forgot.ts'
import { notifySavers } from '#server/alert/saved-home.ts'
import { watchListings } from '#server/alert/watch.ts'
import { endExpired } from '#server/approval/service.ts'
import { followAuditLog, type HeadLog, logHead } from '#server/audit/chain/service.ts'
import { sweepDecisionViews } from '#server/audit/decision-view-queries.ts'
import { makeJobRecorder } from '#server/background-job/recorder.ts'
import { reconcile } from '#server/billing/payment/checkout.ts'
import type { Gateway } from '#server/billing/payment/provider/provider.ts'
import { followDays } from '#server/billing/subscription/expiry.ts'
import { followCertificates } from '#server/broker/kyc-expiry.ts'
import { activateSuspended } from '#server/broker/status-service.ts'
import { followCosts } from '#server/cost/cash-needed.ts'
import { sweepDocuments } from '#server/document/sweep.ts'
import { flagPriceCuts, flagWordings } from '#server/flag/flag-by-rule.ts'
import { followHomes } from '#server/home/follow.ts'
import { followMembers } from '#server/inquiry/agency/hand-over.ts'
import { offerUnanswered } from '#server/inquiry/agency/offer.ts'
import { sendDigests } from '#server/inquiry/digest.ts'
import { remindBrokers } from '#server/inquiry/follow-up.ts'
import { sweepInquiryLinks } from '#server/inquiry/link-queries.ts'
import { sweepReminders } from '#server/inquiry/notice-queries.ts'
import { measureResponseTimes } from '#server/inquiry/response-time/queries.ts'
import { followUnanswered } from '#server/inquiry/unanswered/follow.ts'
import { type JobLog, makeFailureLog } from '#server/job/log-failure.ts'
import { jobLock, type Repeated, repeat } from '#server/job/repeat.ts'
import { followListingChanges, sweepListingChanges } from '#server/listing-change/feed.ts'
import { hashPhotos } from '#server/media/phash-sweep.ts'
import { sweepMedia } from '#server/media/sweep.ts'
import type { Providers } from '#server/notification/channel/provider.ts'
import { sweepNotifications } from '#server/notification/in-app/service.ts'
import { sweepReceipts } from '#server/notification/outbox/receipt-queries.ts'
import { startSender } from '#server/notification/outbox/sender.ts'
import { sweepDeliveries } from '#server/partner/webhook/log.ts'
import { startWebhooks } from '#server/partner/webhook/sender.ts'
import { eraseDue } from '#server/privacy/erase.ts'
import { sweepViews } from '#server/property/analytics/customer-view-queries.ts'
import { ageListings } from '#server/property/availability/age-listings.ts'
import { askBrokers } from '#server/property/availability/request.ts'
import { deleteOldRequests } from '#server/property/availability/request-queries.ts'
import { followPriceRanges } from '#server/property/price-range/follow.ts'
import { testMarkets } from '#server/property/price-range/test-markets.ts'
import { rateListings } from '#server/property/rate-quality.ts'
import { rewordListings } from '#server/property/reword-listings.ts'
import { listSimilarOfOthers as listSimilar } from '#server/property/similar/queries.ts'
import { followUsualLoadings } from '#server/property/usual-loading/follow.ts'
import { hasOthersPhotos } from '#server/property-review/signals.ts'
import { endRequirements } from '#server/requirement/end.ts'
import { matchForARound } from '#server/requirement/match/match.ts'
import { notifyOfMatches } from '#server/requirement/match/notify.ts'
import { loadRegisters } from '#server/rera/register/load.ts'
import { sweepCounters } from '#server/resilience/throttle-queries.ts'
import { sweepUnsaved } from '#server/saved-property/service.ts'
import { foldWords } from '#server/search/index/apply-changes.ts'
import { sweepTouches } from '#server/touch/queries.ts'
import { endVisits } from '#server/visit/close.ts'
import { remindOfVisits } from '#server/visit/remind.ts'
import { notifyOpenedCities, removeUnconfirmed } from '#server/waitlist/service.ts'
import type { Context } from './context.ts'
import { openSharedLocks } from './db/shared-locks.ts'

const minute = 60_000
const hour = 3_600_000
// Started all at once, they would take every connection from the first visitors.
const apart = 100

export interface JobOptions {
  context: Context
  /** A pool whose connections keep their session, for advisory locks. */
  pool: pg.Pool
  providers: Providers
  gateway: Gateway | undefined
  log: JobLog & HeadLog
}

/** Starts all background jobs, one shortly after the other. */
export function startJobs({ context, pool, providers, gateway, log }: JobOptions): Repeated[] {
  const { config, db, sessions, stores } = context
  const locks = openSharedLocks(pool)
  const onUnmatched = makeFailureLog(log, 'match requirements')
  const rounds: [name: JobName, milliseconds: number, work: () => Promise<unknown>][] = [
    ['send password links', 1_000, () => sendLinks(db, config)],
    ['chain the audit log', 5_000, () => followAuditLog(db)],
    ['reword listings', 5_000, () => rewordListings(db)],
    ['follow listing changes', 1_000, () => followListingChanges(db)],
    ['follow homes', 5_000, () => followHomes(db)],
    ['fold words', 5_000, () => foldWords(db)],
    ['age listings', minute, () => ageListings(db)],
    ['measure response times', hour, () => measureResponseTimes(db)],
    ['ask brokers to confirm', 10 * minute, () => askBrokers(db, context)],
    ['rate listings', 5_000, () => rateListings(db)],
    ['follow costs', 5_000, () => followCosts(db)],
    ['follow usual loadings', 10 * minute, () => followUsualLoadings(db)],
    ['reconcile payments', 30_000, () => reconcile(db, gateway)],
    ['follow price ranges', 5_000, () => followPriceRanges(db, hasOthersPhotos)],
    ['test price ranges', 10 * minute, () => testMarkets(db)],
    ['flag price cuts', 5_000, () => flagPriceCuts(db)],
    ['flag wordings', 5_000, () => flagWordings(db)],
    ['notify savers', 5_000, () => notifySavers(db, config)],
    ['match requirements', 2_000, () => matchForARound(db, onUnmatched)],
    ['tell of requirements', 30_000, () => notifyOfMatches(db, config)],
    ['end requirements', minute, () => endRequirements(db, config)],
    ['load registers', 5_000, () => loadRegisters(sessions, config.dataDir)],
    ['hash photos', minute, () => hashPhotos(db, stores.photos)],
    ['activate suspended brokers', minute, () => activateSuspended(db)],
    ['follow certificates', minute, () => followCertificates(db)],
    ['follow subscriptions', minute, () => followDays(db)],
    ['erase customers', minute, () => eraseDue(db)],
    ['remind brokers', minute, () => remindBrokers(db)],
    ['follow unanswered', 5 * minute, () => followUnanswered(db, config, listSimilar)],
    ['end visits', 10_000, () => endVisits(db, context)],
    ['remind of visits', minute, () => remindOfVisits(db, context)],
    ['follow members', minute, () => followMembers(db, config)],
    ['offer unanswered', minute, () => offerUnanswered(db)],
    ['tell digests', minute, () => sendDigests(db)],
    ['tell the waiting list', minute, () => notifyOpenedCities(db, config)],
    ['log the end of the audit log', 24 * hour, () => logHead(db, log)],
    ['end expired approvals', 10 * minute, () => endExpired(db)],
    ['sweep counters', hour, () => sweepCounters(db)],
    ['sweep decision views', hour, () => sweepDecisionViews(db)],
    ['sweep photos', hour, () => sweepMedia(db, stores.photos)],
    ['sweep confirmation requests', hour, () => deleteOldRequests(db)],
    ['sweep documents', hour, () => sweepDocuments(db, stores.documents)],
    ['sweep notifications', hour, () => sweepNotifications(db)],
    ['sweep unsaved homes', hour, () => sweepUnsaved(db)],
    ['sweep views', hour, () => sweepViews(db)],
    ['sweep reminders', hour, () => sweepReminders(db)],
    ['sweep the waiting list', hour, () => removeUnconfirmed(db)],
    ['sweep inquiry links', hour, () => sweepInquiryLinks(db)],
    ['sweep listing changes', hour, () => sweepListingChanges(db)],
    ['sweep receipts', hour, () => sweepReceipts(db)],
    ['sweep touches', hour, () => sweepTouches(db)],
    ['sweep webhook deliveries', hour, () => sweepDeliveries(db)],
    ['record background jobs', 2_000, makeJobRecorder(db)],
  ]
  const repeated = rounds.map(([name, milliseconds, work], index) =>
    repeat(log, {
      ...{ name, milliseconds, work, delay: apart * index },
      admit: (run) => locks.work(jobLock(name), run),
    }),
  )
  return [
    startSender(context, pool, providers, log),
    startWebhooks(context, pool, log),
    watchListings(context, log),
    {
      async stop() {
        await Promise.all(repeated.map((job) => job.stop()))
        await locks.close()
      },
    },
  ]
}
