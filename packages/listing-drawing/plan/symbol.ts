import { type Color, mix } from '#drawing/kit/color.ts'
import { type Brush, brush, type Point } from '#drawing/kit/svg.ts'
import type { RoomPlan } from './layout.ts'
import type { Sheet } from './sheet.ts'

const wood = '#b98a5e'

const cloth = '#8f9f7c'

const stone = '#b9aea0'

const white = '#fdf8ee'

const leaf = '#7fa05c'

type Pen = {
  /** `soft` rounds the corners of upholstery and ceramics. */
  rect(x: number, y: number, wide: number, deep: number, fill: Color, soft?: boolean): void
  spot(x: number, y: number, across: number, fill: Color): void
  stroke(from: Point, to: Point, color: Color): void
}

/**
 * Returns a pen that works in metres from the corner of the room; all it draws has one soft shadow.
 */
function penFor({ unit, at }: Sheet, room: RoomPlan, shadow: Brush, paint: Brush): Pen {
  const [left, top] = at(room.x, room.y)
  const corners = (x: number, y: number, wide: number, deep: number, inset: number): Point[] => {
    const [x0, y0] = [left + x * unit + inset, top + y * unit + inset]
    const [x1, y1] = [left + (x + wide) * unit - inset, top + (y + deep) * unit - inset]
    return [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ]
  }
  return {
    rect: (x, y, wide, deep, fill, soft = false) => {
      shadow.area('#6b4f40', corners(x + 0.05, y + 0.07, wide, deep, 0))
      if (soft) paint.soft(fill, 10, corners(x, y, wide, deep, 5))
      else paint.area(fill, corners(x, y, wide, deep, 0))
    },
    spot: (x, y, across, fill) =>
      paint.dabs(fill, across * unit, [[left + x * unit, top + y * unit]]),
    stroke: ([x0, y0], [x1, y1], color) =>
      paint.line(color, 1.5, [
        [left + x0 * unit, top + y0 * unit],
        [left + x1 * unit, top + y1 * unit],
      ]),
  }
}

const accents = ['#c4704c', '#d3a24a', '#7f9a93', '#a8705f'] as const

/** Furnishes every room by its use; rooms of one kind share their colours and their pen. */
export function furnish(sheet: Sheet, rooms: readonly RoomPlan[]): void {
  for (const kind of new Set(rooms.map((room) => room.kind))) {
    const [shadow, paint] = [brush(), brush()]
    const accent = sheet.scene.random.pick(accents)
    for (const room of rooms) {
      if (room.kind === kind)
        symbols[kind]?.(penFor(sheet, room, shadow, paint), room.wide, room.deep, accent)
    }
    sheet.scene.put(`<g opacity=".22">${shadow.svg()}</g>${paint.svg()}`)
  }
}

type Furnish = (pen: Pen, wide: number, deep: number, accent: Color) => void

const symbols: Partial<Record<RoomPlan['kind'], Furnish>> = {
  living,
  dining: (pen, wide, deep) =>
    table(pen, wide / 2, deep / 2 + 0.2, Math.min(1, wide * 0.4), Math.min(1.9, deep * 0.45), 3),
  kitchen,
  pantry: kitchen,
  bedroom,
  bath,
  balcony,
  study: (pen, wide, deep) => desk(pen, wide / 2 - 0.55, deep - 0.75, 1.1),
  open: openFloor,
  cabin: (pen, wide, deep) => desk(pen, wide / 2 - 0.65, deep * 0.4, 1.3),
  meeting: (pen, wide, deep) =>
    table(pen, wide / 2, deep / 2, Math.min(3, wide * 0.55), 1.2, 3, true),
  shop: shopFloor,
  store: shelves,
}

function living(pen: Pen, wide: number, deep: number, accent: string): void {
  const [x, y] = [wide * 0.24, deep * 0.26]
  const [w, d] = [wide * 0.52, deep * 0.48]
  pen.rect(x, y, w, d, accent)
  pen.rect(x + 0.14, y + 0.14, w - 0.28, d - 0.28, mix(accent, '#fdf3dc', 0.7))
  pen.rect(0.3, y - 0.1, 0.85, d + 0.2, cloth, true)
  for (const part of [0, 1, 2])
    pen.rect(0.52, y + (part * d) / 3, 0.6, d / 3 - 0.06, mix(cloth, '#fdf3dc', 0.25), true)
  pen.rect(x + w * 0.36, deep - 1.05, 0.8, 0.75, cloth, true)
  pen.rect(x + w * 0.36 + 0.08, deep - 1, 0.64, 0.56, mix(cloth, '#fdf3dc', 0.25), true)
  pen.rect(x + w * 0.38, y + d * 0.32, w * 0.26, d * 0.36, wood, true)
  pen.rect(wide - 0.5, y, 0.32, d, wood)
  pen.rect(wide - 0.6, y + d * 0.15, 0.08, d * 0.7, '#43363a')
  plant(pen, 0.5, deep - 0.5)
}

function table(
  pen: Pen,
  x: number,
  y: number,
  wide: number,
  deep: number,
  seats: number,
  lying = false,
): void {
  for (let seat = 0; seat < seats; seat++) {
    const share = (seat + 0.5) / seats
    for (const side of [-1, 1]) {
      const across = lying ? x - wide / 2 + wide * share : x + side * (wide / 2 + 0.16)
      const along = lying ? y + side * (deep / 2 + 0.16) : y - deep / 2 + deep * share
      pen.rect(across - 0.2, along - 0.2, 0.4, 0.4, mix(cloth, '#fdf3dc', 0.3), true)
    }
  }
  pen.rect(x - wide / 2, y - deep / 2, wide, deep, wood, true)
  pen.spot(x, y, 0.34, '#d9a54f')
}

function kitchen(pen: Pen, wide: number, deep: number): void {
  pen.rect(0.08, 0.08, wide - 0.16, 0.56, stone)
  pen.rect(wide - 0.64, 0.08, 0.56, deep - 0.4, stone)
  pen.rect(wide * 0.24, 0.18, 0.66, 0.38, '#5b5054')
  for (const x of [0.16, 0.5]) pen.spot(wide * 0.24 + x, 0.37, 0.2, '#2f2a2d')
  pen.rect(wide - 0.56, deep * 0.42, 0.4, 0.56, white, true)
  pen.spot(wide - 0.36, deep * 0.42 + 0.28, 0.12, '#9fb4b4')
  if (deep > 2.2) pen.rect(0.1, deep - 0.78, 0.66, 0.66, '#d8d5cb')
}

function bedroom(pen: Pen, wide: number, deep: number, accent: string): void {
  const across = Math.min(1.8, wide * 0.56)
  const x = (wide - across) / 2
  const y = 0.14
  pen.rect(x - 0.35, y + 0.6, across + 0.7, 1.5, mix(accent, '#fdf3dc', 0.55))
  pen.rect(x, y, across, 1.95, white)
  pen.rect(x, y + 0.62, across, 1.36, accent)
  pen.rect(x, y + 0.6, across, 0.24, mix(accent, '#fdf3dc', 0.6))
  for (const side of [0.1, 0.54])
    pen.rect(x + across * side, y + 0.1, across * 0.36, 0.38, '#f1e3cb', true)
  for (const side of [x - 0.52, x + across + 0.1]) {
    if (side < 0.05 || side + 0.42 > wide) continue
    pen.rect(side, y, 0.42, 0.42, wood)
    pen.spot(side + 0.21, y + 0.21, 0.22, '#f5dfae')
  }
  if (deep > 2.7) {
    pen.rect(0.12, deep - 0.72, wide * 0.6, 0.58, wood)
    pen.stroke([0.12, deep - 0.43], [0.12 + wide * 0.6, deep - 0.43], '#6b4f40')
  }
}

function bath(pen: Pen, wide: number, deep: number): void {
  const long = deep > wide
  const end = long ? deep : wide
  const put = (along: number, across: number, a: number, b: number, fill: Color, soft: boolean) =>
    long ? pen.rect(across, along, b, a, fill, soft) : pen.rect(along, across, a, b, fill, soft)
  put(end - 0.95, 0.08, 0.87, (long ? wide : deep) - 0.16, '#b9cfcf', false)
  put(end * 0.46, 0.1, 0.4, 0.24, white, false)
  put(end * 0.46 - 0.02, 0.3, 0.44, 0.34, white, true)
  put(0.14, 0.1, 0.5, 0.4, white, true)
  if (long) pen.spot(0.3, 0.39, 0.2, '#cfdcd8')
  else pen.spot(0.39, 0.3, 0.2, '#cfdcd8')
  if (long) pen.spot(wide / 2, end - 0.5, 0.16, '#8fb0b0')
  else pen.spot(end - 0.5, deep / 2, 0.16, '#8fb0b0')
}

function balcony(pen: Pen, wide: number, deep: number): void {
  for (const x of [0.36, 0.86, wide - 0.4]) plant(pen, x, 0.36)
  pen.rect(wide * 0.44, deep * 0.34, 0.56, 0.56, wood, true)
  pen.rect(wide * 0.66, deep * 0.34, 0.56, 0.56, wood, true)
}

function desk(pen: Pen, x: number, y: number, long: number): void {
  pen.rect(x, y, long, 0.6, wood)
  pen.rect(x + long / 2 - 0.24, y + 0.08, 0.48, 0.1, '#43363a')
  pen.rect(x + long / 2 - 0.22, y - 0.5, 0.44, 0.42, cloth, true)
}

function openFloor(pen: Pen, wide: number, deep: number): void {
  for (let row = 0; row < 3; row++) {
    const y = 0.9 + row * ((deep - 0.6) / 3)
    for (let column = 0; column < 4; column++) {
      const x = 0.7 + column * ((wide - 1) / 4)
      pen.rect(x, y, 1.5, 1, wood)
      pen.rect(x, y + 0.46, 1.5, 0.08, '#43363a')
      pen.rect(x + 0.5, y - 0.34, 0.42, 0.3, cloth, true)
      pen.rect(x + 0.5, y + 1.06, 0.42, 0.3, cloth, true)
    }
  }
  plant(pen, 0.36, deep - 0.4)
}

function shopFloor(pen: Pen, wide: number, deep: number, accent: string): void {
  pen.rect(0.12, 0.12, wide - 0.3, 0.5, wood)
  pen.rect(0.12, 0.8, 0.5, deep - 2.2, wood)
  for (const x of [1.3, 3.4]) {
    for (const y of [1.4, 3, 4.6, 6.2]) {
      pen.rect(x, y, 1.5, 0.9, mix(wood, '#fdf3dc', 0.25))
      for (const step of [0.2, 0.65, 1.1])
        pen.rect(x + step, y + 0.2, 0.3, 0.5, step === 0.65 ? accent : cloth)
    }
  }
  pen.rect(wide - 2.4, deep * 0.52, 0.7, 2.2, stone)
  pen.rect(wide - 2.25, deep * 0.6, 0.4, 0.3, '#43363a')
  plant(pen, wide - 0.6, deep - 0.6)
  plant(pen, 0.6, deep - 0.6)
}

function shelves(pen: Pen, wide: number, deep: number): void {
  pen.rect(0.1, 0.1, 0.4, deep - 1, wood)
  if (wide > 2) pen.rect(wide - 0.6, 0.1, 0.5, deep - 0.3, wood)
  for (let y = 0.2; y < deep - 1.1; y += 0.5) pen.rect(0.14, y, 0.32, 0.34, '#d8b585')
}

function plant(pen: Pen, x: number, y: number): void {
  pen.spot(x, y, 0.5, leaf)
  pen.spot(x - 0.05, y - 0.05, 0.28, '#a6c07a')
}
