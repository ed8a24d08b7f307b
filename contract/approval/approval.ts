import { z } from 'zod'
import { BrokerChange } from '#contract/broker/broker.ts'
import { endpoint } from '#contract/endpoint.ts'
import { id, idParams, moment, optional, text } from '#contract/field.ts'
import { Pagination, paging } from '#contract/page.ts'
import { type WordOf, words } from '#contract/words.ts'
import { msg, t } from '#domain/locale/translate.ts'

/** What needs two administrators (decision 0113). */
export const ApprovalAct = words({
  'customer.erase': msg('Erase a customer'),
  'payment.refund': msg('Refund a payment'),
  'unmatched_payment.refund': msg('Refund a payment that did not match'),
  'refund_limit.change': msg('Change the refund limit'),
  'broker.verify_kyc': msg('Verify a broker without a PAN card'),
  'broker.change_identity': msg('Change the name or contact details of a verified broker'),
  'broker.renew_kyc': msg('Accept another RERA certificate of a verified broker'),
})
export type ApprovalAct = WordOf<typeof ApprovalAct>

/** The states of a request. */
export const ApprovalState = words({
  open: msg('Awaiting approval'),
  approved: msg('Approved and done'),
  declined: msg('Declined'),
  withdrawn: msg('Withdrawn'),
  expired: msg('Expired'),
  lapsed: msg('Lapsed', { comment: 'A request whose asker may no longer ask for it' }),
})
export type ApprovalState = WordOf<typeof ApprovalState>

/**
 * The decisions that a request allows in each state, and who makes them; services and responses
 * read this table.
 */
export const approvalDecisions = {
  open: { another: ['approve', 'decline'], asker: ['withdraw'] },
  approved: { another: [], asker: [] },
  declined: { another: [], asker: [] },
  withdrawn: { another: [], asker: [] },
  expired: { another: [], asker: [] },
  lapsed: { another: [], asker: [] },
} as const satisfies Record<ApprovalState, Record<'another' | 'asker', readonly ApprovalDecision[]>>
export type ApprovalDecision = 'approve' | 'decline' | 'withdraw'

/**
 * The highest refund in rupees that needs one administrator only, until another limit is approved.
 */
export const defaultRefundLimit = 10_000

/** The identity of a broker. Once it is verified, two administrators change it (decision 0125). */
export const BrokerIdentity = z.strictObject(
  BrokerChange.pick({
    firstName: true,
    lastName: true,
    companyName: true,
    phone: true,
    email: true,
  }).shape,
)
export type BrokerIdentity = z.output<typeof BrokerIdentity>
export const identityWords = words({
  firstName: msg('First Name'),
  lastName: msg('Last Name'),
  companyName: msg('Company'),
  phone: msg('Phone'),
  email: msg('Email'),
})

export const ApprovalDraft = z
  .strictObject({
    act: ApprovalAct.schema,
    /** The customer, broker or payment; a limit has none. */
    target: id.optional(),
    /** A new limit, in whole rupees. */
    amount: z
      .number({ error: () => t('Please enter an amount in rupees.') })
      .int({ error: () => t('Please enter whole rupees.') })
      .min(0, { error: () => t('This cannot be less than {limit}.', { limit: 0 }) })
      .max(100_000_000, {
        error: () => t('This cannot be more than {limit}.', { limit: '10,00,00,000' }),
      })
      .optional(),
    /** What is to become of a verified broker's name or contact details. */
    identity: BrokerIdentity.optional(),
    reason: text(500, msg('Please provide a reason.')),
    /** The reference of a refund that was transferred by hand. */
    reference: optional(text(120)),
  })
  .refine(({ act, target }) => (act === 'refund_limit.change') === (target === undefined), {
    error: () => t('Please choose what this is about.'),
    path: ['target'],
  })
  .refine(({ act, amount }) => (act === 'refund_limit.change') === (amount !== undefined), {
    error: () => t('Please enter an amount in rupees.'),
    path: ['amount'],
  })
  .refine(({ act, identity }) => (act === 'broker.change_identity') === (identity !== undefined), {
    error: () => t('Please enter what to change.'),
    path: ['identity'],
  })
export type ApprovalDraft = z.output<typeof ApprovalDraft>

export const Approval = z.object({
  _id: z.string(),
  act: ApprovalAct.schema,
  state: ApprovalState.schema,
  /** The record it is about; null for a setting. */
  subject: z
    .object({
      kind: z.string(),
      _id: z.string(),
      name: z.string().nullable(),
      isThere: z.boolean(),
    })
    .nullable(),
  /** Rupees to refund, or the limit that was asked for. */
  amount: z.number().nullable(),
  /** What becomes of a verified broker's name or contact details. */
  changes: z.array(z.object({ field: identityWords.schema, from: z.string(), to: z.string() })),
  /** Of a transfer that is made by hand. */
  reference: z.string().nullable(),
  reason: z.string().nullable(),
  askedBy: z.string(),
  askedAt: moment,
  expiresAt: moment,
  decidedBy: z.string().nullable(),
  decisionReason: z.string().nullable(),
  decidedAt: moment.nullable(),
  /** The decisions that the viewer may make now. */
  may: z.array(z.enum(['approve', 'decline', 'withdraw'])),
})
export type Approval = z.infer<typeof Approval>

const one = z.object({ approval: Approval })

export const RefundLimit = z.object({
  /** Whole rupees. */
  amount: z.number(),
  history: z.array(
    z.object({
      _id: z.string(),
      amount: z.number(),
      askedBy: z.string(),
      approvedBy: z.string(),
      setAt: moment,
    }),
  ),
})
export type RefundLimit = z.infer<typeof RefundLimit>

export const approval = {
  ask: endpoint({
    method: 'POST',
    path: '/approvals',
    access: 'approval.decide',
    stepUp: true,
    summary: 'Request the approval of another administrator for an act that needs two',
    body: ApprovalDraft,
    reply: one,
    status: 201,
  }),
  list: endpoint({
    method: 'GET',
    path: '/approvals',
    access: 'approval.decide',
    summary: 'List requests for approval',
    query: z.strictObject({
      ...paging(10),
      state: optional(ApprovalState.schema),
      act: optional(ApprovalAct.schema),
      /** The payment, customer or other thing that they are about. */
      target: optional(id),
      sort: z.enum(['newest', 'oldest']).default('newest'),
    }),
    reply: z.object({ approvals: z.array(Approval), pagination: Pagination }),
  }),
  stats: endpoint({
    method: 'GET',
    path: '/approvals/stats',
    access: 'approval.decide',
    summary: 'Count open requests, and those that the caller may decide',
    reply: z.object({ open: z.number(), decidable: z.number() }),
  }),
  refundLimit: endpoint({
    method: 'GET',
    path: '/approvals/refund-limit',
    access: 'subscription.read',
    summary: 'Get the amount above which a refund needs two administrators, with its history',
    reply: RefundLimit,
  }),
  get: endpoint({
    method: 'GET',
    path: '/approvals/:id',
    access: 'approval.decide',
    summary: 'Get one request, with the id of the next open one',
    params: idParams,
    reply: one.extend({ next: z.string().nullable() }),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/approvals/:id/decision',
    access: 'approval.decide',
    stepUp: true,
    summary: 'Approve a request of somebody else (done at once), decline it, or withdraw one’s own',
    params: idParams,
    body: z.strictObject({
      act: z.enum(['approve', 'decline', 'withdraw']),
      reason: optional(text(500)),
    }),
    reply: one,
  }),
}
