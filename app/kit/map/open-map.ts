import { t } from '#domain/locale/translate.ts'
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
import { streetStyle } from './street-style.ts'
import { readTiles } from './tiles.ts'

setWorkerUrl(worker)

export interface OpenMap {
  map: MapLibre
  view(): Bounds
  remove(): void
}

interface Dress {
  /** Adds our layers over a style that has just been loaded. */
  dress(map: MapLibre, colours: Colours): void
}

/**
 * Opens a map in an element, in the built-in style or the operator's, in the colours of the theme
 * and following its changes. Throws a `PartFailed` where the browser cannot draw maps.
 */
export function openMap(
  container: HTMLElement,
  { dress, ...options }: Dress & Omit<MapOptions, 'container' | 'style'>,
): OpenMap {
  // The operator's own style; a built-in one without it.
  const styleUrl = document.documentElement.dataset.mapStyle
  const tiles = styleUrl ? undefined : readTiles()
  const isPlain = !styleUrl && !tiles
  const styleIn = (given: Colours) => (tiles ? streetStyle(given, tiles) : plainStyle(given))
  let colours = readColours()
  const map = mapOf({
    container,
    style: styleUrl ?? styleIn(colours),
    locale: controlTexts(),
    attributionControl: styleUrl
      ? { compact: true }
      : { compact: false, ...(isPlain && { customAttribution: t('No street map installed') }) },
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
    if (isPlain) drawGrid()
  }
  map.on('style.load', lay)
  if (isPlain) map.on('moveend', drawGrid)
  const stopWatching = watchTheme(() => {
    colours = readColours()
    if (!styleUrl) map.setStyle(styleIn(colours), { diff: false })
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

/** The map's own texts. */
const controlTexts = () => ({
  'NavigationControl.ZoomIn': t('Zoom in'),
  'NavigationControl.ZoomOut': t('Zoom out'),
  'AttributionControl.ToggleAttribution': t('Map sources'),
  'CooperativeGesturesHandler.WindowsHelpText': t('Use Ctrl + scroll to zoom the map'),
  'CooperativeGesturesHandler.MacHelpText': t('Use ⌘ + scroll to zoom the map'),
  'CooperativeGesturesHandler.MobileHelpText': t('Use two fingers to move the map'),
})

/** Maps need WebGL 2, which old devices lack and which may be disabled or have crashed. */
function mapOf(options: MapOptions): MapLibre {
  try {
    return new MapLibre(options)
  } catch (cause) {
    throw new PartFailed(
      t('Your browser cannot show maps. Please update it or use another browser.'),
      { cause },
    )
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
