import type { GeoJSONSource } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { call } from '#app/api/call.ts'
import type { Colours } from '#app/kit/map/colour.ts'
import { type Feature, pointAt, together } from '#app/kit/map/geo.ts'
import { openMap } from '#app/kit/map/open-map.ts'
import { sources } from '#app/kit/map/plain-style.ts'
import { formatBounds } from '#contract/map-bounds.ts'
import { property } from '#contract/property.ts'

interface PlaceMapProps {
  place: { latitude: number; longitude: number; isExact: boolean }
}

/** Half the diagonal of the square of 0.01° that the home lies in, in degrees of latitude. */
const radius = 0.0075

/** One home on a map: a pin where its broker shows the place, else a circle around its square. */
export default function PlaceMap({ place }: PlaceMapProps) {
  const element = useRef<HTMLDivElement>(null)
  const open = useEffectEvent((container: HTMLElement) => {
    const { latitude, longitude, isExact } = place
    const { map, view, remove } = openMap(container, {
      center: [longitude, latitude],
      zoom: isExact ? 14.5 : 12.8,
      cooperativeGestures: true,
      dress: (laid, colours) => {
        const at = isExact ? pointAt(place, {}) : circleAround(place)
        laid.addSource('place', { type: 'geojson', data: at })
        for (const layer of layersOf(isExact, colours)) laid.addLayer(layer)
        void name()
      },
    })
    map.getCanvas().setAttribute('aria-label', 'Map of where the home is')
    const name = async () => {
      const found = await call(property.publicMap, {
        query: { bounds: formatBounds(view()) },
      }).catch(() => undefined)
      const names = found?.places.map((at) => pointAt(at, { name: at.name, type: at.type })) ?? []
      map.getSource<GeoJSONSource>(sources.places)?.setData(together(names))
    }
    return remove
  })
  useEffect(() => (element.current ? open(element.current) : undefined), [])
  return (
    <div className="absolute inset-0">
      <div ref={element} className="size-full" />
    </div>
  )
}

function circleAround({ latitude, longitude }: PlaceMapProps['place']): Feature {
  const wide = radius / Math.cos((latitude * Math.PI) / 180)
  const ring = Array.from({ length: 65 }, (_, step): [number, number] => {
    const turn = (step / 64) * 2 * Math.PI
    return [longitude + wide * Math.cos(turn), latitude + radius * Math.sin(turn)]
  })
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } }
}

function layersOf(isExact: boolean, { act, card }: Colours) {
  const source = 'place'
  if (isExact) {
    return [
      {
        id: 'pin',
        type: 'circle' as const,
        source,
        paint: {
          'circle-color': act,
          'circle-radius': 10,
          'circle-stroke-color': card,
          'circle-stroke-width': 3,
        },
      },
    ]
  }
  return [
    {
      id: 'around',
      type: 'fill' as const,
      source,
      paint: { 'fill-color': act, 'fill-opacity': 0.16 },
    },
    { id: 'rim', type: 'line' as const, source, paint: { 'line-color': act, 'line-width': 2 } },
  ]
}
