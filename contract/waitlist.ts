import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { email, moment, optional, phone, searchText, text } from './field.ts'
import { Pagination, paging } from './page.ts'
import { SheetFormat } from './sheet-word.ts'
import { words } from './words.ts'

export const WaitlistStatus = words({ waiting: 'Waiting', told: 'Told' })

/** Join Waitlist (real-behaviour 5). `website` is a trap for machines: people never see it. */
export const WaitlistDraft = z
  .strictObject({
    city: text(80, 'Please enter a city.'),
    email: optional(email),
    phone: optional(phone),
    consent: z.literal(true, { error: 'Please agree to be told.' }),
    website: z.string().max(200).optional(),
  })
  .refine((value) => value.email !== undefined || value.phone !== undefined, {
    message: 'Please enter an email address or a mobile number.',
    path: ['email'],
  })

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
    summary: 'Hear once when a city gets its first live listing; joining twice changes nothing',
    body: WaitlistDraft,
    reply: z.object({ message: z.string() }),
    status: 201,
  }),
  list: endpoint({
    method: 'GET',
    path: '/waitlist',
    access: 'customer.read',
    summary: 'Who waits for which city, and who has been told',
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
    summary: 'How many wait, and the cities most wait for',
    reply: z.object({
      stats: z.object({
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
    summary: 'The entries that match, as a file',
    query: z.strictObject({ ...filter, format: SheetFormat.schema.default('csv') }),
    download: 'text/csv; charset=utf-8',
    timeout: 120_000,
  }),
}
