import { z } from 'zod'
import type { ActOfTwo } from '#server/approval/act.ts'
import { lockRefundLimit, setRefundLimit } from '#server/billing/payment/refund-limit.ts'

const Payload = z.object({ amount: z.number() })

/** The one limit there is; a request names a thing. */
export const refundLimitId = '00000000-0000-0000-0000-000000000000'

/** Another limit: who could raise it alone would not be held by it. */
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
