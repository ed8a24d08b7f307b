import { v7 } from 'uuid'
import { defaultRefundLimit, type RefundLimit } from '#contract/approval/approval.ts'
import type { Handle } from '#server/db/connect.ts'

const newest = (db: Handle) =>
  db.selectFrom('refund_limit').orderBy('set_at', 'desc').orderBy('id', 'desc')

/** Returns the highest refund in rupees that needs one administrator only. */
export async function findRefundLimit(db: Handle): Promise<number> {
  const row = await newest(db).select('amount').limit(1).executeTakeFirst()
  return row?.amount ?? defaultRefundLimit
}

/** Inserts a limit that two administrators approved. */
export async function insertRefundLimit(
  tx: Handle,
  limit: { amount: number; requestId: string; askedBy: string; approvedBy: string },
): Promise<void> {
  await tx
    .insertInto('refund_limit')
    .values({
      id: v7(),
      amount: limit.amount,
      request_id: limit.requestId,
      asked_by_name: limit.askedBy,
      approved_by_name: limit.approvedBy,
    })
    .execute()
}

const maxHistory = 50

/** Returns the latest changes of the limit, the newest first. */
export async function listRefundLimits(db: Handle): Promise<RefundLimit['history']> {
  const rows = await newest(db).selectAll().limit(maxHistory).execute()
  return rows.map((row) => ({
    _id: row.id,
    amount: row.amount,
    askedBy: row.asked_by_name,
    approvedBy: row.approved_by_name,
    setAt: row.set_at.toISOString(),
  }))
}
