import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { id, idParams, moment, optional, text } from '#contract/field.ts'
import { Lead } from '#contract/inquiry/lead.ts'
import { t } from '#domain/locale/translate.ts'

/** A lead that nobody answered in time. Who asked is shown to who takes it. */
export const LeadOffer = z.object({
  /** The lead's id. */
  _id: z.string(),
  /** The listing; null for an inquiry about none. */
  title: z.string().nullable(),
  /** The member whom the person asked. */
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
    summary: 'Let another member of the agency answer a lead; its seeker is notified',
    params: idParams,
    body: z.strictObject({
      /** Null gives it back to the broker whom the person asked. */
      assigneeId: z.uuid({ error: () => t('Please choose a member.') }).nullable(),
      /** Who answers it as far as the caller has seen: two who assign at once do not both win. */
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
    summary: 'Leads of the agency that nobody answered in time, the longest waiting first',
    reply: z.object({ offers: z.array(LeadOffer) }),
  }),
  take: endpoint({
    method: 'POST',
    path: '/broker/agency/offers/:id/take',
    access: 'broker',
    summary: 'Take an offered lead: the first who does answers it',
    params: idParams,
    reply: one,
  }),
}
