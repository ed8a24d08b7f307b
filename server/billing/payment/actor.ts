import type { Actor } from '#server/audit/record.ts'
import { paymentLabel } from '#server/billing/payment/provider/open.ts'
import type { Gateway } from '#server/billing/payment/provider/provider.ts'

/** The gateway as an actor, which is no account. */
export const gatewayActor = (gateway: Gateway | undefined): Actor => ({
  realm: null,
  id: null,
  name: paymentLabel(gateway),
  trace: { address: null, requestId: null },
})
