import { hourInIndia } from './date.ts'

const fromHour = 9
const untilHour = 21

/** Returns whether it is daytime in India, 9:00 to 21:00, when unexpected messages may be sent. */
export function isDaytime(moment: Date): boolean {
  const hour = hourInIndia(moment)
  return hour >= fromHour && hour < untilHour
}
