import { dailySubmissions } from '#contract/property/own-property.ts'
import { refuse } from '#contract/refusal.ts'
import { msToMidnightInIndia } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import { lockBroker } from '#server/broker/service.ts'
import type { Handle } from '#server/db/connect.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { addressKey, isAllowed } from '#server/resilience/throttle.ts'
import { countToday, limitBeforeKyc } from './queries.ts'

/**
 * Refuses a listing beyond a broker's daily limit, by days in India (decision 0043). Locks the
 * broker's row until the transaction ends, so that concurrent requests cannot exceed the limit.
 * Listings that an administrator adds or imports do not count.
 */
export async function requireDailyRoom(tx: Handle, viewer: BrokerViewer): Promise<void> {
  const { kyc_status } = await lockBroker(tx, viewer.id)
  const isVerified = kyc_status === 'verified'
  const limit = isVerified ? dailySubmissions.verified : await limitBeforeKyc(tx)
  if ((await countToday(tx, viewer.id)) < limit) {
    if (!isVerified) await requireRoomOfAddress(tx, viewer.trace.address)
    return
  }
  throw refuse('submissions_too_many', {
    message: isVerified
      ? t(
          '{limit, plural, one {You can submit # listing a day. Please continue tomorrow.} ' +
            'other {You can submit # listings a day. Please continue tomorrow.}}',
          { limit },
        )
      : t(
          '{limit, plural, one {You can submit # listing a day until your KYC is verified. ' +
            'Please continue tomorrow.} other {You can submit # listings a day until your KYC is ' +
            'verified. Please continue tomorrow.}}',
          { limit },
        ),
    retryAfter: secondsToMidnight(new Date()),
  })
}

/** Counted in the transaction of the listing, so a refused one does not count. */
async function requireRoomOfAddress(tx: Handle, address: string | null): Promise<void> {
  const key = addressKey('listing before kyc', address ?? '')
  if (await isAllowed(tx, key, rateLimits.listingBeforeKycPerAddress)) return
  throw refuse('submissions_too_many', {
    message: t(
      'Too many listings were submitted from your network today by brokers whose KYC is not ' +
        'verified. Please continue tomorrow.',
    ),
    retryAfter: rateLimits.listingBeforeKycPerAddress.minutes * 60,
  })
}

function secondsToMidnight(now: Date): number {
  return Math.ceil(msToMidnightInIndia(now) / 1000)
}
