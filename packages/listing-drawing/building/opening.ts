import { type Color, mix } from '#drawing/kit/color.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import type { Brush } from '#drawing/kit/svg.ts'
import { type Face, rectangle } from './mass.ts'

export type Span = readonly [from: number, to: number]

/** The colours one building is painted in. */
export type Finish = {
  wall: Color
  accent: Color
  trim: Color
  glass: Color
  railing: 'glass' | 'solid' | 'bars'
  /** Whether to draw more strokes per floor: a building with few floors is closer. */
  fine: boolean
}

export const schemes = [
  { wall: '#f4ead8', accent: '#c4623c', trim: '#fffaf0' },
  { wall: '#ecdcc0', accent: '#8a5a44', trim: '#fbf3e4' },
  { wall: '#f6efe4', accent: '#5f7f78', trim: '#ffffff' },
  { wall: '#e9cfa9', accent: '#b8532f', trim: '#fff6e6' },
  { wall: '#efe3d6', accent: '#d39a3a', trim: '#fffaf2' },
  { wall: '#dccdbb', accent: '#6d4a4a', trim: '#f7eee0' },
  { wall: '#f3e1d2', accent: '#a8483a', trim: '#fff8ee' },
  { wall: '#e6e4da', accent: '#48626b', trim: '#fbfaf4' },
] as const

const warm = ['#ffd98c', '#f9b765'] as const

/** Panes mirror the sky above and the street below; after dark many are lit. */
export function glassFor(scene: Scene): Color {
  const { light } = scene
  const deep = light.lamps ? '#2d3358' : '#46606a'
  return scene.fade([
    [0, mix(light.sky[0], deep, 0.2)],
    [0.5, mix(light.sky[0], deep, 0.6)],
    [1, deep],
  ])
}

export function pane(scene: Scene, finish: Finish): Color {
  return scene.light.lamps && scene.hour.chance(0.55) ? scene.hour.pick(warm) : finish.glass
}

/** Returns how many pixels a height in metres takes at this position on the wall. */
export function rise(face: Face, s: number, z: number, metres: number): number {
  return Math.abs(face.at(s, z)[1] - face.at(s, z + metres)[1])
}

/** A window seen from across a street: frame, glass, and the sunshade above with its shadow. */
export function farWindow(
  scene: Scene,
  paint: Brush,
  face: Face,
  [s0, s1]: Span,
  [z0, z1]: Span,
  finish: Finish,
): void {
  const { light } = scene
  if (finish.fine)
    paint.area(
      light.on(mix(finish.wall, '#5a4a50', 0.35), face.brightness * 0.6),
      rectangle(face, s0, s1, z0, z1 + 0.2),
    )
  paint.area(pane(scene, finish), rectangle(face, s0 + 0.1, s1, z0, z1 - 0.1))
  paint.line(light.on(finish.trim, face.brightness + 0.1), rise(face, s0, z1, 0.18), [
    face.at(s0 - 0.3, z1 + 0.2, 0.4),
    face.at(s1 + 0.3, z1 + 0.2, 0.4),
  ])
}

/** A balcony seen from across a street: dark recess, door, projecting floor, railing. */
export function farBalcony(
  scene: Scene,
  paint: Brush,
  face: Face,
  span: Span,
  z: number,
  storey: number,
  finish: Finish,
): void {
  const { light } = scene
  const out = 1.3
  const [s0, s1] = span
  paint.area(
    light.on(mix(finish.wall, '#5b4a52', 0.5), face.brightness * 0.45),
    rectangle(face, s0, s1, z + 0.1, z + storey - 0.35),
  )
  paint.area(
    pane(scene, finish),
    rectangle(face, s0 + 0.4, s0 + (s1 - s0) * 0.7, z + 0.2, z + storey - 0.8),
  )
  const end = [
    face.at(s0, z),
    face.at(s0, z, out),
    face.at(s0, z + 1.15, out),
    face.at(s0, z + 1.15),
  ]
  const front = rectangle(face, s0, s1, z + 0.2, z + 1.15, out)
  if (finish.railing === 'solid') {
    if (finish.fine) paint.area(light.on(finish.accent, face.brightness * 0.4), end)
    paint.area(light.on(finish.accent, face.brightness), front)
  } else {
    const glass =
      finish.railing === 'glass' ? mix(light.sky[1], '#dfeeea', 0.45) : light.on('#4a3d42', 0.4)
    if (finish.fine) paint.area(light.on(finish.wall, face.brightness * 0.5), end, 0.7)
    paint.area(glass, front, 0.55)
  }
  const trim = light.on(finish.trim, face.brightness + 0.1)
  paint.line(trim, Math.round(rise(face, s0, z, 0.3)), [
    face.at(s0, z + 0.1, out),
    face.at(s1, z + 0.1, out),
  ])
  if (finish.fine) paint.line(trim, 1.5, [face.at(s0, z + 1.15, out), face.at(s1, z + 1.15, out)])
}

/** Pots along a railing. */
export function drawPots(
  scene: Scene,
  paint: Brush,
  face: Face,
  [s0, s1]: Span,
  z: number,
  out: number,
): void {
  const { light, random } = scene
  const size = Math.round(rise(face, s0, z, 0.55))
  const spots = Array.from({ length: Math.max(2, Math.round(s1 - s0)) }, () =>
    face.at(random.between(s0 + 0.2, s1 - 0.2), z + random.between(0, 0.35), out),
  )
  paint.dabs(light.on('#557f4c', 0.75), size, spots)
  paint.dabs(
    light.on('#a3bd66', 1),
    Math.round(size * 0.45),
    spots.map(([x, y]) => [x + light.from * 2, y - size * 0.2]),
  )
}

const cloths = ['#d9653b', '#f3ead8', '#3f7f86', '#e0a526', '#b23a5b', '#5c79b0'] as const

/** Washing on a line across a balcony. */
export function drawWashing(
  scene: Scene,
  paint: Brush,
  face: Face,
  [s0, s1]: Span,
  z: number,
  out: number,
): void {
  const { light, hour: random } = scene
  let s = s0 + 0.3
  while (s < s1 - 0.5) {
    const across = random.between(0.35, 0.65)
    paint.area(
      light.on(random.pick(cloths), 0.9),
      rectangle(face, s, s + across, z - random.between(0.6, 1), z, out),
    )
    s += across + 0.15
  }
}
