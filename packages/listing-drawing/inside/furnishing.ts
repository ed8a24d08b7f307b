import { type Color, mix } from '#drawing/kit/color.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { box, brush, disc, line, type Point, path, tidy } from '#drawing/kit/svg.ts'
import { drawAreca } from '#drawing/nature/palm.ts'
import { boxShapes } from './box.ts'

export const cloths = [
  '#b5532f',
  '#d39a3a',
  '#5f7f78',
  '#7f8f5a',
  '#8a4a5a',
  '#c9785a',
  '#4d6f7a',
] as const

export const woods = ['#8a5a3c', '#a06d45', '#6f4632', '#b98a5e'] as const

/** A ceiling fan, as every room here has one. */
export function drawFan(scene: Scene, x: number, y: number, high: number): void {
  const { light } = scene
  const [cx, cy] = scene.point([x, y, high - 0.45])
  const scale = scene.camera.focal / y
  const metal = light.on('#8a6a50', 0.6)
  const blade = (angle: number) => {
    const [dx, dy] = [Math.cos(angle) * scale * 0.62, Math.sin(angle) * scale * 0.17]
    const [nx, ny] = [-Math.sin(angle) * scale * 0.09, Math.cos(angle) * scale * 0.035]
    return (
      `M${tidy(cx)} ${tidy(cy)}L${tidy(cx + dx - nx)} ${tidy(cy + dy - ny)}` +
      `L${tidy(cx + dx + nx)} ${tidy(cy + dy + ny)}z`
    )
  }
  const turn = scene.random.between(0, 1)
  scene.put(
    line(`M${tidy(cx)} ${tidy(cy)}V${tidy(scene.point([x, y, high])[1])}`, metal, scale * 0.03),
    path(
      [0, 1, 2].map((arm) => blade(turn + (arm * Math.PI * 2) / 3)).join(''),
      light.on('#a98560', 0.75),
      ` stroke="${light.on('#a98560', 0.75)}" stroke-width="4" stroke-linejoin="round"`,
    ),
    disc(cx, cy + 2, scale * 0.11, scale * 0.05, metal),
  )
}

/** A palm in a pot of brass, clay or glaze. */
export function drawPotted(scene: Scene, x: number, y: number, size: number): void {
  const { light, random } = scene
  const [px, py] = scene.point([x, y, 0])
  const scale = scene.camera.focal / y
  const pot = random.pick(['#b5633f', '#c79a45', '#dfe2d6', '#4d6f7a'])
  const [half, high] = [scale * 0.19 * size, scale * 0.36 * size]
  scene.put(
    disc(px + half * 0.3, py, half * 1.5, half * 0.3, light.shadow, ' opacity=".3"'),
    scene.stamp(drawAreca(random.fork('areca'), light))(
      [px, py - high * 0.8],
      (scale * size * 1.15) / 100,
    ),
    path(
      `M${tidy(px - half)} ${tidy(py - high)}h${tidy(half * 2)}` +
        `l${tidy(-half * 0.35)} ${tidy(high)}h${tidy(-half * 1.3)}z`,
      light.on(pot, 0.65),
      ` stroke="${light.on(pot, 0.65)}" stroke-width="4" stroke-linejoin="round"`,
    ),
    box(px - half * 1.12, py - high * 1.12, half * 2.24, high * 0.2, light.on(pot, 1), ' rx="3"'),
  )
}

/** A flat-woven rug with stripes and a fringe. */
export function drawRug(
  scene: Scene,
  [x0, x1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
): void {
  const { light, random } = scene
  const at = (x: number, y: number): Point => scene.point([x, y, 0.004])
  const quad = (a: number, b: number, c: number, d: number) => [
    at(a, c),
    at(b, c),
    at(b, d),
    at(a, d),
  ]
  const [main = '#b5532f', second = '#d39a3a', third = '#5f7f78'] = random.some(cloths, 3)
  const paint = brush()
  paint.area(light.on(mix(main, '#f3e2c4', 0.15), 0.8), quad(x0, x1, y0, y1))
  paint.area(light.on('#f1e1c4', 0.85), quad(x0 + 0.12, x1 - 0.12, y0 + 0.1, y1 - 0.1))
  paint.area(light.on(main, 0.8), quad(x0 + 0.2, x1 - 0.2, y0 + 0.17, y1 - 0.17))
  const rows = 4
  for (let row = 0; row < rows; row++) {
    const middle = y0 + ((y1 - y0) * (row + 0.75)) / (rows + 0.5)
    paint.area(
      light.on(row % 2 ? second : third, 0.85),
      quad(x0 + 0.2, x1 - 0.2, middle - 0.05, middle + 0.05),
    )
    const diamonds = 7
    for (let index = 0; index < diamonds && row % 2 === 0; index++) {
      const x = x0 + 0.35 + ((x1 - x0 - 0.7) * index) / (diamonds - 1)
      paint.area(light.on('#f1e1c4', 0.9), [
        at(x - 0.1, middle),
        at(x, middle + 0.1),
        at(x + 0.1, middle),
        at(x, middle - 0.1),
      ])
    }
  }
  scene.put(paint.svg())
}

/** Cushions, bolsters, folded quilts: a soft block. */
export function cushion(
  scene: Scene,
  x: number,
  y: number,
  z: number,
  wide: number,
  high: number,
  color: Color,
): string {
  return boxShapes(
    scene,
    { x: [x - wide / 2, x + wide / 2], y: [y, y + 0.14], z: [z, z + high] },
    color,
    12,
  )
}

/** A lamp on a stand with a cloth shade. */
export function drawFloorLamp(scene: Scene, x: number, y: number): void {
  const { light } = scene
  const [px, py] = scene.point([x, y, 0])
  const scale = scene.camera.focal / y
  const top = py - scale * 1.5
  const glow = scene.radial([px, top], scale * 0.9, [
    [0, '#ffe6b0', 0.55],
    [1, '#ffe6b0', 0],
  ])
  scene.put(
    disc(px, py, scale * 0.16, scale * 0.045, light.on('#6f5340', 0.5)),
    line(`M${tidy(px)} ${tidy(py)}V${tidy(top)}`, light.on('#8a6a3c', 0.7), scale * 0.03),
    disc(px, top, scale * 0.9, scale * 0.9, glow),
    path(
      `M${tidy(px - scale * 0.13)} ${tidy(top - scale * 0.3)}h${tidy(scale * 0.26)}` +
        `l${tidy(scale * 0.1)} ${tidy(scale * 0.32)}h${tidy(-scale * 0.46)}z`,
      light.on('#fbe6bd', 1),
    ),
  )
}
