import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatCalendar } from './calendar.ts'

const event = {
  ...{ id: 'v1', sequence: 0, isCancelled: false, url: 'https://example.in/visits' },
  ...{ summary: 'Visit: Lake flat', description: 'With Ravi', location: 'Baner, Pune' },
  startsAt: new Date('2027-03-28T00:30:00Z'),
  endsAt: new Date('2027-03-28T01:30:00Z'),
  changedAt: new Date('2027-03-01T00:00:00Z'),
}

test('a calendar file escapes what would end a text, and has no other control characters', () => {
  const file = formatCalendar({ ...event, summary: 'A; B\\C', description: 'One\r\nTwo\tthree' })
  assert.ok(file.includes('\r\nSUMMARY:A\\; B\\\\C\r\n'), file)
  assert.ok(file.includes('\r\nDESCRIPTION:One\\nTwothree\r\n'), file)
  assert.ok(file.includes('\r\nLOCATION:Baner\\, Pune\r\n'), file)
})

test('a calendar file has no line above 75 octets, and no letter apart', () => {
  const location = 'झील के किनारे का फ्लैट '.repeat(9).trim()
  const file = formatCalendar({ ...event, location })
  for (const line of file.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line)
  assert.ok(file.replaceAll('\r\n ', '').includes(`\r\nLOCATION:${location}\r\n`), file)
})

test('a calendar file has its times in UTC, whatever the clocks around do that day', () => {
  assert.match(formatCalendar(event), /\r\nDTSTART:20270328T003000Z\r\nDTEND:20270328T013000Z\r\n/)
})
