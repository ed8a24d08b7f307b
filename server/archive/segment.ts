/** Names of segments of the log: timeline, then position, each in hexadecimal (16 MB a segment). */

export const segmentBytes = 16 * 1024 * 1024
const perLog = 0x1_0000_0000 / segmentBytes

export const isSegment = (name: string): boolean => /^[\dA-F]{24}$/.test(name)
export const isHistory = (name: string): boolean => /^[\dA-F]{8}\.history$/.test(name)
/** What PostgreSQL archives: segments, the last half one of a timeline, histories, labels. */
export const isArchived = (name: string): boolean =>
  /^[\dA-F]{24}(\.partial|\.[\dA-F]{8}\.backup)?$/.test(name) || isHistory(name)

export const timelineOf = (name: string): number => Number.parseInt(name.slice(0, 8), 16)

/** The number of a segment, whatever its timeline. */
export const numberOf = (name: string): number =>
  Number.parseInt(name.slice(8, 16), 16) * perLog + Number.parseInt(name.slice(16, 24), 16)

const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0')

export const segmentNamed = (timeline: number, number: number): string =>
  `${hex(timeline)}${hex(Math.floor(number / perLog))}${hex(number % perLog)}`

/** A position such as `2/1A3F0028` in bytes. */
export function bytesOf(lsn: string): number {
  const [high = '', low = ''] = lsn.split('/')
  return Number.parseInt(high, 16) * 0x1_0000_0000 + Number.parseInt(low, 16)
}

/** The first segment that is missing between two of one timeline, or undefined. */
export function firstGap(
  present: ReadonlySet<string>,
  from: string,
  to: string,
): string | undefined {
  const timeline = timelineOf(from)
  for (let number = numberOf(from); number <= numberOf(to); number++) {
    const name = segmentNamed(timeline, number)
    if (!present.has(name)) return name
  }
  return undefined
}
