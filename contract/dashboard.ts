import { z } from 'zod'
import { Acknowledgement } from '#contract/account/account.ts'
import { PropertyCard } from '#contract/property/property.ts'
import { msg } from '#domain/locale/translate.ts'
import { endpoint } from './endpoint.ts'
import { id, idParams, moment } from './field.ts'
import { words } from './words.ts'

/** Something a customer did, or that was done for them. */
export const ActivityKind = words({
  saved: msg('Saved'),
  search: msg('Search saved'),
  alert: msg('Alert'),
  inquiry: msg('Enquiry sent'),
  reply: msg('Reply from a broker'),
  visit: msg('Visit scheduled'),
})

/** A row of the recent activity; its kind and target determine the page it links to. */
export const Activity = z.object({
  _id: z.string(),
  kind: ActivityKind.schema,
  /** The title of the listing, the name of the search, or the broker who replied. */
  title: z.string(),
  /** The id of the listing, search or conversation. */
  targetId: z.string(),
  /** The number of homes in an alert. */
  count: z.number().nullable(),
  at: moment,
})
export type Activity = z.infer<typeof Activity>

export const Recommended = z.object({
  property: PropertyCard,
  /** One or two reasons, the strongest first. */
  reasons: z.array(z.string()),
})
export type Recommended = z.infer<typeof Recommended>

export const Dashboard = z.object({
  savedProperties: z.number(),
  savedSearches: z.number(),
  /** The saved searches with alerts switched on. */
  activeAlerts: z.number(),
  /** Distinct listings viewed in this calendar month, in India. */
  propertyViews: z.number(),
  profileCompletion: z.number(),
  activity: z.array(Activity),
  recommended: z.array(Recommended),
  /** Whether recommendations have nothing to go by: no preferences and no viewed listings. */
  needsPreferences: z.boolean(),
})
export type Dashboard = z.infer<typeof Dashboard>

const listing = z.strictObject({ propertyId: id })

export const dashboard = {
  get: endpoint({
    method: 'GET',
    path: '/customer/dashboard',
    access: 'customer',
    summary: 'Get the customer’s figures, recent activity and recommended homes',
    reply: z.object({ dashboard: Dashboard }),
  }),
  noteView: endpoint({
    method: 'POST',
    path: '/customer/viewed-properties',
    access: 'customer',
    summary: 'Record that the customer views a listing; the view count of the listing is separate',
    body: listing,
    reply: Acknowledgement,
    status: 201,
  }),
  dismiss: endpoint({
    method: 'POST',
    path: '/customer/dismissed-properties',
    access: 'customer',
    summary: 'Stop recommending a listing to the customer, and recommend similar ones less',
    body: listing,
    reply: Acknowledgement,
    status: 201,
  }),
  restore: endpoint({
    method: 'DELETE',
    path: '/customer/dismissed-properties/:id',
    access: 'customer',
    summary: 'Allow a listing to be recommended to the customer again',
    params: idParams,
    reply: Acknowledgement,
  }),
}
