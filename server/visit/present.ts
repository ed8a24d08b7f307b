import {
  type BrokerVisit,
  type CustomerVisit,
  lateHours,
  type NoShow,
} from '#contract/visit/visit.ts'
import { actsOfSide, type VisitAct, type VisitSide } from '#contract/visit/vocabulary.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { presentBrokerName } from '#server/db/broker-name.ts'
import type { Secrets } from '#server/secret/secret.ts'
import { calendarPath } from './calendar-link.ts'
import { codeOf } from './code.ts'
import type { VisitRow } from './queries.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Days after a visit in which one side can report a no-show. */
const daysToSay = 14
/** A lower number of missed visits may be chance. */
const minMissed = 2

/**
 * Returns whether the code of a visit can prove it now: from an hour before it until its day ends.
 */
export function isCodeValid({ state, starts_at }: VisitRow, now = new Date()): boolean {
  return (
    state === 'booked' &&
    now.getTime() >= starts_at.getTime() - hourMs &&
    dayInIndia(now) <= dayInIndia(starts_at)
  )
}

/** Returns what a side may do with a visit now. */
export function actsOf(row: VisitRow, side: VisitSide, now = new Date()): VisitAct[] {
  if (row.state !== 'booked') return []
  const other = side === 'customer' ? 'broker' : 'customer'
  const claim = row.missed.find(({ said_by }) => said_by === side)
  const otherClaim = row.missed.find(({ said_by }) => said_by === other)
  const isToCome = now < row.starts_at
  const isTimeToSay =
    now >= row.ends_at && now.getTime() < row.ends_at.getTime() + daysToSay * dayMs
  const isPossible: Record<VisitAct, boolean> = {
    // Moved later, a visit would escape what a late cancellation counts for.
    move: row.starts_at.getTime() - now.getTime() >= lateHours * hourMs,
    propose: isToCome,
    'answer-proposal': isToCome && row.proposed_at !== null,
    cancel: isToCome,
    prove: isCodeValid(row, now),
    'say-missed': isTimeToSay && !claim,
    'answer-missed': otherClaim?.answer === null,
  }
  return actsOfSide[side].filter((act) => isPossible[act])
}

function presentVisit(row: VisitRow, side: VisitSide, secrets: Secrets) {
  const now = new Date()
  // The other side names who did not come.
  const missed = (saidBy: VisitSide): NoShow | null => {
    const said = row.missed.find(({ said_by }) => said_by === saidBy)
    return said ? { saidAt: new Date(said.said_at).toISOString(), answer: said.answer } : null
  }
  return {
    _id: row.id,
    state: row.state,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    isOver: row.ends_at <= now,
    proposedAt: row.proposed_at?.toISOString() ?? null,
    property: {
      _id: row.property_id,
      title: row.title,
      status: row.status,
      hasPage: row.has_page,
    },
    inquiryId: row.lead_id,
    cancelledBy: row.cancelled_by,
    cancelReason: row.cancel_reason,
    missed: { customer: missed('broker'), broker: missed('customer') },
    isMissed: { customer: row.is_missed_by_customer, broker: row.is_missed_by_broker },
    may: actsOf(row, side, now),
    version: row.version,
    calendar: calendarPath(secrets, row.id, side),
  }
}

export function presentForCustomer(row: VisitRow, secrets: Secrets): CustomerVisit {
  return {
    ...presentVisit(row, 'customer', secrets),
    broker: presentBrokerName(row),
    contactName: row.contact_id === row.broker_id ? null : row.contact_name,
    code: isCodeValid(row) ? codeOf(secrets, row.id) : null,
    note: row.note,
  }
}

export function presentForBroker(
  row: VisitRow,
  secrets: Secrets,
  viewer: { id: string },
): BrokerVisit {
  const { customer_name, customer_missed, contact_id: _id, contact_name: name } = row
  return {
    ...presentVisit(row, 'broker', secrets),
    customer: {
      name: customer_name,
      missedCount: customer_missed >= minMissed ? Number(customer_missed) : null,
    },
    contact: { _id, name, isYou: _id === viewer.id },
  }
}
