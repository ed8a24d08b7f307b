import type { Random } from '@brickbazaar/random'
import { formatAreas, formatSurroundings } from '#domain/place/drawn-area.ts'

const towns: [number, number][] = [
  [72.877, 19.076],
  [77.595, 12.972],
  [77.209, 28.614],
  [73.857, 18.52],
]

/** A part of the country, from a town to a few streets. */
export function boxOnMap(chance: Random): { bounds: string } {
  const size = chance.pick([0.05, 0.2, 1])
  const [longitude, latitude] = chance.pick(towns)
  const west = longitude + chance.between(-0.1, 0.1) - size / 2
  const south = latitude + chance.between(-0.1, 0.1) - size / 2
  const bounds = [west, south, west + size, south + size].map((side) => side.toFixed(4)).join(',')
  return { bounds }
}

/** An area of twenty corners, from some streets to a whole city, or a distance around a point. */
export function shapeOnMap(chance: Random): Record<string, string> {
  const [longitude, latitude] = chance.pick(towns)
  const middle = {
    latitude: latitude + chance.between(-0.1, 0.1),
    longitude: longitude + chance.between(-0.1, 0.1),
  }
  const size = chance.pick([0.01, 0.04, 0.15])
  if (chance.chance(0.3)) return { near: formatSurroundings({ ...middle, kilometres: size * 100 }) }
  const corners = Array.from({ length: 20 }, (_, corner) => {
    const turn = (corner / 20) * 2 * Math.PI
    const reach = size * chance.between(0.5, 1)
    return {
      latitude: middle.latitude + reach * Math.sin(turn),
      longitude: middle.longitude + reach * Math.cos(turn),
    }
  })
  return { area: formatAreas([corners]) }
}
