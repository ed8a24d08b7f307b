import type pg from 'pg'
import { sendLinks } from '#server/account/forgot.ts'
import { sweepCounters } from '#server/account/throttle.ts'
import { watchListings } from '#server/alert/watch.ts'
import { activateSuspended } from '#server/broker/decide.ts'
import type { Context } from '#server/context.ts'
import { sweepDocuments } from '#server/document/sweep.ts'
import { tellDigests } from '#server/inquiry/digest.ts'
import { remindBrokers, sweepReminders } from '#server/inquiry/follow-up.ts'
import { rewordListings } from '#server/location/rename.ts'
import { hashPhotos } from '#server/media/phash-sweep.ts'
import { sweepMedia } from '#server/media/sweep.ts'
import type { Providers } from '#server/message/provider.ts'
import { sweepReceipts } from '#server/message/receipt.ts'
import { startSender } from '#server/message/sender.ts'
import { sweepNotifications } from '#server/notification/service.ts'
import type { Gateway } from '#server/payment/gateway.ts'
import { reconcile } from '#server/payment/online.ts'
import { eraseNext } from '#server/privacy/erase.ts'
import { foldWords } from '#server/property/bitmap-fold.ts'
import { rateListings } from '#server/property/quality.ts'
import { sweepViews } from '#server/recommendation/view.ts'
import { sweepUnsaved } from '#server/saved-property/service.ts'
import { followDays } from '#server/subscription/expiry.ts'
import { tellOpened } from '#server/waitlist/service.ts'
import { type Repeated, repeat } from './repeat.ts'

const minute = 60_000
const hour = 3_600_000
// All at once they would take every connection from the first visitors.
const apart = 100

export interface JobOptions {
  context: Context
  pool: pg.Pool
  providers: Providers
  gateway: Gateway | undefined
}

/** Begins all that is done without being asked for, one job a moment after the other. */
export function startJobs({ context, pool, providers, gateway }: JobOptions): Repeated[] {
  const { config, db, stores } = context
  const rounds: [milliseconds: number, work: () => Promise<unknown>][] = [
    [1_000, () => sendLinks(db, config)],
    [5_000, () => rewordListings(db)],
    [5_000, () => foldWords(db)],
    [5_000, () => rateListings(db)],
    [30_000, () => reconcile(db, gateway)],
    [minute, () => hashPhotos(db, stores.photos)],
    [minute, () => activateSuspended(db)],
    [minute, () => followDays(db)],
    [minute, () => eraseNext(db)],
    [minute, () => remindBrokers(db)],
    [minute, () => tellDigests(db)],
    [minute, () => tellOpened(db, config)],
    [hour, () => sweepCounters(db)],
    [hour, () => sweepMedia(db, stores.photos)],
    [hour, () => sweepDocuments(db, stores.documents)],
    [hour, () => sweepNotifications(db)],
    [hour, () => sweepUnsaved(db)],
    [hour, () => sweepViews(db)],
    [hour, () => sweepReminders(db)],
    [hour, () => sweepReceipts(db)],
  ]
  return [
    startSender(context, pool, providers),
    watchListings(context),
    ...rounds.map(([every, work], index) => repeat(every, work, apart * index)),
  ]
}
