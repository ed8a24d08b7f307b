import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { id, idParams, moment, optional, text } from '#contract/field.ts'
import { Lead } from '#contract/inquiry/lead.ts'
import { t } from '#domain/locale/translate.ts'

/** A lead that nobody answered in time. The seeker is shown only to the member who takes it. */
export const LeadOffer = z.object({
  /** The lead's id. */
  _id: z.string(),
  /** The listing; null for an inquiry about none. */
  title: z.string().nullable(),
  /** The member who received the inquiry. */
  brokerName: z.string(),
  askedAt: moment,
})
export type LeadOffer = z.infer<typeof LeadOffer>

const one = z.object({ inquiry: Lead })

export const leadAssignment = {
  assign: endpoint({
    method: 'PUT',
    path: '/broker/inquiries/:id/assignee',
    access: 'broker',
    summary: 'Assign a lead to another member of the agency; its seeker is notified',
    params: idParams,
    body: z.strictObject({
      /** Null gives it back to the broker who received the inquiry. */
      assigneeId: z.uuid({ error: () => t('Please choose a member.') }).nullable(),
      /** The assignee shown on screen: of two who assign at once only one succeeds. */
      from: id,
      reason: optional(text(300)),
    }),
    /** Null for a caller who may not see the lead any more. */
    reply: z.object({ inquiry: Lead.nullable() }),
  }),
  offers: endpoint({
    method: 'GET',
    path: '/broker/agency/offers',
    access: 'broker',
    summary: 'List leads of the agency that nobody answered in time, longest waiting first',
    reply: z.object({ offers: z.array(LeadOffer) }),
  }),
  take: endpoint({
    method: 'POST',
    path: '/broker/agency/offers/:id/take',
    access: 'broker',
    summary: 'Take an offered lead; the first member who does so answers it',
    params: idParams,
    reply: one,
  }),
}
