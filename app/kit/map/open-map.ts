import 'maplibre-gl/dist/maplibre-gl.css'
import './map.css'
import {
  type GeoJSONSource,
  Map as MapLibre,
  type MapOptions,
  NavigationControl,
  setWorkerUrl,
} from 'maplibre-gl'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { PartFailed } from '#app/kit/part-failed.ts'
import type { Bounds } from '#contract/property/map-bounds.ts'
import { type Colours, readColours, watchTheme } from './colour.ts'
import { gridOf } from './grid.ts'
import { drawPill } from './pill.ts'
import { plainStyle, sources } from './plain-style.ts'

setWorkerUrl(worker)

export interface OpenMap {
  map: MapLibre
  view(): Bounds
  remove(): void
}

interface Dress {
  /** Puts on what is ours, over a style that has just been laid. */
  dress(map: MapLibre, colours: Colours): void
}

/**
 * A map in an element: plain or the operator's, in the colours of the theme, also when it changes.
 * Throws a `PartFailed` where the browser draws no maps.
 */
export function openMap(
  container: HTMLElement,
  { dress, ...options }: Dress & Omit<MapOptions, 'container' | 'style'>,
): OpenMap {
  // The operator's own style; without one, the plain one.
  const styleUrl = document.documentElement.dataset.mapStyle
  let colours = readColours()
  const map = mapOf({
    container,
    style: styleUrl ?? plainStyle(colours),
    attributionControl: styleUrl ? { compact: true } : false,
    dragRotate: false,
    pitchWithRotate: false,
    maxPitch: 0,
    maxZoom: 17,
    minZoom: 3,
    ...options,
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  map.on('styleimagemissing', ({ id }) => drawPill(map, id, colours))
  const view = () => boundsOf(map)
  const drawGrid = () => map.getSource<GeoJSONSource>(sources.grid)?.setData(gridOf(view()))
  const lay = () => {
    dress(map, colours)
    if (!styleUrl) drawGrid()
  }
  map.on('style.load', lay)
  if (!styleUrl) map.on('moveend', drawGrid)
  const stopWatching = watchTheme(() => {
    colours = readColours()
    if (!styleUrl) map.setStyle(plainStyle(colours), { diff: false })
  })
  return {
    map,
    view,
    remove: () => {
      stopWatching()
      map.remove()
    },
  }
}

/** Without WebGL 2 there is no map: on old devices, or where it was turned off or has crashed. */
function mapOf(options: MapOptions): MapLibre {
  try {
    return new MapLibre(options)
  } catch (cause) {
    throw new PartFailed('This browser cannot draw maps (WebGL 2 is off or missing).', { cause })
  }
}

function boundsOf(map: MapLibre): Bounds {
  const bounds = map.getBounds()
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  }
}
