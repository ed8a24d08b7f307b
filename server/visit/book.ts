import { v7 } from 'uuid'
import type { BodyOf } from '#contract/endpoint.ts'
import { orRefuse } from '#contract/or-refuse.ts'
import { refuse } from '#contract/refusal.ts'
import type { CustomerVisit, visit } from '#contract/visit/visit.ts'
import { formatDateTime } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import type { Schedule } from '#domain/visit/slots.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { CustomerViewer } from '#server/http/viewer.ts'
import { noteVisit, openInquiry } from '#server/inquiry/visit/lead.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { addressKey, countAttempt } from '#server/resilience/throttle.ts'
import { saveTouches } from '#server/touch/service.ts'
import { notifyBooked, type VisitContext } from './notify.ts'
import { getOffer, type Offer, requireFreeSlot } from './offer.ts'
import { presentForCustomer } from './present.ts'
import { findSide, findVisit, insertVisit, listOpenVisits, lockVisitsOf } from './queries.ts'

type VisitDraft = BodyOf<typeof visit.book>

/** The limits of one customer, over all brokers and for one, so that nobody fills a calendar. */
const maxOpenVisits = 10
const maxOpenWithBroker = 4

/** Counted before the booking, so that a rollback does not undo it. */
export async function countBooking(db: Handle, { id, trace }: CustomerViewer): Promise<void> {
  await countAttempt(db, addressKey('visits', trace.address), rateLimits.visitPerAddress)
  await countAttempt(db, `visits of ${id}`, rateLimits.visitPerCustomer)
}

/**
 * Books a free slot. The booking, its inquiry with the consent, the lead's stage and the messages
 * to both sides are one transaction.
 */
export function bookVisit(
  db: Handle,
  context: VisitContext,
  viewer: CustomerViewer,
  { propertyId, startsAt, message, language, touches }: VisitDraft,
): Promise<CustomerVisit> {
  return transact(db, async (tx) => {
    await lockVisitsOf(tx, 'customer', viewer.id)
    await requireProvenEmail(tx, viewer)
    const offer = await getOffer(tx, propertyId)
    const { listing } = offer
    const { broker_id: brokerId } = listing
    await lockVisitsOf(tx, 'broker', brokerId)
    await requireFew(tx, viewer, offer)
    await requireFreeSlot(tx, offer, { startsAt })
    const inquiry = await openInquiry(tx, viewer, { propertyId, brokerId, message, language })
    await saveTouches(tx, { inquiry_id: inquiry.id }, touches)
    const id = v7()
    const isBooked = await insertVisit(tx, {
      ...{ id, broker_id: brokerId, property_id: propertyId, inquiry_id: inquiry.id },
      ...{ customer_id: viewer.id, place: listing.place },
      ...timesOf(offer.schedule, startsAt),
    })
    // The slot is free and locked, so that only another visit of this customer overlaps.
    if (!isBooked) throw refuse('visit_overlaps')
    await noteVisit(tx, { inquiryId: inquiry.id, event: 'booked', startsAt })
    const row = orRefuse(await findVisit(tx, 'customer', viewer, id), 'visit_not_found')
    await notifyBooked(tx, context, row)
    const after = { startsAt: startsAt.toISOString() }
    await record(tx, viewer, 'visit.book', { kind: 'inquiry', id: row.lead_id }, { after })
    return presentForCustomer(row, context.secrets)
  })
}

/** Returns the columns of the time of a visit. */
export function timesOf(
  { lengthMinutes, bufferMinutes }: Pick<Schedule, 'lengthMinutes' | 'bufferMinutes'>,
  startsAt: Date,
) {
  const end = startsAt.getTime() + lengthMinutes * 60_000
  return {
    starts_at: startsAt,
    ends_at: new Date(end),
    busy_until: new Date(end + bufferMinutes * 60_000),
  }
}

/**
 * Otherwise an account with a stranger's address could fill calendars, and the stranger would get
 * the reminders.
 */
async function requireProvenEmail(tx: Handle, { id }: CustomerViewer): Promise<void> {
  const customer = await findSide(tx, 'customer', id)
  if (!customer?.proven_email) throw refuse('visit_email_unproven')
}

async function requireFew(tx: Handle, { id }: CustomerViewer, { listing }: Offer): Promise<void> {
  const open = await listOpenVisits(tx, id)
  const known = open.find(({ property_id }) => property_id === listing.id)
  if (known) {
    const when = formatDateTime(known.starts_at)
    throw refuse('visit_known', {
      message: t('You have already booked a visit to this home: {when} IST. You can move it.', {
        when,
      }),
    })
  }
  const withBroker = open.filter(({ broker_id }) => broker_id === listing.broker_id)
  if (open.length >= maxOpenVisits || withBroker.length >= maxOpenWithBroker) {
    throw refuse('visit_too_many')
  }
}
