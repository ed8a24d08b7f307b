import type { Bounds } from '#contract/property/map-bounds.ts'
import { type Feature, type Features, toFeatureCollection } from './geo.ts'

const steps = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10]
const linesAcross = 6
/** Lines extend beyond the edge, so that a short move needs no new ones. */
const beyond = 0.5

/**
 * Returns lines of latitude and longitude at even steps, about six across, which show how far a
 * move goes.
 */
export function gridOf(view: Bounds): Features {
  const wide = view.east - view.west
  const high = view.north - view.south
  const step = steps.find((size) => wide / size <= linesAcross) ?? 20
  const [west, east] = [view.west - wide * beyond, view.east + wide * beyond]
  const [south, north] = [view.south - high * beyond, view.north + high * beyond]
  const features: Feature[] = []
  for (let x = Math.ceil(west / step); x * step <= east; x++) {
    features.push(lineOf([x * step, south], [x * step, north]))
  }
  for (let y = Math.ceil(south / step); y * step <= north; y++) {
    features.push(lineOf([west, y * step], [east, y * step]))
  }
  return toFeatureCollection(features)
}

const lineOf = (from: [number, number], to: [number, number]): Feature => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'LineString', coordinates: [from, to] },
})
