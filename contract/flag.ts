import { z } from 'zod'
import { PropertyStatus } from '#contract/property/vocabulary.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { endpoint } from './endpoint.ts'
import { idParams, moment, optional, plainText, searchText, text } from './field.ts'
import { Pagination, paging } from './page.ts'
import { type WordOf, words } from './words.ts'

/** Reasons for which a visitor can report a listing. */
export const VisitorFlagReason = words({
  fake: msg('Looks fake or fraudulent'),
  gone: msg('Already sold or rented'),
  wrong: msg('Wrong price or details'),
  duplicate: msg('Listed more than once'),
  offensive: msg('Offensive or harmful'),
  other: msg('Other reason'),
})

/** Reasons of visitors, and those that a rule of the marketplace finds in live listings. */
export const FlagReason = words({
  ...VisitorFlagReason.labels,
  'price-cut': msg('Large price cut'),
  wording: msg('Wording that excludes people'),
})
export type FlagReason = WordOf<typeof FlagReason>

export const FlagStatus = words({
  open: msg('Open'),
  resolved: msg('Resolved'),
  dismissed: msg('Dismissed'),
})
export type FlagStatus = WordOf<typeof FlagStatus>

/** The decision of a reviewer on all open reports of one listing. */
export const FlagAct = words({
  dismiss: msg('Dismiss'),
  resolve: msg('Resolve'),
  review: msg('Return to review'),
  reject: msg('Reject the listing'),
})
export type FlagAct = WordOf<typeof FlagAct>

export const FlagDraft = z.strictObject({
  reason: z.enum(VisitorFlagReason.keys, { error: () => t('Please choose a reason.') }),
  note: optional(text(1000)),
  contact: optional(text(254)),
  /** The secret link of an inquiry about the listing: whoever has it has asked about it. */
  inquiryLink: optional(plainText(100)),
  website: z.string().max(200).optional(),
})

export const Flag = z.object({
  _id: z.string(),
  property: z.object({
    _id: z.string(),
    title: z.string(),
    status: PropertyStatus.schema,
    removed: z.boolean(),
    broker: z.string(),
  }),
  reason: FlagReason.schema,
  note: z.string().nullable(),
  contact: z.string().nullable(),
  status: FlagStatus.schema,
  /** The number of open reports of this listing. */
  open: z.number(),
  decidedBy: z.string().nullable(),
  decidedAt: moment.nullable(),
  createdAt: moment,
  may: z.array(FlagAct.schema),
})
export type Flag = z.infer<typeof Flag>

export const flag = {
  report: endpoint({
    method: 'POST',
    path: '/public/properties/:id/flags',
    access: 'public',
    summary:
      'Report a public listing; a second report by a visitor on the same day changes nothing',
    params: idParams,
    body: FlagDraft,
    reply: z.object({ message: z.string() }),
    status: 201,
  }),
  list: endpoint({
    method: 'GET',
    path: '/flags',
    access: 'flag.read',
    summary: 'List reports of listings',
    query: z.strictObject({
      ...paging(10),
      search: searchText,
      status: optional(FlagStatus.schema),
      reason: optional(FlagReason.schema),
      sort: z.enum(['newest', 'oldest']).default('newest'),
    }),
    reply: z.object({ flags: z.array(Flag), pagination: Pagination }),
  }),
  stats: endpoint({
    method: 'GET',
    path: '/flags/stats',
    access: 'flag.read',
    summary: 'Count reports, and the listings with open ones',
    reply: z.object({
      stats: z.object({
        open: z.number(),
        listings: z.number(),
        resolved: z.number(),
        dismissed: z.number(),
      }),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/flags/:id',
    access: 'flag.read',
    summary: 'Get one report with the other open ones of its listing, and the id of the next one',
    params: idParams,
    reply: z.object({ flag: Flag, others: z.array(Flag), next: z.string().nullable() }),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/flags/:id/decision',
    access: 'flag.change',
    summary: 'Decide all open reports of a listing, and optionally recall or reject the listing',
    params: idParams,
    body: z
      .strictObject({
        act: FlagAct.schema,
        rejectionReason: optional(text(500, msg('Please provide a rejection reason'))),
        /** The status shown on screen: refused where it has changed since. */
        decidedOn: FlagStatus.schema.optional(),
      })
      .refine((value) => value.act !== 'reject' || value.rejectionReason, {
        error: () => t('Please provide a rejection reason'),
        path: ['rejectionReason'],
      }),
    reply: z.object({ flag: Flag }),
  }),
}
