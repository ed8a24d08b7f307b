import { mix } from '#drawing/kit/color.ts'
import { high, type Scene, wide } from '#drawing/kit/scene.ts'
import { box, brush, line, round, tidy } from '#drawing/kit/svg.ts'
import { foliage, greens } from '#drawing/nature/foliage.ts'
import type { PropertyType } from '#drawing/property-type.ts'
import { drawBlocks, lot } from './block.ts'
import { drawOwn, drawPin, type Lot, outline } from './own-lot.ts'

const crops = ['#c8cf8a', '#a9bd6c', '#d9c27a', '#b98c62', '#93ad5f', '#dfc98f'] as const

/** The surroundings from above: roads, lots and trees, with the listing's own lot picked out. */
export function drawSite(scene: Scene, type: PropertyType): void {
  const { random } = scene
  const rural = type === 'agricultural'
  const turn = random.between(-13, 13)
  scene.put(
    box(0, 0, wide, high, rural ? '#d6d3a0' : '#e9e2cd'),
    `<g transform="rotate(${tidy(turn)} 600 450)">`,
  )
  const columns = rural
    ? [-160, 190, 480, 800, 1080, 1380]
    : [-170, 60, 290, 470, 760, 960, 1180, 1390]
  const rows = rural ? [-200, 120, 330, 620, 860, 1120] : [-190, 40, 260, 330, 590, 660, 880, 1100]
  const own: Lot = rural ? lot(columns, rows, 2, 2, 12) : { x: 470, y: 330, wide: 290, deep: 260 }
  if (rural) drawFields(scene, columns, rows)
  else drawBlocks(scene, columns, rows, own, type === 'plot' ? 0.5 : 0.12)
  drawRoads(scene, rural)
  drawOwn(scene, own, type)
  scene.put('</g>')
  drawPin(scene, turn, own)
}

function drawFields(scene: Scene, columns: readonly number[], rows: readonly number[]): void {
  const { random } = scene
  const [ground, furrow] = [brush(), brush()]
  for (let column = 0; column + 1 < columns.length; column++) {
    for (let row = 0; row + 1 < rows.length; row++) {
      const field = lot(columns, rows, column, row, 7)
      const crop = random.pick(crops)
      const lying = random.chance(0.5)
      ground.area(crop, outline(field))
      const length = lying ? field.deep : field.wide
      for (let at = 12; at < length - 6; at += 20) {
        const [x, y] = lying ? [field.x + 6, field.y + at] : [field.x + at, field.y + 6]
        furrow.line(
          mix(crop, '#5f5a32', 0.28),
          4,
          lying
            ? [
                [x, y],
                [x + field.wide - 12, y],
              ]
            : [
                [x, y],
                [x, y + field.deep - 12],
              ],
        )
      }
    }
  }
  scene.put(ground.svg(), `<g opacity=".7">${furrow.svg()}</g>`)
  const hedge = [...columns.slice(1, -1)].map((x) => ({
    at: [x, random.between(100, 800)] as const,
    across: 16,
    down: 90,
  }))
  scene.put(foliage(random, scene.light, greens.hedge, hedge, 6, 3))
  scene.put(line('M-200 336Q200 320 480 328T1000 322 1400 330', '#8fbcc0', 12, round))
}

function drawRoads(scene: Scene, rural: boolean): void {
  const paint = brush()
  const lines = brush()
  const street = (x0: number, y0: number, x1: number, y1: number, width: number) => {
    paint.line('#fdf9f0', width + 8, [
      [x0, y0],
      [x1, y1],
    ])
    paint.line(rural ? '#cdb48e' : '#cfc4b4', width, [
      [x0, y0],
      [x1, y1],
    ])
  }
  if (rural) street(-200, 620, 1400, 620, 30)
  else {
    street(275, -200, 275, 1100, 22)
    street(968, -200, 968, 1100, 22)
    street(-200, 295, 1400, 295, 30)
    street(-200, 625, 1400, 625, 56)
    lines.line(
      '#fdf6e4',
      3,
      [
        [-200, 625],
        [1400, 625],
      ],
      ' stroke-dasharray="22 16"',
    )
  }
  scene.put(paint.svg(), lines.svg())
}
