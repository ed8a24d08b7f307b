import type { GeoJSONSource, LayerSpecification, Map as MapLibre } from 'maplibre-gl'
import type { Colours } from '#app/kit/map/colour.ts'
import { type Feature, noFeatures, pointAt, toFeatureCollection } from '#app/kit/map/geo.ts'
import type { Point } from '#domain/place/distance.ts'
import type { DrawnArea } from '#domain/place/drawn-area.ts'

/** The shapes of the search, and the one that is being drawn. */
const sources = { shapes: 'shapes', sketch: 'sketch' } as const

/** Adds the layers of shapes, below those of homes. */
export function layShapes(map: MapLibre, colours: Colours): void {
  for (const id of Object.values(sources)) map.addSource(id, { type: 'geojson', data: noFeatures })
  for (const layer of layersOf(colours)) map.addLayer(layer)
}

/** Shows these outlines as the shapes of the search. */
export function showShapes(map: MapLibre, outlines: readonly DrawnArea[]): void {
  const features = outlines.map(
    (outline): Feature => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Polygon', coordinates: [closed(outline)] },
    }),
  )
  map.getSource<GeoJSONSource>(sources.shapes)?.setData(toFeatureCollection(features))
}

/** Shows a line that is being drawn, and the corners that were set. */
export function showSketch(
  map: MapLibre,
  line: readonly Point[],
  corners: readonly Point[] = [],
): void {
  const features: Feature[] = corners.map((corner) => pointAt(corner, {}))
  if (line.length > 1) {
    features.unshift({
      type: 'Feature',
      properties: {},
      geometry: { type: 'LineString', coordinates: line.map(positionOf) },
    })
  }
  map.getSource<GeoJSONSource>(sources.sketch)?.setData(toFeatureCollection(features))
}

const positionOf = ({ latitude, longitude }: Point): [number, number] => [longitude, latitude]
const closed = (outline: DrawnArea) => [...outline, ...outline.slice(0, 1)].map(positionOf)

const layersOf = ({ act, card }: Colours): LayerSpecification[] => [
  {
    id: 'shape-fill',
    type: 'fill',
    source: sources.shapes,
    paint: { 'fill-color': act, 'fill-opacity': 0.12 },
  },
  {
    id: 'shape-line',
    type: 'line',
    source: sources.shapes,
    layout: { 'line-join': 'round' },
    paint: { 'line-color': act, 'line-width': 2.5 },
  },
  {
    id: 'sketch-line',
    type: 'line',
    source: sources.sketch,
    filter: ['==', ['geometry-type'], 'LineString'],
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: { 'line-color': act, 'line-width': 3, 'line-dasharray': [1, 1.6] },
  },
  {
    id: 'sketch-corner',
    type: 'circle',
    source: sources.sketch,
    filter: ['==', ['geometry-type'], 'Point'],
    paint: {
      'circle-color': card,
      'circle-radius': 6,
      'circle-stroke-color': act,
      'circle-stroke-width': 3,
    },
  },
]
