import type { Random } from '@brickbazaar/random'
import { type Camera, type Frame, frame, type Place, project } from './camera.ts'
import type { Color } from './color.ts'
import type { Light } from './light.ts'
import { disc, type Point, tidy, tighten } from './svg.ts'

export const wide = 1200

export const high = 900

type Stop = readonly [offset: number, color: Color, opacity?: number]

/** The drawing in progress, with everything its parts need. */
export type Scene = {
  /** For choices that are the same in every view of a listing. */
  random: Random
  /** For choices that vary by the hour: clouds, lamps, washing. */
  hour: Random
  light: Light
  camera: Camera
  city: string
  /** Moves the camera before anything is drawn. */
  look(camera: Partial<Camera>): void
  put(...shapes: string[]): void
  /** From the top of the painted shape to its foot. */
  fade(stops: readonly Stop[]): Color
  linear(from: Point, to: Point, stops: readonly Stop[]): Color
  radial(centre: Point, radius: number, stops: readonly Stop[]): Color
  /** Defines a shape once, to be drawn many times. */
  stamp(body: string): Stamp
  frame(x: number, y: number, turn: number): Frame
  point(place: Place): Point
  svg(flipped: boolean): string
}

export type Stamp = (
  at: Point,
  scale: number,
  options?: { flip?: boolean; opacity?: number; shade?: boolean },
) => string

/** `name` keeps the ids of this drawing unique on a page with several. */
export function makeScene(
  parts: Pick<Scene, 'random' | 'hour' | 'light' | 'camera' | 'city'>,
  name: string,
): Scene {
  const shapes: string[] = []
  const defs: string[] = []

  const known = new Map<string, string>()
  const define = (tag: string, attributes: string, body: string) => {
    const content = `${attributes}>${body}</${tag}>`
    const id = known.get(content) ?? `${name}${defs.length.toString(36)}`
    if (!known.has(content)) defs.push(`<${tag} id="${id}"${content}`)
    known.set(content, id)
    return id
  }
  const ramp = (stops: readonly Stop[]) =>
    stops
      .map(([offset, color, opacity = 1]) => {
        const faint = opacity === 1 ? '' : ` stop-opacity="${opacity}"`
        return `<stop offset="${offset}" stop-color="${color}"${faint}/>`
      })
      .join('')
  const units = ' gradientUnits="userSpaceOnUse"'

  const scene: Scene = {
    ...parts,
    look: (camera) => {
      scene.camera = { ...scene.camera, ...camera }
    },
    put: (...added) => {
      shapes.push(...added)
    },
    fade: (stops) => `url(#${define('linearGradient', ' x2="0" y2="1"', ramp(stops))})`,
    linear: (from, to, stops) => {
      const [x1, y1, x2, y2] = [...from, ...to].map(tidy)
      const line = ` x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`
      return `url(#${define('linearGradient', `${units}${line}`, ramp(stops))})`
    },
    radial: ([x, y], radius, stops) => {
      const circle = ` cx="${tidy(x)}" cy="${tidy(y)}" r="${tidy(radius)}"`
      return `url(#${define('radialGradient', `${units}${circle}`, ramp(stops))})`
    },
    stamp: (body) => {
      const id = define('g', '', body)
      return ([x, y], scale, { flip = false, opacity = 1, shade = false } = {}) => {
        const size = Number(scale.toFixed(3))
        const turn = flip
          ? `matrix(-${size} 0 0 ${size} ${tidy(x)} ${tidy(y)})`
          : `translate(${tidy(x)} ${tidy(y)})scale(${size})`
        const faint = opacity === 1 ? '' : ` opacity="${opacity}"`
        const pool = shade
          ? disc(
              x - scene.light.from * size * 22,
              y,
              size * 44,
              size * 5,
              scene.light.shadow,
              ' opacity=".26"',
            )
          : ''
        return `${pool}<use href="#${id}" transform="${turn}"${faint}/>`
      }
    },
    frame: (x, y, turn) => frame(scene.camera, x, y, turn),
    point: (place) => project(scene.camera, place),
    svg: (flipped) => {
      const body = flipped
        ? `<g transform="matrix(-1 0 0 1 ${wide} 0)">${shapes.join('')}</g>`
        : shapes.join('')
      const head =
        `xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ` +
        `${wide} ${high}" fill="none"`
      return tighten(`<svg ${head}><defs>${defs.join('')}</defs>${body}</svg>`)
    },
  }
  return scene
}
