import { z } from 'zod'
import { Acknowledgement } from '#contract/account/account.ts'
import { BrokerStatus } from '#contract/broker/broker.ts'
import { endpoint } from '#contract/endpoint.ts'
import { email, id, idParams, moment, optional, text } from '#contract/field.ts'
import { publicText } from '#contract/public-text.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { AgencyRole, AssignRule, GivenRole } from './vocabulary.ts'

const maxName = 80

export const AgencyMember = z.object({
  _id: z.string(),
  name: z.string(),
  companyName: z.string(),
  role: AgencyRole.schema,
  status: BrokerStatus.schema,
  /** Whether leads are assigned to the member automatically. */
  takesLeads: z.boolean(),
  isYou: z.boolean(),
  joinedAt: moment,
  /** Open leads of others that the member answers, and would hand over. */
  openLeads: z.number(),
  /** Whether leads can be assigned to the member: the account is active and verified. */
  mayAnswer: z.boolean(),
})
export type AgencyMember = z.infer<typeof AgencyMember>

const Invitation = z.object({
  _id: z.string(),
  email: z.string(),
  role: GivenRole.schema,
  expiresAt: moment,
  isOver: z.boolean(),
})

export const Agency = z.object({
  _id: z.string(),
  name: z.string(),
  /** The role of the viewer. */
  role: AgencyRole.schema,
  assignRule: AssignRule.schema,
  /** Hours after which an unanswered lead is offered to all members; null for never. */
  offerAfterHours: z.number().nullable(),
  version: z.number(),
  /** The owner first, then by name. */
  members: z.array(AgencyMember),
  /** Open invitations; empty for agents. */
  invitations: z.array(Invitation),
})
export type Agency = z.infer<typeof Agency>

const name = publicText(maxName, msg('Please enter the name of the agency.'))
const hours = z
  .number({ error: () => t('Please enter a number.') })
  .int({ error: () => t('Please enter a whole number.') })
  .min(1, { error: () => t('This cannot be less than {limit}.', { limit: 1 }) })
  .max(168, { error: () => t('This cannot be more than {limit}.', { limit: 168 }) })

// Writes carry the token in the body; only the read has it in its address, as the link does.
const holder = z.strictObject({ token: text(100, msg('This link is incomplete.')) })
const one = z.object({ agency: Agency })

export const agency = {
  get: endpoint({
    method: 'GET',
    path: '/broker/agency',
    access: 'broker',
    summary: 'Get the agency of the signed-in broker with its members; null if there is none',
    reply: z.object({ agency: Agency.nullable() }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/broker/agency',
    access: 'broker',
    summary: 'Create an agency owned by the signed-in broker',
    body: z.strictObject({ name }),
    reply: one,
    status: 201,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/broker/agency',
    access: 'broker',
    summary:
      'Change the agency: its name, how leads are assigned, when unanswered ones are offered',
    body: z.strictObject({
      name: optional(name),
      assignRule: optional(AssignRule.schema),
      offerAfterHours: hours.nullable().optional(),
      version: z.number().int().min(1),
    }),
    reply: one,
  }),
  changeMember: endpoint({
    method: 'PATCH',
    path: '/broker/agency/members/:id',
    access: 'broker',
    summary:
      'Change the role of a member, or whether leads are assigned to the member automatically',
    params: idParams,
    body: z.strictObject({
      role: optional(GivenRole.schema),
      takesLeads: z.boolean().optional(),
    }),
    reply: one,
  }),
  handOver: endpoint({
    method: 'PUT',
    path: '/broker/agency/owner',
    access: 'broker',
    summary: 'Make another member the owner; the present owner becomes a manager',
    body: z.strictObject({ memberId: id }),
    reply: one,
  }),
  removeMember: endpoint({
    method: 'POST',
    path: '/broker/agency/members/:id/removal',
    access: 'broker',
    summary: 'Remove a member or leave; open leads go to another member, or to the owner',
    params: idParams,
    body: z.strictObject({ successorId: optional(id) }),
    reply: z.object({
      /** The agency; null for a member who left. */
      agency: Agency.nullable(),
      /** The number of leads that another member answers now. */
      handedOver: z.number(),
    }),
  }),
  invite: endpoint({
    method: 'POST',
    path: '/broker/agency/invitations',
    access: 'broker',
    summary: 'Invite a broker by e-mail; inviting the same address again replaces the link',
    body: z.strictObject({ email, role: GivenRole.schema }),
    reply: one,
    status: 201,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/broker/agency/invitations/:id',
    access: 'broker',
    summary: 'Withdraw an invitation; its link stops working',
    params: idParams,
    reply: one,
  }),
}

/** What anybody with the link of an invitation may do. */
export const agencyInvitation = {
  get: endpoint({
    method: 'GET',
    path: '/public/agency-invitation',
    access: 'public',
    summary: 'Show who invites to which agency, by the link of the invitation',
    query: holder,
    reply: z.object({
      invitation: z.object({
        agencyName: z.string(),
        invitedBy: z.string(),
        role: GivenRole.schema,
        /** The invited address, masked: only an account with this address can join. */
        sentTo: z.string(),
        expiresAt: moment,
      }),
    }),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/broker/agency-invitation/accept',
    access: 'broker',
    summary: 'Join the agency, with the account of the invited address',
    body: holder,
    reply: one,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/public/agency-invitation/decline',
    access: 'public',
    summary: 'Decline an invitation, by its link',
    body: holder,
    reply: Acknowledgement,
  }),
}
