import { z } from 'zod'
import { Language } from '#contract/account/language.ts'
import { endpoint } from '#contract/endpoint.ts'
import { email, id, idParams, moment, optional, phone, searchText, text } from '#contract/field.ts'
import { Pagination, paging } from '#contract/page.ts'
import { type WordOf, words } from '#contract/words.ts'
import { msg } from '#domain/locale/translate.ts'

/** The topics of the contact form (INQ-2). */
export const InquiryType = words({
  general: msg('General'),
  support: msg('Support'),
  partnership: msg('Partnership'),
  broker: msg('Broker'),
  property: msg('Property'),
})
export type InquiryType = WordOf<typeof InquiryType>

export const TicketStatus = words({
  open: msg('Open'),
  pending: msg('Awaiting reply from sender'),
  resolved: msg('Resolved'),
  closed: msg('Closed'),
})
export type TicketStatus = WordOf<typeof TicketStatus>

export const TicketAct = words({
  reply: msg('Reply'),
  resolve: msg('Resolve'),
  close: msg('Close'),
  reopen: msg('Reopen'),
})
export type TicketAct = WordOf<typeof TicketAct>

/** Whether the sender has rated the reply. */
export const TicketRated = words({ yes: msg('Rated'), low: msg('Rated 1 or 2') })
export type TicketRated = WordOf<typeof TicketRated>

/** Whether the promised time has passed. */
export const TicketDue = words({ late: msg('Overdue') })
export type TicketDue = WordOf<typeof TicketDue>

/** The transitions of a ticket; those not in the table are refused. */
export const ticketLifecycle: Record<TicketStatus, Partial<Record<TicketAct, TicketStatus>>> = {
  open: { reply: 'pending', resolve: 'resolved', close: 'closed' },
  pending: { reply: 'pending', resolve: 'resolved', close: 'closed', reopen: 'open' },
  resolved: { close: 'closed', reopen: 'open' },
  closed: { reopen: 'open' },
}

/**
 * Returns the acts that a status allows, in the order of `TicketAct`. Sent with the ticket as
 * `may`.
 */
export function ticketActs(status: TicketStatus): TicketAct[] {
  return TicketAct.keys.filter((act) => ticketLifecycle[status][act] !== undefined)
}

/** The contact form. `website` is a hidden field that only bots fill in. */
export const ContactDraft = z.strictObject({
  fullName: text(120, msg('Please enter your full name.')),
  email: text(254, msg('Please enter your email.')).pipe(email),
  phone: optional(phone),
  inquiryType: InquiryType.schema.default('general'),
  subject: text(150, msg('Please enter a subject.')),
  message: text(4000, msg('Please enter a message.')),
  website: z.string().max(200).optional(),
})

/** A message of a signed-in broker to the support. */
export const TicketQuestion = z.strictObject({
  subject: text(150, msg('Please enter a subject.')),
  message: text(4000, msg('Please enter a message.')),
})
export type TicketQuestion = z.output<typeof TicketQuestion>

const Assignee = z.object({ _id: z.string(), name: z.string() })

export const Ticket = z.object({
  _id: z.string(),
  number: z.string(),
  inquiryType: InquiryType.schema,
  fullName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** The language it was sent in, and that answers are written in. */
  language: Language.schema,
  subject: z.string(),
  status: TicketStatus.schema,
  assignee: Assignee.nullable(),
  createdAt: moment,
  /** Whether its broker had priority support when it was written. */
  isPriority: z.boolean(),
  /**
   * The next deadline: the first reply within 48 hours or, with priority, 24; then the settlement
   * within a month; null once settled.
   */
  dueAt: moment.nullable(),
  overdue: z.boolean(),
  /** The sender's rating of the reply; null without one. */
  rating: z
    .object({ stars: z.number(), comment: z.string().nullable(), ratedAt: moment })
    .nullable(),
  version: z.number(),
  may: z.array(TicketAct.schema),
})
export type Ticket = z.infer<typeof Ticket>

const TicketMessage = z.object({
  _id: z.string(),
  from: z.enum(['sender', 'support']),
  name: z.string(),
  text: z.string(),
  createdAt: moment,
})
export type TicketMessage = z.infer<typeof TicketMessage>

const one = z.object({ ticket: Ticket })
const version = z.number().int().optional()

export const ticket = {
  contact: endpoint({
    method: 'POST',
    path: '/public/contact',
    access: 'public',
    summary: 'Open a support ticket; returns its number',
    body: ContactDraft,
    reply: z.object({ ticket: z.object({ number: z.string() }), message: z.string() }),
    status: 201,
  }),
  ask: endpoint({
    method: 'POST',
    path: '/broker/tickets',
    access: 'broker',
    summary: 'Open a support ticket as a broker; returns its number and when to expect a reply',
    body: TicketQuestion,
    reply: z.object({ number: z.string(), answerWithinHours: z.number() }),
    status: 201,
  }),
  list: endpoint({
    method: 'GET',
    path: '/tickets',
    access: 'ticket.read',
    summary: 'List tickets; open ones with priority first',
    query: z.strictObject({
      ...paging(10),
      search: searchText,
      status: optional(TicketStatus.schema),
      category: optional(InquiryType.schema),
      assignee: optional(z.union([z.enum(['me', 'none']), id])),
      rated: optional(TicketRated.schema),
      due: optional(TicketDue.schema),
      sort: z.enum(['newest', 'oldest']).default('newest'),
    }),
    reply: z.object({ tickets: z.array(Ticket), pagination: Pagination }),
  }),
  stats: endpoint({
    method: 'GET',
    path: '/tickets/stats',
    access: 'ticket.read',
    summary: 'Count tickets by status, and those that wait too long',
    reply: z.object({
      stats: z.object({
        open: z.number(),
        pending: z.number(),
        resolved: z.number(),
        closed: z.number(),
        overdue: z.number(),
        unassigned: z.number(),
      }),
    }),
  }),
  assignees: endpoint({
    method: 'GET',
    path: '/tickets/assignees',
    access: 'ticket.read',
    summary: 'List the administrators a ticket can be assigned to',
    reply: z.object({ assignees: z.array(Assignee) }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/tickets/:id',
    access: 'ticket.read',
    summary: 'Get one ticket with its thread, and the id of the next open one',
    params: idParams,
    reply: z.object({
      ticket: Ticket,
      thread: z.array(TicketMessage),
      next: z.string().nullable(),
    }),
  }),
  reply: endpoint({
    method: 'POST',
    path: '/tickets/:id/replies',
    access: 'ticket.change',
    summary: 'Reply to the sender by e-mail, and optionally resolve the ticket',
    params: idParams,
    body: z.strictObject({
      text: text(4000, msg('Please write a reply.')),
      resolve: z.boolean().optional(),
      version,
    }),
    reply: one,
    status: 201,
  }),
  changeStatus: endpoint({
    method: 'PATCH',
    path: '/tickets/:id/status',
    access: 'ticket.change',
    summary: 'Resolve, close or reopen a ticket',
    params: idParams,
    body: z.strictObject({ act: TicketAct.schema.exclude(['reply']), version }),
    reply: one,
  }),
  assign: endpoint({
    method: 'PATCH',
    path: '/tickets/:id/assignee',
    access: 'ticket.change',
    summary: 'Assign a ticket to an administrator, or to nobody',
    params: idParams,
    body: z.strictObject({ assigneeId: id.nullable() }),
    reply: one,
  }),
}
