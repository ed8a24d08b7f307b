import { mix } from '#drawing/kit/color.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { box, brush, disc, line, path, tidy } from '#drawing/kit/svg.ts'
import { foliage, greens } from '#drawing/nature/foliage.ts'
import type { PropertyType } from '#drawing/property-type.ts'

export type Lot = { x: number; y: number; wide: number; deep: number }

export function outline({ x, y, wide: w, deep }: Lot): [number, number][] {
  return [
    [x, y],
    [x + w, y],
    [x + w, y + deep],
    [x, y + deep],
  ]
}

/** The listing's own lot with a highlighted outline and its buildings. */
export function drawOwn(scene: Scene, own: Lot, type: PropertyType): void {
  const { random } = scene
  const { x, y, wide: w, deep } = own
  const edge = ' stroke="#b5532f" stroke-width="6" stroke-linejoin="round"'
  const ground =
    type === 'plot'
      ? '#e0b183'
      : type === 'agricultural'
        ? '#c7c178'
        : type === 'apartment' || type === 'villa'
          ? '#c9d19a'
          : '#eadbc0'
  scene.put(box(x, y, w, deep, ground, edge))
  const block = (bx: number, by: number, bw: number, bd: number, color: string, rise: number) => {
    scene.put(
      path(
        `M${tidy(bx + bw)} ${tidy(by)}l${rise} ${rise}v${tidy(bd)}h${tidy(-bw)}l${-rise} ${-rise}z`,
        '#5b463c',
        ' opacity=".32"',
      ),
      box(bx, by, bw, bd, color, ' stroke="#fff6e4" stroke-width="4"'),
    )
  }
  const roof = random.pick(['#c4623c', '#d9a06a', '#e9d3ae'])
  if (type === 'apartment') {
    block(x + 24, y + 26, w * 0.36, deep * 0.32, roof, 34)
    block(x + w * 0.56, y + 26, w * 0.36, deep * 0.32, roof, 34)
    block(x + w * 0.56, y + deep * 0.6, w * 0.36, deep * 0.28, roof, 34)
    scene.put(
      box(x + 34, y + deep * 0.62, w * 0.32, deep * 0.2, '#f6ecd6', ' rx="10"'),
      box(x + 42, y + deep * 0.65, w * 0.32 - 16, deep * 0.2 - 16, '#6fb7bb', ' rx="8"'),
    )
  } else if (type === 'industrial') {
    for (const part of [0.06, 0.52]) {
      block(x + w * part, y + 20, w * 0.4, deep * 0.6, '#cfc7b6', 18)
      for (const share of [0.15, 0.3, 0.45, 0.6, 0.75, 0.9])
        scene.put(
          line(
            `M${tidy(x + w * part)} ${tidy(y + 20 + deep * 0.6 * share)}h${tidy(w * 0.4)}`,
            '#a89f90',
            2,
          ),
        )
    }
    scene.put(
      box(x + w * 0.2, y + deep * 0.78, 62, 22, '#b5532f', ' rx="3"'),
      box(x + w * 0.2 + 64, y + deep * 0.78 + 2, 18, 18, '#e3ad2f', ' rx="3"'),
    )
  } else if (type === 'agricultural') {
    block(x + w * 0.7, y + deep * 0.16, 56, 44, '#b9603c', 10)
    scene.put(
      disc(x + w * 0.3, y + deep * 0.3, 22, 22, '#b9a283'),
      disc(x + w * 0.3, y + deep * 0.3, 14, 14, '#4f6f78'),
    )
  } else if (type !== 'plot') {
    block(x + w * 0.18, y + deep * 0.16, w * 0.62, deep * 0.5, roof, type === 'office' ? 40 : 16)
    scene.put(
      line(
        `M${tidy(x + w * 0.18)} ${tidy(y + deep * 0.41)}h${tidy(w * 0.62)}`,
        mix(roof, '#5a3a30', 0.35),
        3,
      ),
    )
  }
  const stones = brush()
  stones.dabs('#fffaf0', 17, outline(own))
  stones.dabs('#b5532f', 9, outline(own))
  scene.put(stones.svg())
  const trees = [
    [0.08, 0.9],
    [0.45, 0.92],
    [0.92, 0.5],
    [0.06, 0.5],
  ] as const
  if (type === 'plot') return
  scene.put(
    foliage(
      random,
      scene.light,
      greens.mango,
      trees.map(([u, v]) => ({ at: [x + w * u, y + deep * v] as const, across: 19, down: 15 })),
      4,
      3,
    ),
  )
}

/** Draws the marker upright, however the map is rotated. */
export function drawPin(scene: Scene, turn: number, own: Lot): void {
  const angle = (turn * Math.PI) / 180
  const [dx, dy] = [own.x + own.wide / 2 - 600, own.y + own.deep * 0.48 - 450]
  const x = 600 + dx * Math.cos(angle) - dy * Math.sin(angle)
  const y = 450 + dx * Math.sin(angle) + dy * Math.cos(angle)
  scene.put(
    `<g transform="translate(${tidy(x)} ${tidy(y)})scale(1.15)">`,
    disc(0, 2, 26, 9, '#3b2a26', ' opacity=".35"'),
    path(
      'M0 0C-14-30-40-46-40-78a40 40 0 0 1 80 0C40-46 14-30 0 0z',
      '#b5472a',
      ' stroke="#fff6e6" stroke-width="4"',
    ),
    path('M-20-76L0-96 20-76v24H6v-14H-6v14h-14z', '#fff6e6'),
    '</g>',
  )
}
