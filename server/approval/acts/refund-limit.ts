import { z } from 'zod'
import type { ActOfTwo } from '#server/approval/act.ts'
import { lockRefundLimit, setRefundLimit } from '#server/billing/payment/refund-limit.ts'

const Payload = z.object({ amount: z.number() })

/** A constant id, because a request needs a target and there is only one limit. */
export const refundLimitId = '00000000-0000-0000-0000-000000000000'

/** Changing the refund limit: if one administrator could raise it, it would limit nobody. */
export const changeRefundLimit: ActOfTwo = {
  right: 'subscription.change',
  async look(tx) {
    return { seen: { amount: await lockRefundLimit(tx) }, subject: null }
  },
  async run(tx, _services, { name }, { id, payload, askedBy }) {
    const { amount } = Payload.parse(payload)
    await setRefundLimit(tx, { amount, requestId: id, askedBy, approvedBy: name })
    return undefined
  },
}
