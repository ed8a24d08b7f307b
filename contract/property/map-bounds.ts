import { z } from 'zod'
import { t } from '#domain/locale/translate.ts'

/** A rectangle of the map, in degrees. */
export const Bounds = z.object({
  west: z.number(),
  south: z.number(),
  east: z.number(),
  north: z.number(),
})
export type Bounds = z.infer<typeof Bounds>

const degrees = /^-?\d{1,3}(\.\d{1,15})?$/
const said = () => t('Please give bounds as west,south,east,north in degrees.')

/**
 * Bounds in an address: `west,south,east,north` in degrees. Refuses rectangles across the date
 * line, inverted ones and empty ones.
 */
export const boundsText = z
  .string()
  .max(100, { error: said })
  .transform((text, context) => {
    const bounds = readBounds(text)
    if (bounds) return bounds
    context.addIssue({ code: 'custom', message: said() })
    return z.NEVER
  })

function readBounds(text: string): Bounds | undefined {
  const parts = text.split(',').map((part) => part.trim())
  if (parts.length !== 4 || parts.some((part) => !degrees.test(part))) return undefined
  const [west, south, east, north] = parts.map(Number) as [number, number, number, number]
  const isOnEarth = west >= -180 && east <= 180 && south >= -90 && north <= 90
  return isOnEarth && west < east && south < north ? { west, south, east, north } : undefined
}

/** Five decimals are about a metre, which is more precise than any map on a screen. */
export function formatBounds({ west, south, east, north }: Bounds): string {
  return [west, south, east, north].map((value) => Number(value.toFixed(5))).join(',')
}
