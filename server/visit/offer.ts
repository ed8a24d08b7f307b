import type { ReplyOf } from '#contract/endpoint.ts'
import { orRefuse } from '#contract/or-refuse.ts'
import { refuse } from '#contract/refusal.ts'
import { slotDays, type visit } from '#contract/visit/visit.ts'
import { dayInIndia, formatDateTime, midnightInIndia } from '#domain/date/date.ts'
import { addDays } from '#domain/date/report-period.ts'
import { t } from '#domain/locale/translate.ts'
import { lastBookableDay, listSlots } from '#domain/visit/slots.ts'
import type { Handle } from '#server/db/connect.ts'
import { findListing, listBusy, type VisitableListing } from './queries.ts'
import { findSchedule, type StoredSchedule } from './schedule-queries.ts'

/** The times at which a broker offers visits to a home. */

export interface Offer {
  listing: VisitableListing
  schedule: StoredSchedule
}

/** Returns the offer of a live listing, or undefined if it cannot be visited. */
export async function findOffer(db: Handle, propertyId: string): Promise<Offer | undefined> {
  const listing = await findListing(db, propertyId)
  if (!listing) throw refuse('property_not_found')
  const schedule = await findSchedule(db, listing.broker_id)
  return schedule?.isOpen && listing.is_open ? { listing, schedule } : undefined
}

export async function getOffer(db: Handle, propertyId: string): Promise<Offer> {
  return orRefuse(await findOffer(db, propertyId), 'visit_not_offered')
}

const closed = { isOpen: false, lengthMinutes: 0, note: null, days: [], next: null }

/** Returns the free times of a live listing in the next two weeks. */
export async function readSlots(
  db: Handle,
  propertyId: string,
  from?: string,
  now = new Date(),
): Promise<ReplyOf<typeof visit.slots>> {
  const offer = await findOffer(db, propertyId)
  if (!offer) return closed
  const { listing, schedule } = offer
  const today = dayInIndia(now)
  const first = from && from > today ? from : today
  const last = lastBookableDay(schedule, now)
  // The year 9999 has no day two weeks after its last.
  if (first > last) return { ...closed, isOpen: true, lengthMinutes: schedule.lengthMinutes }
  const until = addDays(first, slotDays - 1)
  const busy = await listBusy(db, listing.broker_id, { from: midnightInIndia(first) })
  const { place } = listing
  const days = listSlots(schedule, { now, place, busy, from: first, until })
  return {
    isOpen: true,
    lengthMinutes: schedule.lengthMinutes,
    note: listing.note,
    days: days.map(({ day, slots }) => ({ day, slots: slots.map((slot) => slot.toISOString()) })),
    next: until < last ? addDays(until, 1) : null,
  }
}

interface Wanted {
  startsAt: Date
  /** The visit that is being moved, whose own time counts as free. */
  except?: string
  now?: Date
}

/**
 * Refuses a time that is not one of the broker's free slots, and names the next ones. The caller
 * has locked the broker's visits.
 */
export async function requireFreeSlot(
  tx: Handle,
  { listing, schedule }: Offer,
  { startsAt, except, now = new Date() }: Wanted,
): Promise<void> {
  const day = dayInIndia(startsAt)
  const busy = await listBusy(tx, listing.broker_id, { from: now, except })
  const query = { now, place: listing.place, busy }
  const slots = listSlots(schedule, { ...query, from: day, until: day }).flatMap((one) => one.slots)
  if (slots.some((slot) => slot.getTime() === startsAt.getTime())) return
  if (startsAt <= now) {
    throw refuse('visit_slot_taken', {
      message: t('This time is already over. Please choose another one.'),
    })
  }
  const until = lastBookableDay(schedule, now)
  const free = listSlots(schedule, { ...query, from: dayInIndia(now), until })
  throw slotTaken(
    free.flatMap((one) => one.slots),
    startsAt,
  )
}

const maxNamed = 3

/** Returns the refusal of a time, with the free ones that come next after it. */
function slotTaken(free: Date[], wanted: Date) {
  const later = free.filter((slot) => slot > wanted)
  const named = (later.length > 0 ? later : free).slice(0, maxNamed)
  if (named.length === 0) {
    return refuse('visit_slot_taken', {
      message: t('This time is no longer free, and no other time is free right now.'),
    })
  }
  return refuse('visit_slot_taken', {
    message: t('This time is no longer free. The next free times (IST): {times}', {
      times: named.map(formatDateTime).join(' · '),
    }),
  })
}
