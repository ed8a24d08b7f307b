import { z } from 'zod'
import { Acknowledgement } from '#contract/account/account.ts'
import { endpoint } from '#contract/endpoint.ts'
import { id, idParams, moment } from '#contract/field.ts'
import { Pagination, paging } from '#contract/page.ts'
import { PropertyCard } from '#contract/property/property.ts'
import { PropertyStatus } from '#contract/property/vocabulary.ts'

/** The maximum of saved homes per customer; the hearts of all of them come in one reply. */
export const maxSaved = 500

/** A saved home: as it was when saved, and as it is now. */
export const SavedProperty = z.object({
  _id: z.string(),
  /** The current title; the saved one where the listing is no longer public. */
  title: z.string(),
  savedAt: moment,
  /** Whole rupees, when it was saved. */
  savedPrice: z.number(),
  savedStatus: PropertyStatus.schema,
  /**
   * The listing with its current price and status; null where it is no longer on the marketplace.
   */
  property: PropertyCard.nullable(),
  /**
   * E.164 where it was revealed to the customer before, otherwise masked (decision 0045); null
   * where the listing is gone.
   */
  brokerPhone: z.string().nullable(),
  isPhoneKnown: z.boolean(),
  /** Whether the customer is notified of its price, end and return, if alerts are allowed. */
  hasAlerts: z.boolean(),
})
export type SavedProperty = z.infer<typeof SavedProperty>

export const savedProperty = {
  list: endpoint({
    method: 'GET',
    path: '/customer/saved-properties',
    access: 'customer',
    summary: 'List the customer’s saved homes, newest first, with price and status then and now',
    query: z.strictObject(paging(24)),
    reply: z.object({ savedProperties: z.array(SavedProperty), pagination: Pagination }),
  }),
  ids: endpoint({
    method: 'GET',
    path: '/customer/saved-properties/ids',
    access: 'customer',
    summary: 'List the ids of all saved homes',
    reply: z.object({ ids: z.array(z.string()) }),
  }),
  save: endpoint({
    method: 'POST',
    path: '/customer/saved-properties',
    access: 'customer',
    summary: 'Save a home; saving it twice changes nothing',
    body: z.strictObject({ propertyId: id }),
    reply: z.object({ savedProperty: SavedProperty }),
    status: 201,
  }),
  setAlerts: endpoint({
    method: 'PATCH',
    path: '/customer/saved-properties/:id',
    access: 'customer',
    summary: 'Turn alerts on or off: price changes, and a saved home that goes off or comes back',
    params: idParams,
    body: z.strictObject({ hasAlerts: z.boolean() }),
    reply: Acknowledgement,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/customer/saved-properties/:id',
    access: 'customer',
    summary: 'Remove a saved home, by the id of its listing',
    params: idParams,
    reply: Acknowledgement,
  }),
}
