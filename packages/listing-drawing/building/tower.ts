import type { Frame } from '#drawing/kit/camera.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { type Brush, brush } from '#drawing/kit/svg.ts'
import { castShadow, type Face, type Mass, makeMass, paintMass, rectangle } from './mass.ts'
import {
  drawPots,
  drawWashing,
  type Finish,
  farBalcony,
  farWindow,
  glassFor,
  rise,
  type Span,
  schemes,
} from './opening.ts'
import { drawEdges } from './parapet.ts'
import { drawTank } from './roof.ts'

export const storey = 3.15

export const stilts = 3.8

type Bay = { kind: 'balcony' | 'window' | 'fin'; span: Span }

export type Foot = { u: number; w: number; wide: number; deep: number; floors: number }

export const towerHeight = (floors: number): number => stilts + floors * storey

// High blocks have wide balconies: fewer, longer strokes for the same height of building.
const layouts: Record<'low' | 'high', readonly Bay['kind'][][]> = {
  low: [
    ['window', 'balcony', 'fin', 'balcony', 'window'],
    ['balcony', 'window', 'fin', 'window', 'balcony'],
    ['fin', 'balcony', 'window', 'window', 'balcony', 'fin'],
    ['balcony', 'fin', 'balcony', 'fin', 'balcony'],
  ],
  high: [
    ['balcony', 'fin', 'balcony'],
    ['window', 'balcony', 'fin', 'balcony'],
    ['fin', 'balcony', 'balcony', 'fin'],
    ['fin', 'balcony', 'window', 'balcony', 'fin'],
  ],
}

const weights = { window: 1, balcony: 1.6, fin: 0.6 }

/** Splits a front into bays, side by side. */
function bays(scene: Scene, length: number, floors: number): Bay[] {
  const kinds = scene.random.pick(floors > 8 ? layouts.high : layouts.low)
  const unit = length / kinds.reduce((total, kind) => total + weights[kind], 0)
  let s = 0
  return kinds.map((kind) => {
    const from = s
    s += weights[kind] * unit
    return { kind, span: [from, s] }
  })
}

/** One block of flats on stilts. */
export function drawTower(scene: Scene, frame: Frame, foot: Foot): void {
  const { random } = scene
  const { floors, ...size } = foot
  const top = towerHeight(floors)
  const mass = makeMass(scene, frame, { ...size, base: 0, top })
  const finish: Finish = {
    ...random.pick(schemes),
    railing: random.pick(['glass', 'solid', 'bars', 'glass']),
    glass: glassFor(scene),
    fine: floors <= 6,
  }
  scene.put(castShadow(scene, mass))
  drawCrown(scene, mass, finish)
  paintMass(scene, mass, finish.wall)
  scene.put(
    mass.side.seen ? sideWall(scene, mass.side, floors, finish) : '',
    frontWall(scene, mass.front, floors, finish),
    drawEdges(scene, mass, finish),
  )
}

function frontWall(scene: Scene, face: Face, floors: number, finish: Finish): string {
  const { random, light } = scene
  const [stilt, window, balcony, fin] = [brush(), brush(), brush(), brush()]
  drawStilts(scene, stilt, face, finish)
  const top = stilts + floors * storey + 1.5
  for (const { kind, span } of bays(scene, face.length, floors)) {
    const [s0, s1] = span
    if (kind === 'fin') {
      fin.area(light.on(finish.accent, face.brightness * 0.3), [
        face.at(s0, stilts),
        face.at(s0, stilts, 0.6),
        face.at(s0, top, 0.6),
        face.at(s0, top),
      ])
      fin.area(light.on(finish.accent, face.brightness), rectangle(face, s0, s1, stilts, top, 0.6))
      continue
    }
    const inset = kind === 'window' ? (s1 - s0 - 1.8) / 2 : 0.15
    for (let floor = 0; floor < floors; floor++) {
      const z = stilts + floor * storey
      const inner: Span = [s0 + inset, s1 - inset]
      if (kind === 'window') farWindow(scene, window, face, inner, [z + 0.9, z + 2.35], finish)
      else farBalcony(scene, balcony, face, inner, z, storey, finish)
      if (kind === 'balcony' && random.chance(0.1))
        drawPots(scene, balcony, face, inner, z + 1, 1.2)
      else if (kind === 'balcony' && random.chance(0.08))
        drawWashing(scene, balcony, face, inner, z + 2.2, 0.8)
    }
  }
  return stilt.svg() + window.svg() + fin.svg() + balcony.svg()
}

function sideWall(scene: Scene, face: Face, floors: number, finish: Finish): string {
  const { light, hour } = scene
  const paint = brush()
  const stripe: Span = [face.length * 0.44, face.length * 0.56]
  paint.area(
    light.on(finish.accent, face.brightness),
    rectangle(face, ...stripe, stilts, stilts + floors * storey),
  )
  drawStilts(scene, paint, face, finish)
  const shown = Math.abs(face.at(0, 10)[0] - face.at(face.length, 10)[0]) > 40
  for (const share of shown ? [0.25, 0.75] : []) {
    const s = face.length * share
    for (let floor = 0; floor < floors; floor++) {
      const z = stilts + floor * storey
      paint.area(
        light.lamps && hour.chance(0.4) ? '#ffcf7d' : finish.glass,
        rectangle(face, s - 0.8, s + 0.8, z + 0.9, z + 2.3),
      )
    }
  }
  return paint.svg()
}

/** The open ground floor with its pillars, and cars in the dark behind them. */
function drawStilts(scene: Scene, paint: Brush, face: Face, finish: Finish): void {
  const { light, random } = scene
  paint.area(light.on('#574a4e', 0.3), rectangle(face, 0.3, face.length - 0.3, 0, stilts - 0.7))
  const size = Math.round(rise(face, face.length / 2, 0, 0.75))
  for (let s = 1.8; s < face.length - 4 && face.length > 18; s += random.between(6, 8)) {
    const color = light.on(random.pick(['#b7b0a6', '#8c3b2e']), 0.35)
    paint.line(
      color,
      size,
      [face.at(s + 0.4, 0.55), face.at(s + 2.6, 0.55)],
      ' stroke-linecap="round"',
    )
  }
  const count = Math.max(2, Math.round(face.length / 5))
  for (let pillar = 0; pillar <= count; pillar++) {
    const s = (face.length * pillar) / count
    paint.area(
      light.on(finish.trim, face.brightness * 0.8),
      rectangle(face, Math.max(0, s - 0.35), Math.min(face.length, s + 0.35), 0, stilts - 0.6),
    )
  }
}

/** Lift room and water tanks: drawn before the walls, which hide their feet. */
function drawCrown(scene: Scene, { size, frame }: Mass, finish: Finish): void {
  const { random } = scene
  const { top, u, w, wide, deep } = size
  const scale = frame.scale(u, w)
  for (const share of [random.between(0.1, 0.25), random.between(0.74, 0.88)]) {
    drawTank(scene, frame.point(u + wide * share, w + 3, top + 1.3), scale * 1.9)
  }
  const room = makeMass(scene, frame, {
    u: u + wide * 0.36,
    w: w + 2,
    wide: wide * 0.3,
    deep: deep * 0.5,
    base: top,
    top: top + 4.4,
  })
  paintMass(scene, room, finish.wall)
  scene.put(drawEdges(scene, room, finish))
}
