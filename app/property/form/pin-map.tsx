import { Marker } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type OpenMap, openMap } from '#app/kit/map/open-map.ts'
import { namePlaces } from '#app/property/map-name.ts'
import { isInIndia } from '#domain/import-cell/read-coordinate.ts'
import { t } from '#domain/locale/translate.ts'
import type { Point } from '#domain/place/distance.ts'

interface PinMapProps {
  point: Point | undefined
  /** The area to show without a pin. */
  around: Point | undefined
  onPick: (point: Point) => void
}

const middleOfIndia: Point = { latitude: 22.5, longitude: 79 }
/** Pixels by which an arrow key moves the pin; ten times as many with Shift. */
const step = 4

const arrows: Record<string, readonly [x: number, y: number] | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A map for setting a pin by tap, drag or arrow keys. */
export default function PinMap({ point, around, onPick }: PinMapProps) {
  const element = useRef<HTMLDivElement>(null)
  const opened = useRef<{ map: OpenMap['map']; marker: Marker }>(null)
  const pick = useEffectEvent(({ lat, lng }: { lat: number; lng: number }) => {
    const picked = { latitude: rounded(lat), longitude: rounded(lng) }
    // A pin outside India is ignored.
    if (isInIndia(picked)) onPick(picked)
    else place()
  })
  const place = useEffectEvent(() => {
    const { map, marker } = opened.current ?? {}
    if (!map || !marker) return
    if (!point) return void marker.remove()
    marker.setLngLat([point.longitude, point.latitude])
    // Adding the marker again would lose the focus, and the next arrow key with it.
    if (!marker.getElement().isConnected) marker.addTo(map)
    if (!map.getBounds().contains(marker.getLngLat())) map.panTo(marker.getLngLat())
  })
  const open = useEffectEvent((container: HTMLElement) => {
    const start = point ?? around ?? middleOfIndia
    const { map, view, remove } = openMap(container, {
      center: [start.longitude, start.latitude],
      zoom: point ? 15 : around ? 13 : 4,
      cooperativeGestures: true,
      dress: (laid) => void namePlaces({ map: laid, view }),
    })
    map.getCanvas().setAttribute('aria-label', t('Map: tap to set the pin'))
    map.on('moveend', () => void namePlaces({ map, view }))
    map.on('click', ({ lngLat }) => pick(lngLat))
    const pin = makePin()
    const marker = new Marker({ element: pin, draggable: true })
    marker.on('dragend', () => pick(marker.getLngLat()))
    pin.addEventListener('keydown', (event) => {
      const direction = arrows[event.key]
      if (!direction) return
      event.preventDefault()
      // Otherwise the map behind would move too.
      event.stopPropagation()
      const [x, y] = direction
      const by = event.shiftKey ? step * 10 : step
      const at = map.project(marker.getLngLat())
      marker.setLngLat(map.unproject([at.x + x * by, at.y + y * by]))
      pick(marker.getLngLat())
    })
    opened.current = { map, marker }
    place()
    return () => {
      opened.current = null
      remove()
    }
  })
  useEffect(() => (element.current ? open(element.current) : undefined), [])
  useEffect(() => {
    if (point) place()
    else opened.current?.marker.remove()
  }, [point])
  useEffect(() => {
    if (around && !point) {
      opened.current?.map.jumpTo({ center: [around.longitude, around.latitude], zoom: 13 })
    }
  }, [around, point])
  return (
    <div className="relative h-80 overflow-hidden rounded-md border bg-muted">
      <div className="absolute inset-0">
        <div ref={element} className="size-full" />
      </div>
    </div>
  )
}

/** Six decimals are about ten centimetres. */
const rounded = (degrees: number) => Number(degrees.toFixed(6))

function makePin(): HTMLElement {
  const pin = document.createElement('button')
  pin.type = 'button'
  pin.setAttribute('aria-label', t('Pin: use the arrow keys to move it'))
  pin.className = 'grid size-11 cursor-grab place-items-center rounded-full'
  const dot = document.createElement('span')
  dot.className = 'size-6 rounded-full border-4 border-popover bg-primary shadow-float'
  pin.append(dot)
  return pin
}
