import type { LayerSpecification, SourceSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import type { Colours } from '#app/kit/map/colour.ts'
import { type Features, noFeatures, pointAt, toFeatureCollection } from '#app/kit/map/geo.ts'
import { pills } from '#app/kit/map/pill.ts'
import { font } from '#app/kit/map/plain-style.ts'
import type { PropertyMap } from '#contract/property/map.ts'
import { formatPriceShort } from '#domain/money/money.ts'

/** The maximum zoom. */
export const closest = 17

/** Sources: homes as points, clustered by the browser; and clusters of the server. */
export const homeSources = { homes: 'homes', groups: 'groups' } as const
export const homeLayers = { circle: 'gathered', group: 'groups', home: 'homes' } as const

export const sourcesOfHomes: Record<string, SourceSpecification> = {
  [homeSources.homes]: {
    type: 'geojson',
    data: noFeatures,
    cluster: true,
    clusterRadius: 46,
    // Clustered up to the maximum zoom: homes at the same point stay one pin with their number.
    clusterMaxZoom: closest,
  },
  [homeSources.groups]: { type: 'geojson', data: noFeatures },
}

export interface GroupProperties {
  count: number
  label: string
  bounds: string
}

export interface HomeProperties {
  id: string
  label: string
}

export const homesOf = ({ points }: PropertyMap): Features<HomeProperties> =>
  toFeatureCollection(
    points.map((point) => pointAt(point, { id: point._id, label: formatPriceShort(point.price) })),
  )

const short = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 })

export const groupsOf = ({ clusters }: PropertyMap): Features<GroupProperties> =>
  toFeatureCollection(
    clusters.map((cluster) =>
      pointAt(cluster, {
        count: cluster.count,
        label: short.format(cluster.count),
        bounds: JSON.stringify(cluster.bounds),
      }),
    ),
  )

/** Returns the layers: circles with a number for clusters, a price for one home. */
export function layersOfHomes(colours: Colours): LayerSpecification[] {
  return [
    circle(homeLayers.circle, homeSources.homes, 'point_count', colours),
    number(homeSources.homes, 'point_count_abbreviated', colours),
    circle(homeLayers.group, homeSources.groups, 'count', colours),
    number(homeSources.groups, 'label', colours),
    {
      ...pill(pills.plain, colours.text),
      id: homeLayers.home,
      filter: ['!', ['has', 'point_count']],
    },
    {
      ...pill(pills.picked, colours.actText),
      id: `${homeLayers.home}-picked`,
      filter: ['==', ['get', 'id'], ''],
    },
  ]
}

const circle = (
  id: string,
  source: string,
  count: string,
  { act, card }: Colours,
): LayerSpecification => ({
  id,
  type: 'circle',
  source,
  filter: ['has', count],
  paint: {
    'circle-color': act,
    'circle-radius': ['interpolate', ['linear'], ['get', count], 2, 16, 50, 21, 1_000, 27],
    'circle-stroke-color': card,
    'circle-stroke-width': 2.5,
  },
})

const number = (source: string, field: string, { actText }: Colours): LayerSpecification => ({
  id: `${source}-count`,
  type: 'symbol',
  source,
  filter: ['has', field],
  layout: {
    'text-field': ['to-string', ['get', field]],
    'text-font': font,
    'text-size': 13,
    'text-allow-overlap': true,
    'text-ignore-placement': true,
  },
  paint: { 'text-color': actText },
})

/** A pill with a price, as wide as its text. */
function pill(image: string, colour: string): Omit<SymbolLayerSpecification, 'id'> {
  return {
    type: 'symbol',
    source: homeSources.homes,
    layout: {
      'icon-image': image,
      'icon-text-fit': 'both',
      'icon-text-fit-padding': [3, 7, 3, 7],
      'icon-allow-overlap': true,
      'text-allow-overlap': true,
      'text-field': ['get', 'label'],
      'text-font': font,
      'text-size': 12.5,
    },
    paint: { 'text-color': colour },
  }
}
