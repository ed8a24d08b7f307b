import { signalLimits } from '#contract/property/review.ts'
import { listingExclusions } from '#domain/listing-wording/listing-exclusions.ts'
import { t } from '#domain/locale/translate.ts'
import { formatPriceShort } from '#domain/money/money.ts'
import { withCommas } from '#domain/text/format-number.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { workGivingWay } from '#server/job/round.ts'
import { notify } from '#server/notification/in-app/service.ts'
import { findLivePrice } from '#server/property-review/service.ts'
import {
  insertRuleFlag,
  listWordings,
  lockWordingCheck,
  saveWordingCheck,
  takePriceCuts,
} from './rule-queries.ts'

/** Live listings that a rule finds, for reviewers; they stay live meanwhile (decision 0009). */

const batch = 200

/** Flags live listings whose price was cut by more than half, or to far below similar homes. */
export async function flagPriceCuts(db: Handle): Promise<void> {
  while ((await transact(db, flagSomeCuts)) === batch);
}

async function flagSomeCuts(tx: Handle): Promise<number> {
  const cuts = await takePriceCuts(tx, batch)
  for (const { property_id, former_price } of cuts) {
    const row = await findLivePrice(tx, property_id)
    if (!row) continue
    const { rate, range } = row
    const before = Math.max(former_price, row.approvedPrice)
    // The range knows more of the home than the rate of its locality.
    const isFarBelow = range
      ? range.isFarBelow
      : rate !== null && rate.rate < rate.median * (1 - signalLimits.lowShare)
    if (row.price * 2 >= before && !isFarBelow) continue
    const prices = [
      `${formatPriceShort(before)} → ${formatPriceShort(row.price)}`,
      ...(range ? [`${formatPriceShort(range.low)} – ${formatPriceShort(range.high)}`] : []),
    ].join(', ')
    // In signs and figures, which readers of all languages understand.
    const rates = rate
      ? [rate.rate, rate.median].map((one) => `₹${withCommas(Math.round(one))}`)
      : []
    const note = rate ? `${prices} (${rates.join(' : ')} / sq ft)` : prices
    const flag = { propertyId: property_id, reason: 'price-cut' as const, note }
    if (await insertRuleFlag(tx, flag)) await notifyOf(tx, row.title)
  }
  return cuts.length
}

/** Raised when the rules of `domain/listing-wording/` find more: all are read again. */
const wordingRules = 1

/** A listing takes about a third of a millisecond, for which requests wait. */
const wordingsAtOnce = 25

/**
 * Searches the stored listings once for wording that excludes people, and flags the live ones, for
 * one round.
 */
export function flagWordings(db: Handle): Promise<void> {
  return workGivingWay(() => transact(db, flagSomeWordings))
}

async function flagSomeWordings(tx: Handle): Promise<boolean> {
  const position = await lockWordingCheck(tx, wordingRules)
  if (!position) return false
  const rows = await listWordings(tx, position.after, wordingsAtOnce)
  for (const { id, is_live, is_represented, listing_type, tenants, ...texts } of rows) {
    if (!is_live && !is_represented) continue
    const found = listingExclusions({
      ...texts,
      listingType: listing_type,
      tenants: tenants ?? undefined,
    })
    if (found.length === 0) continue
    const note = found
      .map(({ text }) => `“${text}”`)
      .join('\n')
      .slice(0, 1_000)
    const isNew = await insertRuleFlag(tx, { propertyId: id, reason: 'wording', note })
    if (isNew) await notifyOf(tx, texts.title)
  }
  const last = rows.length === wordingsAtOnce ? rows.at(-1)?.id : undefined
  await saveWordingCheck(tx, wordingRules, last ?? null)
  return last !== undefined
}

/** All of them are one line in the bell, which says how many. */
const notifyOf = (tx: Handle, title: string) =>
  notify(tx, 'flag.read', () => ({
    kind: 'flag',
    title: t('Look at this live listing: {title}', { title }),
    link: '/bb-admin/flags?status=open',
    group: {
      key: 'flag',
      title: t('{count} reported listings', { count: '{count}' }),
      link: '/bb-admin/flags',
    },
  }))
