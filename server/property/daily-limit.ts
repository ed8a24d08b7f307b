import { unlimited } from '#contract/billing/subscription-plan.ts'
import { dailySubmissions } from '#contract/property/own-property.ts'
import { refuse } from '#contract/refusal.ts'
import { dayInIndia, msToMidnightInIndia } from '#domain/date/date.ts'
import { lockBroker } from '#server/broker/service.ts'
import type { Handle } from '#server/db/connect.ts'
import { inDays } from '#server/db/india-day.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'
import { addressKey, isAllowed, type Limit } from '#server/resilience/throttle.ts'

/** Of all brokers before their KYC together: accounts cost nothing, an office has a few. */
const beforeKycPerAddress: Limit = { attempts: 15, minutes: 24 * 60 }

/**
 * Refuses a listing beyond a broker's daily limit, by days of India (decision 0043). The broker's
 * row is locked until the transaction ends, so exactly as many as fit go through. Listings that an
 * administrator adds or imports do not count.
 */
export async function requireDailyRoom(tx: Handle, viewer: BrokerViewer): Promise<void> {
  const { kyc_status } = await lockBroker(tx, viewer.id)
  const isVerified = kyc_status === 'verified'
  const limit = isVerified ? dailySubmissions.verified : await limitBeforeKyc(tx)
  if ((await countToday(tx, viewer.id)) < limit) {
    if (!isVerified) await requireRoomOfAddress(tx, viewer.trace.address)
    return
  }
  const [noun, then] = [
    limit === 1 ? 'listing' : 'listings',
    isVerified ? '' : ' until your KYC is verified',
  ]
  throw refuse('submissions_too_many', {
    message: `You can submit ${limit} ${noun} a day${then}. Please go on tomorrow.`,
    retryAfter: secondsToMidnight(new Date()),
  })
}

/** Counted in the transaction of the listing: one that is refused uses up nothing. */
async function requireRoomOfAddress(tx: Handle, address: string | null): Promise<void> {
  const key = addressKey('listing before kyc', address ?? '')
  if (await isAllowed(tx, key, beforeKycPerAddress)) return
  throw refuse('submissions_too_many', {
    message:
      'Too many listings were submitted from your network today by brokers whose KYC is not ' +
      'verified. Please go on tomorrow.',
    retryAfter: beforeKycPerAddress.minutes * 60,
  })
}

/** Without papers nobody lists as much in a day as the smallest plan allows altogether. */
async function limitBeforeKyc(tx: Handle): Promise<number> {
  const { smallest } = await tx
    .selectFrom('subscription_plan')
    .where('is_active', '=', true)
    .where('limit_property_listings', '<>', unlimited)
    .select(({ fn }) => fn.min<number | null>('limit_property_listings').as('smallest'))
    .executeTakeFirstOrThrow()
  return Math.max(1, Math.min(dailySubmissions.beforeKyc, (smallest ?? Infinity) - 1))
}

/** What the log has of today: a listing that was deleted since counts too. */
async function countToday(tx: Handle, brokerId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('audit_event')
    .where('actor_id', '=', brokerId)
    .where('act', '=', 'property.create')
    .where(inDays('at', { from: dayInIndia(new Date()) }))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function secondsToMidnight(now: Date): number {
  return Math.ceil(msToMidnightInIndia(now) / 1000)
}
