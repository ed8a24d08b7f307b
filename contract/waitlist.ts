import { z } from 'zod'
import { SheetFormat } from '#contract/import/record-vocabulary.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { endpoint } from './endpoint.ts'
import { email, moment, optional, phone, searchText, text } from './field.ts'
import { Pagination, paging } from './page.ts'
import { type WordOf, words } from './words.ts'

/** `unconfirmed`: the owner of the address has not confirmed it yet, and is not notified. */
export const WaitlistStatus = words({
  unconfirmed: msg('Not confirmed'),
  waiting: msg('Waiting'),
  told: msg('Notified'),
})
export type WaitlistStatus = WordOf<typeof WaitlistStatus>

/** Join Waitlist (PLC-8). `website` is a hidden field that only bots fill in. */
export const WaitlistDraft = z
  .strictObject({
    city: text(80, msg('Please enter a city.')),
    email: optional(email),
    phone: optional(phone),
    consent: z.literal(true, { error: () => t('Please agree to be notified.') }),
    website: z.string().max(200).optional(),
  })
  .refine((value) => value.email !== undefined || value.phone !== undefined, {
    error: () => t('Please enter an email address or a mobile number.'),
    path: ['email'],
  })

/** The code that was sent to the number by SMS. */
export const WaitlistCode = z.strictObject({
  city: text(80, msg('Please enter a city.')),
  phone,
  code: text(6, msg('Please enter the code.')).regex(/^\d{6}$/, {
    error: () => t('Please enter the 6-digit code.'),
  }),
})

const token = z.string().max(200)

export const WaitlistEntry = z.object({
  _id: z.string(),
  city: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  status: WaitlistStatus.schema,
  consentedAt: moment,
  toldAt: moment.nullable(),
})
export type WaitlistEntry = z.infer<typeof WaitlistEntry>

const filter = { search: searchText, status: optional(WaitlistStatus.schema) }

export const waitlist = {
  join: endpoint({
    method: 'POST',
    path: '/public/waitlist',
    access: 'public',
    summary:
      'Join the waitlist of a known city, to be notified once of its first live listing; needs ' +
      'a confirmation, and joining twice changes nothing',
    body: WaitlistDraft,
    reply: z.object({ message: z.string() }),
    status: 201,
  }),
  confirmation: endpoint({
    method: 'GET',
    path: '/public/waitlist/confirmation',
    access: 'public',
    summary: 'Get the city of a confirmation link, and whether it was confirmed',
    query: z.strictObject({ token }),
    reply: z.object({
      confirmation: z.object({ city: z.string(), isConfirmed: z.boolean() }),
    }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/public/waitlist/confirmation',
    access: 'public',
    summary: 'Confirm an email address with the link that was sent to it',
    body: z.strictObject({ token }),
    reply: z.object({ message: z.string() }),
  }),
  confirmPhone: endpoint({
    method: 'POST',
    path: '/public/waitlist/code',
    access: 'public',
    summary: 'Confirm a mobile number with the code that was sent to it',
    body: WaitlistCode,
    reply: z.object({ message: z.string() }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/waitlist',
    access: 'customer.read',
    summary: 'List waitlist entries by city, and who has been notified',
    query: z.strictObject({
      ...paging(10),
      ...filter,
      sort: z.enum(['newest', 'oldest']).default('newest'),
    }),
    reply: z.object({ entries: z.array(WaitlistEntry), pagination: Pagination }),
  }),
  stats: endpoint({
    method: 'GET',
    path: '/waitlist/stats',
    access: 'customer.read',
    summary: 'Count waitlist entries, and list the cities with most',
    reply: z.object({
      stats: z.object({
        unconfirmed: z.number(),
        waiting: z.number(),
        told: z.number(),
        cities: z.array(z.object({ city: z.string(), waiting: z.number() })),
      }),
    }),
  }),
  export: endpoint({
    method: 'GET',
    path: '/waitlist/export',
    access: 'record.export',
    stepUp: true,
    summary: 'Export waitlist entries as a file',
    query: z.strictObject({ ...filter, format: SheetFormat.schema.default('csv') }),
    download: 'text/csv; charset=utf-8',
    timeout: 120_000,
  }),
}
