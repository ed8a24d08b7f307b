import { t } from '#domain/locale/translate.ts'
import { kilometresBetween, type Point } from '#domain/place/distance.ts'
import { notUnderstood, type Reading, understood } from './reading.ts'

/** Bounds of India with its islands; no latitude in them is also a longitude. */
const india = { south: 6.4, north: 37.7, west: 68, east: 97.6 } as const

/** Whether a point is within the bounds of India. */
export function isInIndia({ latitude, longitude }: Point): boolean {
  return (
    latitude >= india.south &&
    latitude <= india.north &&
    longitude >= india.west &&
    longitude <= india.east
  )
}

/**
 * Builds a point from two numbers in degrees. Swapped latitude and longitude are corrected with a
 * note: India's bounds prove which is which. Refuses zero, points outside India, and points further
 * than `within.kilometres` from the city.
 */
export function readPoint(
  latitude: number,
  longitude: number,
  within?: Point & { name: string; kilometres: number },
): Reading<Point> {
  const given = { latitude, longitude }
  const turned = { latitude: longitude, longitude: latitude }
  if (latitude === 0 || longitude === 0)
    return notUnderstood(t('a coordinate of 0 is not a location'))
  const isSwapped = !isInIndia(given) && isInIndia(turned)
  const point = isSwapped ? turned : given
  if (!isInIndia(point)) return notUnderstood(t('the point is outside India'))
  if (within && kilometresBetween(point, within) > within.kilometres) {
    return notUnderstood(t('the point is not in or near {name}', { name: within.name }))
  }
  return isSwapped
    ? understood(point, t('latitude and longitude were swapped, so we corrected them'))
    : understood(point)
}

/** Parses one coordinate: `18.5989`, `18.5989° N`, `18,5989`, or with minutes `18°35'56"N`. */
export function readDegrees(text: string): Reading<number> {
  const plain = text.trim()
  const side = /[nsew]$/i.exec(plain)?.[0] ?? ''
  const figures = plain.slice(0, plain.length - side.length).replace(',', '.')
  const parts = figures.split(/[°º′’'″”"\s]/).filter((part) => part !== '')
  const [whole = Number.NaN, minutes = 0, seconds = 0] = parts.map(Number)
  const value = Math.abs(whole) + minutes / 60 + seconds / 3600
  if (parts.length > 3 || !Number.isFinite(value)) {
    return notUnderstood(t('we cannot read this coordinate'))
  }
  const isNegative = figures.startsWith('-') || /[sw]/i.test(side)
  return understood(Number((isNegative ? -value : value).toFixed(7)))
}
