import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { Colours } from './colour.ts'
import { noFeatures } from './geo.ts'

/** The page's own fonts, so that no font is fetched for the map. */
export const font = ['Inter Variable', 'Inter', 'sans-serif']

export const sources = { grid: 'grid', places: 'places' } as const

/**
 * The built-in map style: paper, a quiet grid and the names of our places. No external tiles, and
 * no borders: those of India are a legal matter, and nobody finds a home by them.
 */
export function plainStyle(colours: Colours): StyleSpecification {
  return {
    version: 8,
    sources: {
      [sources.grid]: { type: 'geojson', data: noFeatures },
      [sources.places]: { type: 'geojson', data: noFeatures },
    },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': colours.land } },
      {
        id: 'grid',
        type: 'line',
        source: sources.grid,
        paint: { 'line-color': colours.line, 'line-width': 1 },
      },
      placeNames(colours),
    ],
  }
}

function placeNames({ quiet, text, land }: Colours): LayerSpecification {
  return {
    id: 'places',
    type: 'symbol',
    source: sources.places,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': font,
      'text-size': ['match', ['get', 'type'], 'city', 17, 12.5],
      'text-letter-spacing': ['match', ['get', 'type'], 'city', 0.02, 0.01],
      'text-max-width': 8,
      'text-padding': 4,
      // Beside the circle that is often at the centre of a place.
      'text-variable-anchor': ['bottom', 'top', 'left', 'right'],
      'text-radial-offset': ['match', ['get', 'type'], 'city', 1.5, 1.9],
      'symbol-sort-key': ['match', ['get', 'type'], 'city', 0, 1],
    },
    paint: {
      'text-color': ['match', ['get', 'type'], 'city', text, quiet],
      'text-halo-color': land,
      'text-halo-width': 1.5,
    },
  }
}
