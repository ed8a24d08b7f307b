import { z } from 'zod'
import { refuse } from '#contract/refusal.ts'
import type { ActOfTwo } from '#server/approval/act.ts'
import {
  beginApprovedRefund,
  lockMoneyOf,
  type MoneyKind,
  readRefundState,
} from '#server/billing/payment/give-back.ts'
import { isAboveRefundLimit } from '#server/billing/payment/refund-limit.ts'
import type { Handle } from '#server/db/connect.ts'

const Payload = z.object({ reference: z.string().optional() })

/** A refund above the limit. */
export const refundOf = (kind: MoneyKind): ActOfTwo => ({
  right: 'subscription.change',
  async look(tx, id) {
    const money = await getMoney(tx, kind, id)
    return { seen: await readRefundState(tx, money), subject: money.target }
  },
  needsTwo: (tx, { seen }) => isAboveRefundLimit(tx, Number(seen.amount)),
  async run(tx, services, viewer, { targetId, payload, reason }) {
    const { reference } = Payload.parse(payload)
    const asked = { reason: reason ?? '', ...(reference && { reference }) }
    return beginApprovedRefund(tx, services, viewer, await getMoney(tx, kind, targetId), asked)
  },
})

async function getMoney(tx: Handle, kind: MoneyKind, id: string) {
  const money = await lockMoneyOf(tx, kind, id)
  if (!money) throw refuse('payment_not_found')
  return money
}
