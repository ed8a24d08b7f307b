import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { email, idParams, optional, phone, text } from './field.ts'

/** The Contact Broker form. `website` is a trap for machines: people never see it. */
export const InquiryDraft = z.strictObject({
  name: text(120, 'Please enter your name.'),
  phone,
  email: optional(email),
  message: optional(text(2000)),
  website: z.string().max(200).optional(),
})

export const inquiry = {
  create: endpoint({
    method: 'POST',
    path: '/public/properties/:id/inquiries',
    access: 'public',
    summary: 'Ask the broker about a live listing; a second one within a day joins the first',
    params: idParams,
    body: InquiryDraft,
    reply: z.object({ inquiry: z.object({ reference: z.string() }), message: z.string() }),
    status: 201,
  }),
}
