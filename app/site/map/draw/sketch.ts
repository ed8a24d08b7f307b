import type { Map as MapLibre } from 'maplibre-gl'
import type { Point } from '#domain/place/distance.ts'
import type { AreaProblem, DrawnArea } from '#domain/place/drawn-area.ts'
import { areaOf } from './outline.ts'
import { showSketch } from './shape-layer.ts'

export interface SketchOptions {
  /** The number of corners set. */
  changed(corners: number): void
  finished(area: DrawnArea): void
  /** The line is not a valid area, with the reason. */
  failed(problem: AreaProblem): void
}

export interface Sketch {
  undo(): void
  finish(): void
  /** Draws the line again, after the style of the map was replaced. */
  show(): void
  stop(): void
}

/** A press that moves further, in pixels, draws freehand; a shorter one sets a corner. */
const slack = 8
/** Pixels between two points of a freehand line. */
const step = 4
/** A press this close to the first corner closes the area. */
const reach = 18

/**
 * Lets the visitor draw an area on a map: freehand with the mouse or a finger held down, or corner
 * by corner. The map does not move under one finger meanwhile.
 */
export function openSketch(map: MapLibre, options: SketchOptions): Sketch {
  const surface = map.getCanvasContainer()
  const gone = new AbortController()
  let corners: Point[] = []
  /** The line of the current press. */
  let stroke: { x: number; y: number; line: Point[]; isDrawn: boolean } | undefined

  const pixelOf = ({ clientX, clientY }: PointerEvent) => {
    const { left, top } = surface.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const pointOf = ({ x, y }: { x: number; y: number }): Point => {
    const { lat, lng } = map.unproject([x, y])
    return { latitude: lat, longitude: lng }
  }
  const distance = (one: { x: number; y: number }, other: { x: number; y: number }) =>
    Math.hypot(one.x - other.x, one.y - other.y)
  const show = (more: readonly Point[] = []) => showSketch(map, [...corners, ...more], corners)

  const set = (next: Point[]) => {
    corners = next
    show()
    options.changed(corners.length)
  }
  const finish = (line: readonly Point[] = corners) => {
    const area = areaOf(line)
    if (typeof area !== 'string') return options.finished(area)
    show()
    options.failed(area)
  }
  const isClosing = (pixel: { x: number; y: number }) => {
    const [first] = corners
    if (!first || corners.length < 3) return false
    return distance(map.project([first.longitude, first.latitude]), pixel) < reach
  }

  const press = (event: PointerEvent) => {
    // A second finger zooms the map.
    if (!event.isPrimary || event.button !== 0) {
      stroke = undefined
      return show()
    }
    const pixel = pixelOf(event)
    surface.setPointerCapture(event.pointerId)
    stroke = { ...pixel, line: [pointOf(pixel)], isDrawn: false }
  }
  const move = (event: PointerEvent) => {
    const pixel = pixelOf(event)
    if (!stroke) {
      // The next side follows the mouse.
      if (event.pointerType === 'mouse' && corners.length > 0) show([pointOf(pixel)])
      return
    }
    if (!event.isPrimary || distance(stroke, pixel) < (stroke.isDrawn ? step : slack)) return
    stroke = { ...pixel, line: [...stroke.line, pointOf(pixel)], isDrawn: true }
    show(stroke.line)
  }
  const release = (event: PointerEvent) => {
    if (!stroke || !event.isPrimary) return
    const { line, isDrawn } = stroke
    stroke = undefined
    if (isDrawn) return finish([...corners, ...line])
    if (isClosing(pixelOf(event))) return finish()
    set([...corners, ...line])
  }
  const cancel = () => {
    stroke = undefined
    show()
  }

  const { signal } = gone
  surface.addEventListener('pointerdown', press, { signal })
  surface.addEventListener('pointermove', move, { signal })
  surface.addEventListener('pointerup', release, { signal })
  surface.addEventListener('pointercancel', cancel, { signal })
  const stoodStill = [map.dragPan, map.doubleClickZoom, map.boxZoom].filter((one) =>
    one.isEnabled(),
  )
  for (const one of stoodStill) one.disable()
  const { touchAction, cursor } = surface.style
  // Otherwise the page would scroll under the finger.
  surface.style.touchAction = 'none'
  map.getCanvas().style.cursor = 'crosshair'
  return {
    undo: () => set(corners.slice(0, -1)),
    finish: () => finish(),
    show: () => show(stroke?.line),
    stop: () => {
      gone.abort()
      for (const one of stoodStill) one.enable()
      surface.style.touchAction = touchAction
      map.getCanvas().style.cursor = cursor
      showSketch(map, [])
    },
  }
}
