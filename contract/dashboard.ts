import { z } from 'zod'
import { Acknowledgement } from '#contract/account/account.ts'
import { PropertyCard } from '#contract/property/property.ts'
import { endpoint } from './endpoint.ts'
import { id, idParams, moment } from './field.ts'
import { words } from './words.ts'

/** What a customer did, or what was done for them. */
export const ActivityKind = words({
  saved: 'Saved',
  search: 'Search saved',
  alert: 'Alert',
  inquiry: 'Inquiry sent',
  reply: 'Answer from a broker',
  visit: 'Visit planned',
})

/** One line of the recent activity; the page it leads to follows from its kind and its target. */
export const Activity = z.object({
  _id: z.string(),
  kind: ActivityKind.schema,
  /** The title of the listing, the name of the search, or who answered. */
  title: z.string(),
  /** The id of the listing, the search or the conversation. */
  targetId: z.string(),
  /** How many homes an alert told of. */
  count: z.number().nullable(),
  at: moment,
})
export type Activity = z.infer<typeof Activity>

export const Recommended = z.object({
  property: PropertyCard,
  /** One or two, the weightiest first. */
  reasons: z.array(z.string()),
})
export type Recommended = z.infer<typeof Recommended>

export const Dashboard = z.object({
  savedProperties: z.number(),
  savedSearches: z.number(),
  /** Of them, those with alerts on. */
  activeAlerts: z.number(),
  /** Distinct listings looked at this calendar month, in India. */
  propertyViews: z.number(),
  profileCompletion: z.number(),
  activity: z.array(Activity),
  recommended: z.array(Recommended),
  /** Nothing is known to recommend by: neither preferences nor what was looked at. */
  needsPreferences: z.boolean(),
})
export type Dashboard = z.infer<typeof Dashboard>

const listing = z.strictObject({ propertyId: id })

export const dashboard = {
  get: endpoint({
    method: 'GET',
    path: '/customer/dashboard',
    access: 'customer',
    summary: 'The customer’s figures, what happened lately, and homes that may suit',
    reply: z.object({ dashboard: Dashboard }),
  }),
  noteView: endpoint({
    method: 'POST',
    path: '/customer/viewed-properties',
    access: 'customer',
    summary: 'Note that the customer looks at a listing; its own counter is another',
    body: listing,
    reply: Acknowledgement,
    status: 201,
  }),
  dismiss: endpoint({
    method: 'POST',
    path: '/customer/dismissed-properties',
    access: 'customer',
    summary: 'Not for me: the listing is not recommended again, and those like it less',
    body: listing,
    reply: Acknowledgement,
    status: 201,
  }),
  restore: endpoint({
    method: 'DELETE',
    path: '/customer/dismissed-properties/:id',
    access: 'customer',
    summary: 'Take a “not for me” back, by the id of the listing',
    params: idParams,
    reply: Acknowledgement,
  }),
}
