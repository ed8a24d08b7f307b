/** Times of a day as minutes after midnight. */

export const endOfDay = 24 * 60

/** Returns the minutes of "10:30", "24:00" being the end of the day; undefined for another text. */
export function readClock(text: string): number | undefined {
  const [, hour, minute] = /^(\d\d):([0-5]\d)$/.exec(text) ?? []
  const minutes = Number(hour) * 60 + Number(minute)
  return minutes <= endOfDay ? minutes : undefined
}

/** Returns the minutes of a time that was checked; throws RangeError for another text. */
export function minutesOf(clock: string): number {
  const minutes = readClock(clock)
  if (minutes === undefined) throw new RangeError('This is no time of a day.')
  return minutes
}

/** Returns minutes after midnight as "10:30". */
export function formatClock(minutes: number): string {
  const part = (value: number) => String(value).padStart(2, '0')
  return `${part(Math.floor(minutes / 60))}:${part(minutes % 60)}`
}
