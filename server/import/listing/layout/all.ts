import { bengaluru } from './bengaluru.ts'
import { houseRent } from './house-rent.ts'
import type { Layout } from './layout.ts'
import { magicbricks } from './magicbricks.ts'
import { makaan } from './makaan.ts'
import { metroSale } from './metro-sale.ts'
import { acresDelhi, acresGurgaon } from './ninety-nine-acres.ts'
import { own } from './own.ts'

/** All known layouts. */
export const layouts: readonly Layout[] = [
  own,
  bengaluru,
  houseRent,
  acresGurgaon,
  acresDelhi,
  makaan,
  magicbricks,
  metroSale,
]

/**
 * Returns the layout whose headers are all present and whose signature the sample matches. A file
 * may have up to half as many additional columns; with more it is another kind of file that shares
 * some headers.
 */
export function recogniseLayout(
  headers: readonly string[],
  sample: readonly (readonly string[])[],
): Layout | undefined {
  const present = new Set(headers)
  return layouts.find((layout) => {
    const expected = Object.keys(layout.columns)
    return (
      expected.every((header) => present.has(header)) &&
      headers.length <= expected.length * 1.5 &&
      Object.entries(layout.signature ?? {}).every(([header, pattern]) =>
        bears(sample, headers.indexOf(header), pattern),
      )
    )
  })
}

function bears(sample: readonly (readonly string[])[], column: number, pattern: RegExp): boolean {
  const values = sample.map((cells) => cells[column] ?? '').filter(Boolean)
  return values.filter((value) => pattern.test(value)).length >= values.length * 0.8
}

export function layoutOf(name: string | null): Layout | undefined {
  return layouts.find((layout) => layout.name === name)
}
