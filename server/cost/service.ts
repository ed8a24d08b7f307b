import type { z } from 'zod'
import type { CostRateChange, CostRateDraft } from '#contract/cost/cost-rate.ts'
import { refuse } from '#contract/refusal.ts'
import { formatDate } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import { formatRupees } from '#domain/money/money.ts'
import type { Handle } from '#server/db/connect.ts'
import { makeCrudService } from '#server/master/crud-service.ts'
import {
  columnsOf,
  deleteRate,
  findGap,
  findKindred,
  findRate,
  insertRate,
  requiredOf,
  updateRate,
} from './queries.ts'

/** The rates of charges on homes, maintained by administrators. */
export const costRateService = makeCrudService({
  table: 'cost_rate',
  missing: 'cost_rate_not_found',
  constraints: {
    cost_rate_one_at_a_time: ['cost_rate_overlaps', 'validFrom'],
    cost_rate_lasts: ['cost_rate_ends_early', 'validUntil'],
    cost_rate_slab_ends_after_it_starts: ['cost_rate_slab_ends_early', 'upTo'],
    cost_rate_is_one_amount: ['cost_rate_is_one_amount', 'percent'],
  },
  find: findRate,
  insert: async (tx: Handle, id: string, draft: z.output<typeof CostRateDraft>) => {
    await insertRate(tx, { ...columnsOf(draft), ...requiredOf(draft), id })
    await refuseGap(tx, id)
  },
  update: async (tx: Handle, id: string, change: z.output<typeof CostRateChange>) => {
    const kindred = await findKindred(tx, id)
    await updateRate(tx, id, columnsOf(change))
    await refuseGap(tx, id)
    // A rate that changes its kind may leave a gap in its former one.
    if (kindred) await refuseGap(tx, kindred)
  },
  remove: async (tx: Handle, id: string) => {
    const kindred = await findKindred(tx, id)
    await deleteRate(tx, id)
    if (kindred) await refuseGap(tx, kindred)
  },
})

/** Refuses a slab or a period that leaves amounts or days without a rate. */
async function refuseGap(tx: Handle, id: string): Promise<void> {
  const gap = await findGap(tx, id)
  if (!gap) return
  const { from, to } = gap
  if (gap.kind === 'day') {
    const message = t('No rate would apply from {from} to {to}. Enter that rate first.', {
      from: formatDate(from),
      to: formatDate(to),
    })
    throw refuse('cost_rate_day_gap', { message, fields: { validFrom: message } })
  }
  const message = t('No rate would apply above {from} up to {to}. Enter that slab first.', {
    from: formatRupees(Number(from)),
    to: formatRupees(Number(to)),
  })
  throw refuse('cost_rate_slab_gap', { message, fields: { above: message } })
}
