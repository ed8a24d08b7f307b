import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { formatAmount } from '#domain/money/money.ts'
import { lockKey } from '#server/db/advisory-lock.ts'
import type { Handle } from '#server/db/connect.ts'
import { findRefundLimit, insertRefundLimit, listRefundLimits } from './refund-limit-queries.ts'
import type { Money } from './refundable.ts'

/** The amount above which a refund needs two administrators (decision 0113). */

/** Returns the limit in whole rupees and the latest changes of it, the newest first. */
export async function readRefundLimit(db: Handle) {
  return { amount: await findRefundLimit(db), history: await listRefundLimits(db) }
}

/** Returns the limit, locked until the transaction ends. */
export async function lockRefundLimit(tx: Handle): Promise<number> {
  await lockKey(tx, 'refund limit')
  return findRefundLimit(tx)
}

/** Sets a limit that two administrators decided on. */
export async function setRefundLimit(
  tx: Handle,
  limit: { amount: number; requestId: string; askedBy: string; approvedBy: string },
): Promise<void> {
  await insertRefundLimit(tx, limit)
}

/** Returns whether an amount in paise is above the limit. */
export async function isAboveRefundLimit(db: Handle, paise: number): Promise<boolean> {
  return paise > (await findRefundLimit(db)) * 100
}

/** Refuses a refund that needs two administrators. */
export async function refuseAboveLimit(tx: Handle, { amount, words }: Money): Promise<void> {
  if (!(await isAboveRefundLimit(tx, amount))) return
  const limit = formatAmount((await findRefundLimit(tx)) * 100, 'INR')
  throw refuse('second_person_needed', {
    message: t(
      'A refund of {amount} needs the approval of another administrator, as all above {limit}.',
      { amount: words, limit },
    ),
  })
}
