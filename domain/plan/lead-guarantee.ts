import { dayInIndia } from '#domain/date/date.ts'

/**
 * Tries after which a lead counts as unreachable: their number, on how many days, within how many
 * days.
 */
export const minTries = 3
export const minTryDays = 2
export const tryWindowDays = 7

/** Tries closer together than this count as one. */
const minutesApart = 60

/** A contact view is credited up to this many days after the contact was opened. */
export const creditableDays = 30

/** The percentage of a period's contact views that can be credited on the broker's word. */
export const maxCreditPercent = 20

const dayMs = 86_400_000

/**
 * Returns how many leads of a plan period can be credited on the broker's word: a share of its
 * contact views, and at least one.
 */
export function maxReportedCredits(contactViews: number): number {
  return contactViews > 0 ? Math.max(1, Math.floor((contactViews * maxCreditPercent) / 100)) : 0
}

export interface JudgedTries {
  /** The tries that count, and the number of days in India on which they were made. */
  tries: number
  days: number
  /** Whether they make the lead unreachable. */
  isMet: boolean
}

/**
 * Counts the failed tries to reach a person since the person was last active, within the last seven
 * days before the newest. Tries within an hour of a counted one do not count.
 */
export function judgeTries(triedAt: readonly Date[], lastActiveAt: Date): JudgedTries {
  const since = triedAt
    .map(Number)
    .filter((at) => at > lastActiveAt.getTime())
    .sort((one, other) => one - other)
  const newest = since.at(-1) ?? 0
  const counted: number[] = []
  for (const at of since.filter((one) => newest - one <= tryWindowDays * dayMs)) {
    const last = counted.at(-1)
    if (last === undefined || at - last >= minutesApart * 60_000) counted.push(at)
  }
  const days = new Set(counted.map((at) => dayInIndia(new Date(at)))).size
  const tries = counted.length
  return { tries, days, isMet: tries >= minTries && days >= minTryDays }
}
