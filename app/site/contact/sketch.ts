import type { PublicCompany } from '#contract/company.ts'
import { kilometresPerDegree, longitudeScale, type Point } from '#domain/place/distance.ts'

/** The size of the map around the office, in units of its SVG: about 16 km by 9 km. */
export const frame = { width: 352, height: 200, perKilometre: 22 }

export interface SketchedPlace {
  name: string
  x: number
  y: number
  /** The side of the dot on which the name is. */
  side: 'left' | 'right'
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

// The average width of a letter at 12 units, and the height of a line.
const letter = 6.6
const line = 16
const gap = 7

/**
 * Returns where to draw the places around the office, which is in the centre. A place is left out
 * if its name fits on neither side without touching another, the pin, the scale or the edge.
 */
export function sketch(office: Point, near: PublicCompany['near']): SketchedPlace[] {
  const { width, height, perKilometre } = frame
  const wide = longitudeScale(office.latitude)
  const perDegree = kilometresPerDegree * perKilometre
  const taken: Box[] = [
    { left: width / 2 - 12, right: width / 2 + 12, top: height / 2 - 26, bottom: height / 2 + 6 },
    // Reserved for the scale.
    { left: 0, right: 80, top: height - 26, bottom: height },
  ]
  const drawn: SketchedPlace[] = []
  for (const { name, latitude, longitude } of near) {
    const x = width / 2 + (longitude - office.longitude) * wide * perDegree
    const y = height / 2 - (latitude - office.latitude) * perDegree
    for (const side of ['right', 'left'] as const) {
      const box = boxOf(name, x, y, side)
      if (!isInside(box) || taken.some((other) => overlaps(box, other))) continue
      taken.push(box)
      drawn.push({ name, x: rounded(x), y: rounded(y), side })
      break
    }
  }
  return drawn
}

function boxOf(name: string, x: number, y: number, side: 'left' | 'right'): Box {
  const length = gap + name.length * letter
  return {
    left: side === 'left' ? x - length : x - 4,
    right: side === 'left' ? x + 4 : x + length,
    top: y - line / 2,
    bottom: y + line / 2,
  }
}

// Rounded, so that server and browser render the same number.
const rounded = (value: number) => Math.round(value * 10) / 10

const isInside = ({ left, right, top, bottom }: Box) =>
  left >= 4 && right <= frame.width - 4 && top >= 4 && bottom <= frame.height - 4

const overlaps = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom
