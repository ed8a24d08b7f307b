import { z } from 'zod'
import { msg } from '#domain/locale/translate.ts'
import { hasRight, Realm, type Right, Role } from './access.ts'
import { endpoint } from './endpoint.ts'
import { day, id, moment, optional, searchText } from './field.ts'
import { Pagination, paging } from './page.ts'
import { type WordOf, words } from './words.ts'

/** The kinds of records that an event of the audit log can be about. */
export const AuditKind = words({
  administrator: msg('Administrator'),
  agency: msg('Agency'),
  api_key: msg('API key'),
  approval: msg('Approval request'),
  background_job: msg('Background job'),
  broker: msg('Broker'),
  call_report: msg('Unwanted call report'),
  cms_page: msg('CMS page'),
  company: msg('Company details'),
  cost_rate: msg('Rate or charge'),
  customer: msg('Customer'),
  export: msg('Export'),
  flag: msg('Listing report'),
  import: msg('Import'),
  inquiry: msg('Enquiry'),
  interest: msg('Interest'),
  invoice: msg('Invoice'),
  invoice_setting: msg('Invoice details'),
  rera_register: msg('RERA register'),
  lead_credit: msg('Lead credit'),
  location: msg('Location'),
  message: msg('Message'),
  partner: msg('Partner'),
  picture: msg('Picture'),
  plan_order: msg('Plan order'),
  property: msg('Property'),
  requirement: msg('Requirement'),
  review: msg('Review'),
  subscription: msg('Subscription'),
  subscription_plan: msg('Subscription plan'),
  ticket: msg('Ticket'),
  webhook: msg('Webhook'),
})
export type AuditKind = WordOf<typeof AuditKind>

/**
 * The right to read a record includes the right to read its history, and nothing else does (ACC-9).
 */
const readers: Record<AuditKind, Right> = {
  administrator: 'administrator.change',
  agency: 'broker.read',
  api_key: 'partner.read',
  approval: 'approval.decide',
  background_job: 'job.read',
  broker: 'broker.read',
  call_report: 'flag.read',
  cms_page: 'page.read',
  company: 'page.read',
  cost_rate: 'property.read',
  customer: 'customer.read',
  export: 'record.export',
  flag: 'flag.read',
  import: 'record.import',
  // Leads belong to the broker and the customer.
  inquiry: 'customer.read',
  interest: 'interest.read',
  invoice: 'subscription.read',
  invoice_setting: 'subscription.read',
  rera_register: 'property.review',
  lead_credit: 'subscription.read',
  location: 'location.read',
  message: 'message.read',
  partner: 'partner.read',
  picture: 'page.read',
  plan_order: 'subscription.read',
  property: 'property.read',
  requirement: 'flag.read',
  review: 'review.read',
  subscription: 'subscription.read',
  subscription_plan: 'subscription.read',
  ticket: 'ticket.read',
  webhook: 'partner.read',
}

/** Returns the kinds whose events a role may read. */
export function auditKindsOf(role: Role): AuditKind[] {
  return AuditKind.keys.filter((kind) => hasRight(role, readers[kind]))
}

export const AuditEvent = z.object({
  _id: z.string(),
  at: moment,
  actor: z.object({
    realm: Realm.schema.nullable(),
    _id: z.string().nullable(),
    name: z.string(),
    /** The role of the administrator at that time. */
    role: Role.schema.nullable(),
  }),
  act: z.string(),
  target: z.object({
    kind: z.string(),
    _id: z.string().nullable(),
    /** The current name of the record, or its last one after deletion; null where it has none. */
    name: z.string().nullable(),
    /** Whether it still exists and can be opened. */
    isThere: z.boolean(),
  }),
  /** The changed fields before and after; personal data is masked. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
})
export type AuditEvent = z.infer<typeof AuditEvent>

/** An event of the viewer's own, with the IP address it came from. */
export const OwnEvent = AuditEvent.extend({ address: z.string().nullable() })
export type OwnEvent = z.infer<typeof OwnEvent>

/** Where the chain of the audit log ends (decision 0112). */
export const AuditChainState = z.object({
  /** Null before the first entry. A note of it later reveals whether the chain was rewritten. */
  head: z.object({ number: z.int(), fingerprint: z.string(), chainedAt: moment }).nullable(),
  /** Events that are not in the chain yet. */
  waiting: z.int(),
  waitingSince: moment.nullable(),
})
export type AuditChainState = z.infer<typeof AuditChainState>

export const audit = {
  list: endpoint({
    method: 'GET',
    path: '/audit',
    access: 'audit.read',
    summary: 'List audit events that the role may read, newest first',
    query: z.strictObject({
      ...paging(20),
      search: searchText,
      targetKind: optional(AuditKind.schema),
      targetId: optional(id),
      actorId: optional(id),
      from: optional(day),
      to: optional(day),
    }),
    reply: z.object({ events: z.array(AuditEvent), pagination: Pagination }),
  }),
  chain: endpoint({
    method: 'GET',
    path: '/audit/chain',
    access: 'audit.read',
    summary: 'Get the last entry of the hash chain, and how many events are not yet in it',
    reply: z.object({ chain: AuditChainState }),
  }),
  own: endpoint({
    method: 'GET',
    path: '/auth/activity',
    access: 'self.change',
    summary: 'List what the signed-in administrator did, newest first',
    query: z.strictObject(paging(20)),
    reply: z.object({ events: z.array(OwnEvent), pagination: Pagination }),
  }),
}
