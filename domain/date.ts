const zone = 'Asia/Kolkata'

const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  timeZone: zone,
})
const clock = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: zone,
})

/**
 * A day as "MMM dd, yyyy" in Indian time: `Nov 05, 2026` (spec section 9). Takes a Date or ISO text;
 * throws RangeError for what is no moment.
 */
export function formatDate(moment: Date | string): string {
  return day.format(new Date(moment))
}

/**
 * A day and its time in Indian time: `Nov 05, 2026, 3:07 PM`. Put together by hand: engines disagree
 * about the space before AM and PM, and server and browser must write the same.
 */
export function formatDateTime(moment: Date | string): string {
  const parts = clock.formatToParts(new Date(moment))
  const hour = Number(parts.find((part) => part.type === 'hour')?.value)
  const minute = parts.find((part) => part.type === 'minute')?.value
  return `${formatDate(moment)}, ${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`
}
