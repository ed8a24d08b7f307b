import { addDays } from '#domain/date/report-period.ts'

/**
 * Days for which a broker's confirmation is valid, by deal. After that the listing is unconfirmed;
 * after twice as many days it expires and is off every list.
 */
export const confirmationDays = { sell: 45, rent: 30, lease: 30 } as const

/** A listing expires after this many times the bound. */
export const expiryFactor = 2

/** Brokers are asked this many days before a listing is unconfirmed, and before it expires. */
export const noticeDays = 5

/** Returns the day in India on which a listing expires, given the day of its last confirmation. */
export function expiresOn(listing: { confirmedOn: string; listingType: Deal }): string {
  return addDays(listing.confirmedOn, confirmationDays[listing.listingType] * expiryFactor)
}

type Deal = keyof typeof confirmationDays
