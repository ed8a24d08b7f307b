import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl'
import type { Colours } from './colour.ts'
import { font } from './plain-style.ts'
import type { Tiles } from './tiles.ts'

const source = 'streets'
/** Required by the licence of OpenStreetMap (ODbL). */
const attribution =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">' +
  '© OpenStreetMap contributors</a>'

/**
 * The style of a map with streets, for tiles of the Protomaps basemap (version 4). No borders and
 * no names of countries: those of India are a legal matter, and nobody finds a home by them.
 */
export function streetStyle(colours: Colours, tiles: Tiles): StyleSpecification {
  const { url, minZoom, maxZoom, bounds } = tiles
  return {
    version: 8,
    sources: {
      [source]: {
        type: 'vector',
        tiles: [url],
        minzoom: minZoom,
        maxzoom: maxZoom,
        bounds,
        attribution,
      },
    },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': colours.land } },
      ...surfaces(colours),
      ...roads(colours),
      ...names(colours),
    ],
  }
}

const oneOf = (field: string, ...values: string[]): ExpressionSpecification => [
  'in',
  ['get', field],
  ['literal', values],
]
const ofKind = (...kinds: string[]) => oneOf('kind', ...kinds)

const surfaces = ({ green, water, building }: Colours): LayerSpecification[] => [
  {
    id: 'green',
    type: 'fill',
    source,
    'source-layer': 'landuse',
    filter: ofKind(
      ...['park', 'national_park', 'nature_reserve', 'protected_area', 'forest', 'wood'],
      ...['grass', 'grassland', 'scrub', 'garden', 'golf_course', 'cemetery', 'playground'],
    ),
    paint: { 'fill-color': green },
  },
  {
    id: 'water',
    type: 'fill',
    source,
    'source-layer': 'water',
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': water },
  },
  {
    id: 'river',
    type: 'line',
    source,
    'source-layer': 'water',
    minzoom: 9,
    filter: ['all', ['==', ['geometry-type'], 'LineString'], ofKind('river', 'canal', 'stream')],
    paint: { 'line-color': water, 'line-width': byZoom(9, 0.8, 18, 10) },
  },
  {
    id: 'building',
    type: 'fill',
    source,
    'source-layer': 'buildings',
    minzoom: 14,
    filter: ofKind('building', 'building_part'),
    paint: { 'fill-color': building },
  },
]

/** A class of roads: the zoom it starts at, and its widths at two zooms. */
type Road = [name: string, kind: string, minZoom: number, from: number, to: number]

/** Minor roads first, so that major ones are drawn over them. */
const classes: readonly Road[] = [
  ['minor', 'minor_road', 12, 0.6, 13],
  ['major', 'major_road', 8, 0.8, 16],
  ['highway', 'highway', 5, 0.8, 18],
]

const roads = ({ road, casing, quiet }: Colours): LayerSpecification[] => [
  {
    id: 'path',
    type: 'line',
    source,
    'source-layer': 'roads',
    minzoom: 15,
    filter: ofKind('path'),
    paint: { 'line-color': casing, 'line-width': 1, 'line-dasharray': [3, 2] },
  },
  ...classes.map(
    ([name, kind, minzoom, from, to]): LayerSpecification => ({
      id: `${name}-casing`,
      type: 'line',
      source,
      'source-layer': 'roads',
      minzoom,
      filter: ofKind(kind),
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': casing, 'line-width': byZoom(minzoom, from + 0.4, 18, to + 2.5) },
    }),
  ),
  ...classes.map(
    ([name, kind, minzoom, from, to]): LayerSpecification => ({
      id: name,
      type: 'line',
      source,
      'source-layer': 'roads',
      // At lower zooms roads are too thin for an outline.
      minzoom: minzoom + 2,
      filter: ofKind(kind),
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': road, 'line-width': byZoom(minzoom, from, 18, to) },
    }),
  ),
  {
    id: 'rail',
    type: 'line',
    source,
    'source-layer': 'roads',
    minzoom: 8,
    filter: ofKind('rail'),
    paint: { 'line-color': quiet, 'line-opacity': 0.6, 'line-width': byZoom(8, 0.5, 18, 3) },
  },
]

const byZoom = (from: number, low: number, to: number, high: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  ...[from, low, to, high],
]

/**
 * Names in Latin letters: the map cannot shape Indian scripts. `script` says that a name is in
 * another script.
 */
const name: ExpressionSpecification = [
  'coalesce',
  ['get', 'name:en'],
  ['case', ['has', 'script'], '', ['get', 'name']],
]

const names = ({ text, quiet, land }: Colours): LayerSpecification[] => {
  const paint = { 'text-color': quiet, 'text-halo-color': land, 'text-halo-width': 1.5 }
  const layout = { 'text-field': name, 'text-font': font, 'text-max-width': 8 }
  const point = (
    id: string,
    layer: string,
    minzoom: number,
    filter: FilterSpecification,
    size: number | ExpressionSpecification,
  ): LayerSpecification => ({
    id,
    type: 'symbol',
    source,
    'source-layer': layer,
    minzoom,
    filter,
    layout: { ...layout, 'text-size': size },
    paint,
  })
  return [
    point('water-name', 'water', 10, ['has', 'name'], 12),
    ...(['minor_road', 'major_road', 'highway'] as const).map(
      (kind): LayerSpecification => ({
        id: `${kind}-name`,
        type: 'symbol',
        source,
        'source-layer': 'roads',
        minzoom: kind === 'minor_road' ? 15 : 12,
        filter: ofKind(kind),
        layout: { ...layout, 'symbol-placement': 'line', 'text-size': 11.5 },
        paint,
      }),
    ),
    point('landmark', 'pois', 15, ofKind('hospital', 'school', 'college', 'university'), 11.5),
    point('station', 'pois', 12, ofKind('station', 'aerodrome'), 12),
    point('neighbourhood', 'places', 12, ofKind('neighbourhood', 'macrohood'), 12.5),
    {
      ...point('locality', 'places', 4, ofKind('locality'), [
        'match',
        ['get', 'kind_detail'],
        'city',
        17,
        'town',
        14,
        12.5,
      ]),
      paint: { ...paint, 'text-color': text },
    } as LayerSpecification,
  ]
}
