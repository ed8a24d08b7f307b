import { z } from 'zod'
import { Acknowledgement } from '#contract/account/account.ts'
import { endpoint } from '#contract/endpoint.ts'
import { idParams, moment, optional, text } from '#contract/field.ts'
import { Pagination, paging } from '#contract/page.ts'
import { PublicPropertyQuery } from '#contract/property/query.ts'
import { type WordOf, words } from '#contract/words.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { maxAreaText } from '#domain/place/drawn-area.ts'

export const AlertFrequency = words({
  instant: msg('Instantly'),
  daily: msg('Once a day'),
  weekly: msg('Once a week'),
})
export type AlertFrequency = WordOf<typeof AlertFrequency>

/** Channels for alerts. WhatsApp needs a number in the profile. */
export const AlertChannel = words({ email: msg('Email'), whatsapp: msg('WhatsApp') })
export type AlertChannel = WordOf<typeof AlertChannel>

/** The maximum of saved searches per customer. */
export const maxSavedSearches = 50

/** Paging and sort order, which are not part of what is searched for. */
const notSought = ['page', 'limit', 'after', 'sort', 'sponsored']

/** The longest filter is drawn areas; each has its own limit. */
const maxFilterLength = maxAreaText

/**
 * Filters of the public list, checked by its own schema and stored as texts, as its address has
 * them: a new filter of the list works in saved searches and requirements too.
 */
export const SoughtFilters = z
  .record(
    z.string().max(40),
    z.union([z.string().max(maxFilterLength), z.number(), z.boolean(), z.null()]),
  )
  .transform((given, context) => {
    const filters = Object.fromEntries(
      Object.entries(given)
        .filter(([name, value]) => value !== null && value !== '' && !notSought.includes(name))
        .map(([name, value]) => [name, String(value).trim()]),
    )
    const read = PublicPropertyQuery.safeParse(filters)
    for (const { path, message } of read.error?.issues ?? []) {
      context.addIssue({ code: 'custom', path, message })
    }
    if (Object.keys(filters).length === 0) {
      context.addIssue({
        code: 'custom',
        message: t('Please choose at least one filter.'),
      })
    }
    return filters
  })

const channels = z
  .array(AlertChannel.schema)
  .min(1, { error: () => t('Please choose at least one channel.') })
  .max(AlertChannel.keys.length)
  .transform((chosen) => [...new Set(chosen)])

export const SavedSearchDraft = z.strictObject({
  /** Defaults to the description of the search in words. */
  name: optional(text(120)),
  filters: SoughtFilters.prefault({}),
  /** The text it was made from. */
  text: optional(text(300)),
  alertsEnabled: z.boolean().default(true),
  frequency: AlertFrequency.schema.default('daily'),
  channels: channels.default(['email']),
})

/** Fields that are left out stay. */
export const SavedSearchChange = z.strictObject({
  name: optional(text(120)),
  filters: SoughtFilters.optional(),
  text: optional(text(300)),
  alertsEnabled: z.boolean().optional(),
  frequency: AlertFrequency.schema.optional(),
  channels: channels.optional(),
})

export const SavedSearch = z.object({
  _id: z.string(),
  name: z.string(),
  /** The search described in words. */
  label: z.string(),
  filters: z.record(z.string(), z.string()),
  text: z.string().nullable(),
  /**
   * How the list interprets its text, as a sentence; null without a text, or where none of it is
   * understood.
   */
  understood: z.string().nullable(),
  /** Also off where the customer unsubscribed from alerts on all channels. */
  alertsEnabled: z.boolean(),
  frequency: AlertFrequency.schema,
  channels: z.array(AlertChannel.schema),
  /** Listings added since it was last run, or since it was created. */
  newCount: z.number(),
  lastRunAt: moment.nullable(),
  createdAt: moment,
})
export type SavedSearch = z.infer<typeof SavedSearch>

const one = z.object({ savedSearch: SavedSearch })

export const savedSearch = {
  list: endpoint({
    method: 'GET',
    path: '/customer/saved-searches',
    access: 'customer',
    summary: 'List the customer’s saved searches, newest first, with the number of new homes',
    query: z.strictObject(paging(50)),
    reply: z.object({ savedSearches: z.array(SavedSearch), pagination: Pagination }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/customer/saved-searches/:id',
    access: 'customer',
    summary: 'Get one saved search',
    params: idParams,
    reply: one,
  }),
  create: endpoint({
    method: 'POST',
    path: '/customer/saved-searches',
    access: 'customer',
    summary: 'Save a search; with alerts on, new matches are notified from now on',
    body: SavedSearchDraft,
    reply: one,
    status: 201,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/customer/saved-searches/:id',
    access: 'customer',
    summary: 'Change the given fields of a saved search; turning alerts on is consent to them',
    params: idParams,
    body: SavedSearchChange,
    reply: one,
  }),
  run: endpoint({
    method: 'POST',
    path: '/customer/saved-searches/:id/run',
    access: 'customer',
    summary: 'Record that a saved search is opened now; returns how many homes were new',
    params: idParams,
    reply: z.object({ savedSearch: SavedSearch, since: moment }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/customer/saved-searches/:id',
    access: 'customer',
    summary: 'Delete a saved search and its alerts',
    params: idParams,
    reply: Acknowledgement,
  }),
}
