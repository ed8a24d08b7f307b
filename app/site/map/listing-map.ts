import type { GeoJSONSource } from 'maplibre-gl'
import { call } from '#app/api/call.ts'
import { type Features, pointAt, toFeatureCollection } from '#app/kit/map/geo.ts'
import { openMap } from '#app/kit/map/open-map.ts'
import { sources } from '#app/kit/map/plain-style.ts'
import { type Filter, unorderedQueryOf } from '#app/site/search/filter/filter.ts'
import type { MapPlace, PropertyMap } from '#contract/property/map.ts'
import { type Bounds, formatBounds } from '#contract/property/map-bounds.ts'
import { property } from '#contract/property/property.ts'
import { t } from '#domain/locale/translate.ts'
import type { Point } from '#domain/place/distance.ts'
import { layShapes, showShapes } from './draw/shape-layer.ts'
import { extentOf, isInView, outlinesOf, shapesOf } from './draw/shapes.ts'
import { openSketch, type Sketch, type SketchOptions } from './draw/sketch.ts'
import {
  closest,
  groupsOf,
  homeLayers,
  homeSources,
  homesOf,
  layersOfHomes,
  sourcesOfHomes,
} from './home-layer.ts'
import { type Pin, syncPinButtons } from './pin-buttons.ts'

export interface ListingMapOptions {
  filter: Filter
  /** The visitor has moved the map, and it is at rest. */
  moved(bounds: string): void
  /** A home was pressed, several at one point, or the background (none). */
  picked(ids: readonly string[]): void
  /** Loading has finished with this many homes, or failed. */
  loaded(found: number | 'failed'): void
}

export interface ListingMap {
  search(filter: Filter): void
  pick(id: string | undefined): void
  /** Starts drawing an area; the map ignores presses until the sketch is stopped. */
  draw(options: SketchOptions): Sketch
  /** The middle of the map, and the places whose names it shows. */
  middle(): Point
  places(): readonly MapPlace[]
  remove(): void
}

const wholeCountry: [number, number, number, number] = [68, 7, 97, 36]
const padding = { top: 72, right: 56, bottom: 56, left: 56 }

/** Opens a map with the homes of a search: loads homes in view, and moves to the results. */
export function openListingMap(container: HTMLElement, options: ListingMapOptions): ListingMap {
  let { filter } = options
  let shown: PropertyMap | undefined
  let isPressed = false
  let pickedId = ''
  let sketch: Sketch | undefined
  let shapes = shapesOf(filter)
  let asked: AbortController | undefined
  const { map, view, remove } = openMap(container, {
    bounds: filter.bounds ? boxOf(filter.bounds) : wholeCountry,
    fitBoundsOptions: { padding: 0 },
    maxZoom: closest,
    dress: (laid, colours) => {
      for (const [id, source] of Object.entries(sourcesOfHomes)) laid.addSource(id, source)
      layShapes(laid, colours)
      for (const layer of layersOfHomes(colours)) laid.addLayer(layer)
      show()
      mark()
      showShapes(laid, outlinesOf(shapes))
      sketch?.show()
    },
  })
  map.getCanvas().setAttribute('aria-label', t('Map of the properties found'))

  const show = () => {
    if (!shown) return
    const set = (id: string, data: Features) => map.getSource<GeoJSONSource>(id)?.setData(data)
    set(homeSources.homes, homesOf(shown))
    set(homeSources.groups, groupsOf(shown))
    set(sources.places, namesOf(shown))
  }

  const picked = `${homeLayers.home}-picked`
  const mark = () => {
    // A style that is still loading is marked afterwards.
    if (map.getLayer(picked)) map.setFilter(picked, ['==', ['get', 'id'], pickedId])
  }

  /** Loads the homes in these bounds, or anywhere. Only the latest request counts. */
  const look = async (bounds: Bounds | undefined) => {
    asked?.abort()
    asked = new AbortController()
    const { signal } = asked
    const query = { ...unorderedQueryOf(filter), bounds: bounds && formatBounds(bounds) }
    try {
      const found = await call(property.publicMap, { query })
      if (signal.aborted) return
      shown = found
      show()
      if (!bounds && found.bounds) go(found.bounds)
      // Reported when drawn, not when received.
      await map.once('idle')
      if (!signal.aborted) options.loaded(found.total)
    } catch {
      if (!signal.aborted) options.loaded('failed')
    }
  }
  const go = ({ west, south, east, north }: Bounds) =>
    map.fitBounds([west, south, east, north], { padding, maxZoom: 14, duration: 0 })

  map.on('moveend', ({ originalEvent }: { originalEvent?: unknown }) => {
    // The map also comes to rest after loading or when its window is resized.
    if (!isPressed && originalEvent === undefined) return
    isPressed = false
    void look(view())
    options.moved(formatBounds(view()))
  })
  map.on('click', ({ point }) => {
    if (sketch) return
    const [pin] = map.queryRenderedFeatures(point, { layers: Object.values(homeLayers) })
    if (pin) void press(pin)
    else options.picked([])
  })
  syncPinButtons(map, (pin) => void press(pin))
  for (const layer of Object.values(homeLayers)) {
    map.on('mouseenter', layer, () => map.getCanvas().style.setProperty('cursor', 'pointer'))
    map.on('mouseleave', layer, () => map.getCanvas().style.removeProperty('cursor'))
  }

  const press = async ({ layer, properties, geometry }: Pin) => {
    if (layer.id === homeLayers.home) return options.picked([String(properties.id)])
    if (layer.id === homeLayers.group) {
      isPressed = true
      const { west, south, east, north }: Bounds = JSON.parse(String(properties.bounds))
      return map.fitBounds([west, south, east, north], { padding: 24 })
    }
    const homes = map.getSource<GeoJSONSource>(homeSources.homes)
    const cluster = Number(properties.cluster_id)
    const zoom = await homes?.getClusterExpansionZoom(cluster)
    if (!homes || zoom === undefined) return
    if (zoom > closest) {
      const leaves = await homes.getClusterLeaves(cluster, Number(properties.point_count), 0)
      return options.picked(leaves.map((leaf) => String(leaf.properties?.id)))
    }
    isPressed = true
    const [longitude = 0, latitude = 0] = geometry.type === 'Point' ? geometry.coordinates : []
    map.easeTo({ center: [longitude, latitude], zoom })
  }

  const find = () => {
    const extent = filter.bounds ? undefined : extentOf(shapes)
    // What was just drawn is in view, and the map stays.
    if (extent && !isInView(view(), extent)) go(extent)
    void look(filter.bounds || extent ? view() : undefined)
  }
  find()
  return {
    search: (next) => {
      const isSame = asksTheSame(unorderedQueryOf(next), unorderedQueryOf(filter))
      filter = next
      shapes = shapesOf(next)
      showShapes(map, outlinesOf(shapes))
      // The change of address comes from the map's own move.
      if (!(isSame && next.bounds === formatBounds(view()))) find()
    },
    pick: (id = '') => {
      pickedId = id
      mark()
    },
    draw: (events) => {
      sketch?.stop()
      const opened = openSketch(map, events)
      const own: Sketch = {
        ...opened,
        stop: () => {
          opened.stop()
          // The press that ends drawing arrives as a click on the map a moment later.
          requestAnimationFrame(() => {
            if (sketch === own) sketch = undefined
          })
        },
      }
      sketch = own
      return own
    },
    middle: () => {
      const { lat, lng } = map.getCenter()
      return { latitude: lat, longitude: lng }
    },
    places: () => shown?.places ?? [],
    remove: () => {
      asked?.abort()
      remove()
    },
  }
}

/** Ignores the bounds, which the map knows better. */
const asksTheSame = (one: object, other: object) =>
  JSON.stringify({ ...one, bounds: undefined }) === JSON.stringify({ ...other, bounds: undefined })

function boxOf(bounds: string): [number, number, number, number] {
  const [west = 0, south = 0, east = 0, north = 0] = bounds.split(',').map(Number)
  return [west, south, east, north]
}

const namesOf = ({ places }: PropertyMap): Features =>
  toFeatureCollection(places.map((place) => pointAt(place, { name: place.name, type: place.type })))
