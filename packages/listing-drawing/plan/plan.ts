import { mix } from '#drawing/kit/color.ts'
import { high, type Scene, wide } from '#drawing/kit/scene.ts'
import { box, brush, disc, line, type Point, path, round } from '#drawing/kit/svg.ts'
import type { PropertyType } from '#drawing/property-type.ts'
import { drawDoor } from './door.ts'
import { type Layout, layoutOf, type RoomKind, type RoomPlan } from './layout.ts'
import { ink, type Sheet } from './sheet.ts'
import { furnish } from './symbol.ts'

const paper = '#f7efe0'

const floors: Record<RoomKind, string> = {
  living: '#ecd3ab',
  dining: '#ecd3ab',
  passage: '#f0dfc2',
  bedroom: '#e8cba4',
  study: '#e6d0ae',
  kitchen: '#ead9c6',
  pantry: '#ead9c6',
  bath: '#cfdcd8',
  balcony: '#d5d9bb',
  open: '#ebd8b8',
  cabin: '#e6cfa9',
  meeting: '#dfcdb0',
  shop: '#ecd6b3',
  store: '#dccbb0',
}

/** A plan as an architect would draw it for a buyer: walls, doors, furniture, no words. */
export function drawPlan(scene: Scene, type: PropertyType, bedrooms: number): void {
  const layout = layoutOf(type, bedrooms)
  const overhang = Math.min(0, ...layout.rooms.map((room) => room.y))
  const unit = Math.min(900 / layout.wide, 670 / (layout.deep - overhang))
  const left = (wide - layout.wide * unit) / 2
  const top = (high - (layout.deep + overhang) * unit) / 2
  const sheet: Sheet = { scene, unit, at: (x, y) => [left + x * unit, top + y * unit] }
  drawPaper(scene)
  drawFloors(sheet, layout)
  furnish(sheet, layout.rooms)
  drawWalls(sheet, layout)
  for (const door of layout.doors) drawDoor(sheet, door)
  drawNorth(scene)
}

function drawPaper(scene: Scene): void {
  const grid = brush()
  for (let x = 60; x < wide; x += 60)
    grid.line('#e6d6bd', 1, [
      [x, 0],
      [x, high],
    ])
  for (let y = 30; y < high; y += 60)
    grid.line('#e6d6bd', 1, [
      [0, y],
      [wide, y],
    ])
  scene.put(
    box(
      0,
      0,
      wide,
      high,
      scene.radial([600, 430], 800, [
        [0, '#fbf5e9'],
        [1, paper],
      ]),
    ),
    `<g opacity=".55">${grid.svg()}</g>`,
  )
}

function corners({ at }: Sheet, { x, y, wide: w, deep }: RoomPlan): [Point, Point, Point, Point] {
  return [at(x, y), at(x + w, y), at(x + w, y + deep), at(x, y + deep)]
}

function drawFloors(sheet: Sheet, layout: Layout): void {
  const { scene, unit } = sheet
  const [left, top] = sheet.at(0, 0)
  scene.put(
    box(left + 14, top + 18, layout.wide * unit, layout.deep * unit, '#b39a7c', ' opacity=".3"'),
  )
  const paint = brush()
  const joints = brush()
  for (const room of layout.rooms) {
    const color = floors[room.kind]
    paint.area(color, corners(sheet, room))
    const joint = mix(color, '#8a6a4c', 0.22)
    const tiled =
      room.kind === 'bath' ||
      room.kind === 'kitchen' ||
      room.kind === 'pantry' ||
      room.kind === 'balcony'
    const step = tiled ? 0.6 : 0.5
    for (let y = room.y + step; y < room.y + room.deep - 0.05; y += step)
      joints.line(joint, 1, [sheet.at(room.x, y), sheet.at(room.x + room.wide, y)])
    for (let x = room.x + step; tiled && x < room.x + room.wide - 0.05; x += step)
      joints.line(joint, 1, [sheet.at(x, room.y), sheet.at(x, room.y + room.deep)])
  }
  scene.put(paint.svg(), `<g opacity=".6">${joints.svg()}</g>`)
}

function drawWalls(sheet: Sheet, layout: Layout): void {
  const { scene, unit } = sheet
  const paint = brush()
  const inside = layout.rooms.filter((room) => room.kind !== 'balcony')
  for (const room of inside) {
    const points = corners(sheet, room)
    paint.line(ink, unit * 0.11, [...points, points[0]], ' stroke-linejoin="miter"')
  }
  const shell = corners(sheet, { kind: 'living', x: 0, y: 0, wide: layout.wide, deep: layout.deep })
  paint.line(ink, unit * 0.22, [...shell, shell[0]], ' stroke-linecap="square"')
  for (const room of layout.rooms) {
    if (room.kind !== 'balcony') continue
    const [a, b, c, d] = corners(sheet, room)
    paint.line(ink, unit * 0.07, [d, a, b, c])
  }
  scene.put(paint.svg())
  drawWindows(sheet, layout)
}

/** A pane in the outer wall of every room that has one. */
function drawWindows(sheet: Sheet, layout: Layout): void {
  const { scene, unit } = sheet
  const paint = brush()
  const pane = (from: Point, to: Point) => {
    paint.line('#fdf8ee', unit * 0.2, [from, to])
    paint.line('#7fa3ab', unit * 0.06, [from, to])
  }
  for (const { kind, x, y, wide: w, deep } of layout.rooms) {
    if (kind === 'balcony' || kind === 'passage' || kind === 'store' || kind === 'shop') continue
    const share = kind === 'bath' ? 0.2 : 0.3
    if (x === 0)
      pane(sheet.at(0, y + deep * (0.5 - share / 2)), sheet.at(0, y + deep * (0.5 + share / 2)))
    else if (y + deep === layout.deep && kind !== 'living')
      pane(
        sheet.at(x + w * (0.5 - share), layout.deep),
        sheet.at(x + w * (0.5 + share), layout.deep),
      )
    else if (x + w === layout.wide)
      pane(
        sheet.at(layout.wide, y + deep * (0.5 - share)),
        sheet.at(layout.wide, y + deep * (0.5 + share)),
      )
    else if (y === 0 && kind !== 'dining')
      pane(sheet.at(x + w * 0.25, 0), sheet.at(x + w * 0.75, 0))
  }
  scene.put(paint.svg())
}

function drawNorth(scene: Scene): void {
  const turn = scene.random.pick([0, 90, 180, 270])
  scene.put(
    `<g transform="translate(1134 832)rotate(${turn})">`,
    disc(0, 0, 34, 34, '#fdf8ee', ` stroke="${ink}" stroke-width="2"`),
    path('M0-26L9 8 0 2-9 8z', '#b5532f'),
    line('M0 10V24', ink, 2.5, round),
    '</g>',
  )
}
