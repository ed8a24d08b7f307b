import { z } from 'zod'
import { Acknowledgement } from '#contract/account/account.ts'
import { endpoint } from '#contract/endpoint.ts'
import { idParams } from '#contract/field.ts'

/** Calls that the product connects, where a provider for them is set up. */
export const relayCall = {
  callSeeker: endpoint({
    method: 'POST',
    path: '/broker/inquiries/:id/calls',
    access: 'broker',
    summary: 'Call the broker and then the seeker, who shares the number; neither sees the other’s',
    params: idParams,
    /** One of `conversations`; required where several may be called. */
    body: z.strictObject({ conversation: z.uuid().optional() }),
    reply: Acknowledgement,
    status: 201,
  }),
  callBroker: endpoint({
    method: 'POST',
    path: '/customer/inquiries/:id/calls',
    access: 'customer',
    summary: 'Call the customer and then the broker; neither sees the other’s number',
    params: idParams,
    reply: Acknowledgement,
    status: 201,
  }),
}
