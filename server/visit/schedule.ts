import { refuse } from '#contract/refusal.ts'
import type { VisitListing, VisitSchedule, VisitScheduleDraft } from '#contract/visit/schedule.ts'
import { formatClock } from '#domain/visit/clock.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'
import {
  findSchedule,
  type ListingRow,
  listListings,
  saveListing,
  saveSchedule,
} from './schedule-queries.ts'

/** The default for a broker who has not saved a schedule. */
const first: VisitSchedule = {
  isOpen: false,
  lengthMinutes: 30,
  bufferMinutes: 15,
  travelMinutes: 45,
  daysAhead: 14,
  noticeMinutes: 180,
  hours: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '10:00', closes: '18:00' })),
  exceptions: [],
  version: 0,
}

export async function readSchedule(db: Handle, { id }: BrokerViewer): Promise<VisitSchedule> {
  const schedule = await findSchedule(db, id)
  if (!schedule) return first
  return {
    ...schedule,
    hours: schedule.hours.map(({ weekday, opens, closes }) => {
      return { weekday, opens: formatClock(opens), closes: formatClock(closes) }
    }),
    exceptions: schedule.exceptions.map(({ day, hours }) => ({
      day,
      opens: hours && formatClock(hours.opens),
      closes: hours && formatClock(hours.closes),
    })),
  }
}

/** Replaces the schedule, unless it was changed since it was read. */
export function changeSchedule(
  db: Handle,
  viewer: BrokerViewer,
  draft: VisitScheduleDraft,
): Promise<VisitSchedule> {
  return transact(db, async (tx) => {
    if (!(await saveSchedule(tx, viewer, draft))) throw refuse('changed_meanwhile')
    return readSchedule(tx, viewer)
  })
}

export async function findListings(db: Handle, viewer: BrokerViewer): Promise<VisitListing[]> {
  return (await listListings(db, viewer)).map(presentListing)
}

/** Opens or closes a live listing of the broker for visits. */
export function changeListing(
  db: Handle,
  viewer: BrokerViewer,
  propertyId: string,
  change: { isOpen: boolean; note?: string | null | undefined },
): Promise<VisitListing> {
  return transact(db, async (tx) => {
    const [before] = await listListings(tx, viewer, propertyId)
    if (!before) throw refuse('property_not_found')
    const note = change.note === undefined ? before.note : change.note
    await saveListing(tx, propertyId, { isOpen: change.isOpen, note })
    return presentListing({ ...before, is_open: change.isOpen, note })
  })
}

function presentListing({ id, title, is_open, note }: ListingRow): VisitListing {
  return { _id: id, title, isOpen: is_open, note }
}
