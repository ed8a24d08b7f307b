import { type WordOf, words } from '#contract/words.ts'
import { msg } from '#domain/locale/translate.ts'
import type { PropertyStatus } from './vocabulary.ts'

/** Acts on a listing. */
export const PropertyAct = words({
  approve: msg('Approve'),
  reject: msg('Reject'),
  recall: msg('Return to review'),
  sell: msg('Mark as sold'),
  rent: msg('Mark as rented'),
  edit: msg('Edit'),
  resubmit: msg('Fix and resubmit'),
})
export type PropertyAct = WordOf<typeof PropertyAct>

/**
 * The lifecycle of a listing (LST-2). An edit of an approved listing keeps it approved unless it is
 * material (`server/property/edit/material.ts`), which sets it back to pending. Transitions that
 * are not in the table are refused. SQL defines when an approved listing is live
 * (`server/db/README.md`).
 */
export const propertyLifecycle: Record<
  PropertyStatus,
  Partial<Record<PropertyAct, PropertyStatus>>
> = {
  pending: { approve: 'approved', reject: 'rejected', edit: 'pending' },
  approved: { recall: 'pending', sell: 'sold', rent: 'rented', edit: 'approved' },
  rejected: { resubmit: 'pending' },
  sold: {},
  rented: {},
}

/** Who may do each act: the owner of the listing, or an administrator who reviews. */
export const actors: Record<PropertyAct, readonly ('owner' | 'reviewer')[]> = {
  approve: ['reviewer'],
  reject: ['reviewer'],
  recall: ['reviewer'],
  sell: ['owner', 'reviewer'],
  rent: ['owner', 'reviewer'],
  edit: ['owner'],
  resubmit: ['owner'],
}

/**
 * Returns the acts that an actor may do now, in the order of `PropertyAct`. Sent with the listing
 * as `may`.
 */
export function actsOf(status: PropertyStatus, actor: 'owner' | 'reviewer'): PropertyAct[] {
  return PropertyAct.keys.filter(
    (act) => propertyLifecycle[status][act] !== undefined && actors[act].includes(actor),
  )
}

/** Returns the act of this actor that leads from one status to another, or `undefined`. */
export function actBetween(
  from: PropertyStatus,
  to: PropertyStatus,
  actor: 'owner' | 'reviewer',
): PropertyAct | undefined {
  return actsOf(from, actor).find((act) => propertyLifecycle[from][act] === to && act !== 'edit')
}

/** A price rise above this share of the approved price is material (decision 0009). */
export const materialPriceShare = 0.05

/** The edits that take an approved listing off the site, for the form (decision 0009). */
export const materialEditNote = msg(
  'Changing the title, description, address, location, type, area, number of ' +
    'rooms, floor, RERA number or token amount, or adding a photo, sends this ' +
    'listing back to review. So does adding an amenity or other text in your own ' +
    'words, choosing "Under construction", changing a brokerage, parking, facing ' +
    'or ownership already given, or raising the price or deposit by more than 5%. ' +
    'Other changes, such as a price cut, stay live.',
)
