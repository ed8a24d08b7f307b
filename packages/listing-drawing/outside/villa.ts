import { type Finish, glassFor, schemes } from '#drawing/building/opening.ts'
import type { Frame } from '#drawing/kit/camera.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { area } from '#drawing/kit/svg.ts'
import { foliage, greens } from '#drawing/nature/foliage.ts'
import { drawHorizon, pickBackdrop } from '#drawing/nature/horizon.ts'
import { drawSky } from '#drawing/nature/sky.ts'
import { localTrees, treeStamp } from '#drawing/nature/tree.ts'
import { compoundWall, gate } from '#drawing/street/boundary.ts'
import { drawGround, strip } from '#drawing/street/ground.ts'
import { drawArchedVilla } from './arched-villa.ts'
import { drawModernVilla } from './modern-villa.ts'
import { drawTiledVilla } from './tiled-villa.ts'

/** A house in its garden: tiled with a veranda, more often in the south, or flat-roofed and new. */
export function drawVilla(scene: Scene): void {
  const { random } = scene
  const horizon = random.between(625, 655)
  scene.look({ eye: random.between(1.9, 2.7), horizon, focal: random.between(1160, 1260) })
  drawSky(scene)
  drawHorizon(scene, pickBackdrop(scene))
  drawGround(scene, '#98a964')

  const south = scene.city !== 'Delhi' && scene.city !== 'Mumbai'
  const kind = random.pick(
    south
      ? (['tiled', 'tiled', 'modern', 'arched'] as const)
      : (['tiled', 'modern', 'modern', 'arched'] as const),
  )
  const frame = scene.frame(
    random.between(-7.4, -6.2),
    random.between(20, 22.5),
    random.between(15, 24),
  )
  plantBehind(scene, frame)
  const finish: Finish = {
    ...random.pick(schemes),
    railing: random.pick(['glass', 'bars', 'glass']),
    glass: glassFor(scene),
    fine: true,
  }
  const draw = { tiled: drawTiledVilla, modern: drawModernVilla, arched: drawArchedVilla }
  draw[kind](scene, frame, finish)
  drawGarden(scene, frame)
}

function plantBehind(scene: Scene, frame: Frame): void {
  const [first, second] = localTrees(scene)
  for (const [kind, u, w, height] of [
    [first, -6, 12, 11],
    [second, 17, 9, 10],
    [second, 6, 16, 12],
  ] as const) {
    scene.put(treeStamp(scene, kind)(frame.point(u, w, 0), (frame.scale(u, w) * height) / 100))
  }
}

/** Path, lawn edges, shrubs and the wall to the lane. */
function drawGarden(scene: Scene, frame: Frame): void {
  const { random, light } = scene
  const path = frame.ground([
    [5.2, -3.4],
    [8, -3.4],
    [8.8, -14],
    [4.4, -14],
  ])
  scene.put(area(path, light.on('#d6b894', 0.9)))
  const shrubs = (spots: readonly (readonly [number, number, number])[], leaves = greens.hedge) => {
    const clumps = spots.map(([u, w, size]) => {
      const scale = frame.scale(u, w)
      return { at: frame.point(u, w, size * 0.5), across: scale * size, down: scale * size * 0.7 }
    })
    scene.put(foliage(random, light, leaves, clumps, 3, 3))
  }
  shrubs([
    [-0.8, -3.6, 0.8],
    [1.4, -3.7, 0.7],
    [3.6, -3.6, 0.6],
  ])
  shrubs(
    [
      [10, -3.8, 0.8],
      [12.4, -3.4, 0.9],
    ],
    random.pick([greens.bougainvillea, greens.laburnum]),
  )
  const [first, second] = localTrees(scene)
  const near = treeStamp(scene, random.pick([first, second]))
  scene.put(
    near(frame.point(-4.6, -3, 0), (frame.scale(-4.6, -3) * random.between(5, 7)) / 100, {
      shade: true,
    }),
  )
  const wall = -7.5
  compoundWall(scene, frame, wall, [4.4, 8.8], random.pick(['#e2c6a0', '#d9b48e', '#efe2cb']), 1.05)
  if (random.chance(0.6)) gate(scene, frame, wall, 4.7, 8.5, '#54423f', 1.2)
  scene.put(strip(scene, frame, -40, wall - 0.8, '#b7a48d'))
  shrubs(
    [
      [0, wall - 0.5, 0.5],
      [1.8, wall - 0.5, 0.55],
      [11, wall - 0.5, 0.55],
      [13, wall - 0.5, 0.5],
    ],
    greens.bougainvillea,
  )
  const front = treeStamp(scene, second)
  scene.put(front(frame.point(14.6, -5, 0), (frame.scale(14.6, -5) * 7) / 100, { shade: true }))
}
