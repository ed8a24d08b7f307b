import { useEffect, useEffectEvent, useRef } from 'react'
import type { Colours } from '#app/kit/map/colour.ts'
import { type Feature, pointAt } from '#app/kit/map/geo.ts'
import { openMap } from '#app/kit/map/open-map.ts'
import { namePlaces } from '#app/property/map-name.ts'
import type { PlacePrecision } from '#contract/property/vocabulary.ts'
import { t } from '#domain/locale/translate.ts'

interface PlaceMapProps {
  place: { latitude: number; longitude: number; precision: PlacePrecision }
}

/** Half the diagonal of the square around the home, in degrees of latitude. */
const radii = { locality: 0.0075, street: 0.0015 }
const zooms: Record<PlacePrecision, number> = { locality: 12.8, street: 14.8, exact: 15 }

/**
 * A home on a map: a pin where its broker shows the exact position, or else a circle around its
 * square.
 */
export default function PlaceMap({ place }: PlaceMapProps) {
  const element = useRef<HTMLDivElement>(null)
  const open = useEffectEvent((container: HTMLElement) => {
    const { latitude, longitude, precision } = place
    const { map, view, remove } = openMap(container, {
      center: [longitude, latitude],
      zoom: zooms[precision],
      cooperativeGestures: true,
      dress: (laid, colours) => {
        const isExact = precision === 'exact'
        const at = isExact ? pointAt(place, {}) : circleAround(place, radii[precision])
        laid.addSource('place', { type: 'geojson', data: at })
        for (const layer of layersOf(isExact, colours)) laid.addLayer(layer)
        void namePlaces({ map: laid, view })
      },
    })
    map.getCanvas().setAttribute('aria-label', t('Map of the home’s location'))
    return remove
  })
  useEffect(() => (element.current ? open(element.current) : undefined), [])
  return (
    <div className="absolute inset-0">
      <div ref={element} className="size-full" />
    </div>
  )
}

function circleAround({ latitude, longitude }: PlaceMapProps['place'], radius: number): Feature {
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
