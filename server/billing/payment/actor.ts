import type { Actor } from '#server/audit/record.ts'

/** The gateway does things by itself: nobody of ours is the actor. */
export const razorpay: Actor = {
  realm: null,
  id: null,
  name: 'Razorpay',
  trace: { address: null, requestId: null },
}
