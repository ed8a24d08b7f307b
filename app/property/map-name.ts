import type { GeoJSONSource } from 'maplibre-gl'
import { call } from '#app/api/call.ts'
import { pointAt, toFeatureCollection } from '#app/kit/map/geo.ts'
import type { OpenMap } from '#app/kit/map/open-map.ts'
import { sources } from '#app/kit/map/plain-style.ts'
import { formatBounds } from '#contract/property/map-bounds.ts'
import { property } from '#contract/property/property.ts'

/** Labels the places in view on a map; without a response it has no labels. */
export async function namePlaces({ map, view }: Pick<OpenMap, 'map' | 'view'>): Promise<void> {
  const found = await call(property.publicMap, {
    query: { bounds: formatBounds(view()) },
  }).catch(() => undefined)
  const names = found?.places.map((at) => pointAt(at, { name: at.name, type: at.type })) ?? []
  map.getSource<GeoJSONSource>(sources.places)?.setData(toFeatureCollection(names))
}
