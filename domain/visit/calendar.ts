/** A visit as a calendar file (RFC 5545). */

export interface CalendarEvent {
  id: string
  /** Counts the changes of the event: a calendar replaces what it has by what is newer. */
  sequence: number
  isCancelled: boolean
  startsAt: Date
  endsAt: Date
  changedAt: Date
  summary: string
  description: string
  location: string
  url: string
}

/** Returns the file, whose times are UTC, so that each calendar shows its own zone's. */
export function formatCalendar(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//BrickBazaar//Visits//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${event.isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${event.id}@brickbazaar`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${inUtc(event.changedAt)}`,
    `DTSTART:${inUtc(event.startsAt)}`,
    `DTEND:${inUtc(event.endsAt)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    `URL:${event.url}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

const inUtc = (moment: Date) =>
  moment
    .toISOString()
    .replace(/\.\d{3}Z$/, 'Z')
    .replace(/[-:]/g, '')

const escapeText = (text: string) =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')

const maxOctets = 75

/** Breaks a line after at most 75 octets, between letters: the rest begins with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let octets = 0
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (octets + size > maxOctets) {
      folded += '\r\n '
      octets = 1
    }
    folded += letter
    octets += size
  }
  return folded
}
