import { mix } from '#drawing/kit/color.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { brush } from '#drawing/kit/svg.ts'
import { foliage, greens, scatter } from '#drawing/nature/foliage.ts'
import { type Lot, outline } from './own-lot.ts'

const roofs = ['#d99a72', '#e6cfa8', '#c97f5a', '#e9dcc4', '#cbb79a', '#b9694a', '#d8c9b0'] as const

export const lot = (
  columns: readonly number[],
  rows: readonly number[],
  column: number,
  row: number,
  inset: number,
): Lot => {
  const [x, y] = [(columns[column] ?? 0) + inset, (rows[row] ?? 0) + inset]
  return {
    x,
    y,
    wide: (columns[column + 1] ?? 0) - x - inset,
    deep: (rows[row + 1] ?? 0) - y - inset,
  }
}

export function drawBlocks(
  scene: Scene,
  columns: readonly number[],
  rows: readonly number[],
  own: Lot,
  empty: number,
): void {
  const { random } = scene
  const [ground, shade, roof] = [brush(), brush(), brush()]
  const parks: Lot[] = []
  for (let column = 0; column + 1 < columns.length; column++) {
    for (let row = 0; row + 1 < rows.length; row++) {
      const block = lot(columns, rows, column, row, 14)
      if (
        block.deep < 60 ||
        (block.x < own.x + own.wide &&
          block.x + block.wide > own.x &&
          block.y < own.y + own.deep &&
          block.y + block.deep > own.y)
      )
        continue
      const park = random.chance(0.14)
      ground.area(park ? '#b9c98a' : '#f3ecdb', outline(block))
      if (park) parks.push(block)
      else
        for (const piece of pieces(scene, block, empty)) {
          const color = random.pick(roofs)
          shade.area('#6b5648', outline({ ...piece, x: piece.x + 7, y: piece.y + 8 }), 0.28)
          roof.area(color, outline(piece))
          if (random.chance(0.45))
            roof.area(mix(color, '#5a3a30', 0.16), [
              [piece.x, piece.y],
              [piece.x + piece.wide, piece.y],
              [piece.x + piece.wide, piece.y + piece.deep / 2],
              [piece.x, piece.y + piece.deep / 2],
            ])
        }
    }
  }
  scene.put(ground.svg(), shade.svg(), roof.svg())
  for (const park of parks)
    scene.put(
      foliage(
        random,
        scene.light,
        greens.rain,
        [0.25, 0.7].map((part) => ({
          at: [park.x + park.wide * part, park.y + park.deep * (0.35 + part * 0.3)] as const,
          across: 46,
          down: 34,
        })),
        5,
        3,
      ),
    )
  const trees = brush()
  const spots = scatter(random, 26, 660, 520, [600, 450]).filter(
    ([x, y]) =>
      x < own.x - 30 || x > own.x + own.wide + 30 || y < own.y - 30 || y > own.y + own.deep + 30,
  )
  trees.dabs(
    '#5f7f4d',
    30,
    spots.map(([x, y]) => [x + 4, y + 5]),
  )
  trees.dabs('#86a862', 27, spots)
  trees.dabs(
    '#a9c07a',
    13,
    spots.map(([x, y]) => [x - 4, y - 5]),
  )
  scene.put(trees.svg())
}

/** Cuts a block into two or four houses, each with a little ground around it; some stay empty. */
function pieces(scene: Scene, block: Lot, empty: number): Lot[] {
  const { random } = scene
  const [across, down] = [block.wide > 130 ? 2 : 1, block.deep > 130 ? 2 : 1]
  const made: Lot[] = []
  for (let i = 0; i < across; i++) {
    for (let j = 0; j < down; j++) {
      if (random.chance(empty)) continue
      const [w, d] = [block.wide / across, block.deep / down]
      const pad = random.between(9, 20)
      made.push({
        x: block.x + i * w + pad,
        y: block.y + j * d + pad,
        wide: w - pad * 2,
        deep: d - pad * 2,
      })
    }
  }
  return made
}
