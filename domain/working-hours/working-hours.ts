import { dayInIndia, formatTime, formatWeekday, midnightInIndia } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'

/** When somebody works, in minutes of a day in India; 1 is Monday. */
export interface WorkingHours {
  hours: readonly { weekday: number; opens: number; closes: number }[]
  daysOff: readonly string[]
}

const minuteMs = 60_000

/** Returns whether a moment is within working hours. */
export function isWorking({ hours, daysOff }: WorkingHours, now: Date): boolean {
  const day = dayInIndia(now)
  if (daysOff.includes(day)) return false
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay() || 7
  const minute = (now.getTime() - midnightInIndia(day).getTime()) / minuteMs
  return hours.some((one) => one.weekday === weekday && one.opens <= minute && minute < one.closes)
}

// A week that begins on a Monday, so that its days have the names of weekdays.
const monday = '2024-01-01'
const momentOf = (weekday: number, minute: number) =>
  new Date(midnightInIndia(monday).getTime() + ((weekday - 1) * 24 * 60 + minute) * minuteMs)

/** Returns the weekly hours as people say them: `Mon–Fri 10:00 AM–7:00 PM; Sun 9:00 AM–2:00 PM`. */
export function formatWorkingHours({ hours }: Pick<WorkingHours, 'hours'>): string {
  const groups: { days: number[]; text: string }[] = []
  for (const weekday of [1, 2, 3, 4, 5, 6, 7]) {
    const own = hours.filter((one) => one.weekday === weekday)
    if (own.length === 0) continue
    const text = own
      .toSorted((one, other) => one.opens - other.opens)
      .map(({ opens, closes }) =>
        t('{from}–{until}', {
          from: formatTime(momentOf(1, opens)),
          until: formatTime(momentOf(1, closes)),
        }),
      )
      .join(', ')
    const last = groups.at(-1)
    if (last?.text === text && last.days.at(-1) === weekday - 1) last.days.push(weekday)
    else groups.push({ days: [weekday], text })
  }
  return groups.map(({ days, text }) => `${daysText(days)} ${text}`).join('; ')
}

function daysText(days: readonly number[]): string {
  const name = (weekday: number) => formatWeekday(momentOf(weekday, 0))
  const [first = 1] = days
  const last = days.at(-1) ?? first
  if (days.length === 1) return name(first)
  return t('{from}–{until}', { from: name(first), until: name(last) })
}
