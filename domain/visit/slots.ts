import { dayInIndia, midnightInIndia } from '#domain/date/date.ts'
import { addDays } from '#domain/date/report-period.ts'

/** Which times of a broker are free for a visit. */

export interface Hours {
  opens: number
  closes: number
}

export interface Schedule {
  lengthMinutes: number
  bufferMinutes: number
  travelMinutes: number
  daysAhead: number
  noticeMinutes: number
  /** Minutes of a day in India. */
  hours: readonly (Hours & { weekday: number })[]
  /** Without hours the day is off; else these are open beside the weekly ones. */
  exceptions: readonly { day: string; hours: Hours | null }[]
}

/** A visit that was booked, with the time after it that its buffer takes. */
export interface Busy {
  startsAt: Date
  endsAt: Date
  busyUntil: Date
  /** Where it is; a visit elsewhere needs the time to get there. */
  place: string
}

export interface SlotDay {
  day: string
  slots: Date[]
}

export interface SlotQuery {
  now: Date
  /** The home to visit. */
  place: string
  busy: readonly Busy[]
  /** Days in India, both included. */
  from: string
  until: string
}

const minuteMs = 60_000
const after = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * minuteMs)

/** Returns the last day on which visits are offered. */
export function lastBookableDay({ daysAhead }: Pick<Schedule, 'daysAhead'>, now: Date): string {
  return addDays(dayInIndia(now), daysAhead)
}

/** Returns the free slots, a day each that has some. */
export function listSlots(schedule: Schedule, query: SlotQuery): SlotDay[] {
  const today = dayInIndia(query.now)
  const last = lastBookableDay(schedule, query.now)
  const days: SlotDay[] = []
  const [, first = today] = [query.from, today].sort()
  for (let day = first; day <= query.until && day <= last; day = addDays(day, 1)) {
    const slots = slotsOf(schedule, day).filter((startsAt) => isFree(schedule, startsAt, query))
    if (slots.length > 0) days.push({ day, slots })
  }
  return days
}

function slotsOf(schedule: Schedule, day: string): Date[] {
  const { lengthMinutes, bufferMinutes } = schedule
  const midnight = midnightInIndia(day)
  const starts = hoursOf(schedule, day).flatMap(({ opens, closes }) => {
    const count = Math.floor((closes - opens + bufferMinutes) / (lengthMinutes + bufferMinutes))
    return Array.from(
      { length: Math.max(count, 0) },
      (_, index) => opens + index * (lengthMinutes + bufferMinutes),
    )
  })
  return [...new Set(starts)].sort((one, other) => one - other).map((at) => after(midnight, at))
}

/** Returns the hours of a day, overlapping ones of the pattern and an exception as they are. */
function hoursOf({ hours, exceptions }: Schedule, day: string): Hours[] {
  const own = exceptions.filter((exception) => exception.day === day)
  if (own.some((exception) => exception.hours === null)) return []
  // Midday, so that no rounding leaves the day.
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay() || 7
  return [
    ...hours.filter((one) => one.weekday === weekday),
    ...own.flatMap((exception) => exception.hours ?? []),
  ]
}

/** Returns whether nobody has booked a time, and the broker can be there. */
export function isFree(
  schedule: Schedule,
  startsAt: Date,
  { now, place, busy }: Pick<SlotQuery, 'now' | 'place' | 'busy'>,
): boolean {
  if (startsAt < after(now, schedule.noticeMinutes) || startsAt <= now) return false
  const endsAt = after(startsAt, schedule.lengthMinutes)
  return busy.every((visit) => {
    const { bufferMinutes, travelMinutes } = schedule
    const gap = visit.place === place ? bufferMinutes : Math.max(bufferMinutes, travelMinutes)
    const isAfter = startsAt >= visit.busyUntil && startsAt >= after(visit.endsAt, gap)
    return isAfter || after(endsAt, gap) <= visit.startsAt
  })
}
