import { brush, line, type Point, tidy } from '#drawing/kit/svg.ts'
import type { Door } from './layout.ts'
import type { Sheet } from './sheet.ts'

/** A gap in the wall, the open leaf and the arc of its swing; wide doors slide. */
export function drawDoor(sheet: Sheet, { x, y, along, swing, size = 0.9 }: Door): void {
  const { scene, unit } = sheet
  const end: Point = along === 'x' ? sheet.at(x + size, y) : sheet.at(x, y + size)
  const start = sheet.at(x, y)
  const gap = brush()
  gap.line('#f3e4c9', unit * 0.25, [start, end])
  scene.put(gap.svg())
  if (size > 1.3) {
    const middle: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]
    const shift = unit * 0.05
    const slide = brush()
    const moved = ([px, py]: Point, by: number): Point =>
      along === 'x' ? [px, py + by] : [px + by, py]
    slide.line('#7fa3ab', unit * 0.06, [moved(start, -shift), moved(middle, -shift)])
    slide.line('#7fa3ab', unit * 0.06, [moved(middle, shift), moved(end, shift)])
    scene.put(slide.svg())
    return
  }
  const reach = size * swing
  const leaf = along === 'x' ? sheet.at(x, y + reach) : sheet.at(x + reach, y)
  const radius = tidy(size * unit)
  const sweep = (along === 'x') === (swing === 1) ? 0 : 1
  scene.put(
    line(
      `M${tidy(start[0])} ${tidy(start[1])}L${tidy(leaf[0])} ${tidy(leaf[1])}`,
      '#8a5a3c',
      unit * 0.07,
    ),
    line(
      `M${tidy(leaf[0])} ${tidy(leaf[1])}` +
        `A${radius} ${radius} 0 0 ${sweep} ${tidy(end[0])} ${tidy(end[1])}`,
      '#8a5a3c',
      1.5,
      ' stroke-dasharray="5 4"',
    ),
  )
}
