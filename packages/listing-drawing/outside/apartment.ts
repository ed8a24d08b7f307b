import { drawFarTower } from '#drawing/building/far-tower.ts'
import { makeMass } from '#drawing/building/mass.ts'
import { drawTower, type Foot, towerHeight } from '#drawing/building/tower.ts'
import type { Frame } from '#drawing/kit/camera.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { foliage, greens } from '#drawing/nature/foliage.ts'
import { drawOverhang } from '#drawing/nature/foreground.ts'
import { drawHorizon, pickBackdrop } from '#drawing/nature/horizon.ts'
import { drawSky } from '#drawing/nature/sky.ts'
import { type Kind, localTrees, treeStamp } from '#drawing/nature/tree.ts'
import { compoundWall, gate } from '#drawing/street/boundary.ts'
import { drawGround, drawRoad, roadEdge, strip } from '#drawing/street/ground.ts'
import { drawTraffic } from '#drawing/street/vehicle.ts'
import { drawPool } from './pool.ts'

/** A housing society: from its road, from its garden, or as a pair of blocks. */
export function drawApartment(scene: Scene): void {
  const { random } = scene
  const floors = random.pick([4, 5, 6, 7, 7, 8, 10, 11, 12, 13, 14])
  const garden = floors > 5 && random.chance(0.3)
  const distance = floors < 6 ? 34 : random.between(40, 46)
  const eye = garden ? 7 : random.between(2.6, 3.8)
  const horizon = garden ? 660 : random.between(690, 730)
  const tall = horizon - random.between(60, 110)
  scene.look({
    eye,
    horizon,
    focal: Math.min(1000, (tall * distance) / (towerHeight(floors) + 4 - eye)),
  })

  drawSky(scene)
  drawHorizon(scene, pickBackdrop(scene))
  drawGround(scene, '#a3ab72')
  const wide = random.between(20, 25)
  const frame = scene.frame(-wide * random.between(0.5, 0.8), distance, random.between(13, 24))
  const main: Foot = { u: 0, w: 0, wide, deep: random.between(13, 17), floors }
  const beside = { ...main, u: wide + random.between(6, 9) }
  drawFarTower(scene, frame, {
    ...beside,
    w: random.between(10, 24),
    wide: 20,
    floors: floors + random.whole(-2, 3),
  })
  scene.put(strip(scene, frame, -12, -1, '#d2bf9f'))
  drawTower(scene, frame, main)

  const kinds = localTrees(scene)
  if (garden) drawGarden(scene, frame, kinds)
  else drawStreet(scene, frame, distance, kinds)
  if (floors < 8 && random.chance(0.4)) drawOverhang(scene, kinds[2])
}

function planter(scene: Scene, frame: Frame, kinds: readonly Kind[]) {
  const stamps = kinds.slice(0, 2).map((kind) => treeStamp(scene, kind))
  return (u: number, w: number, height: number, kind: 0 | 1) => {
    const stamp = stamps[kind]
    const at = frame.point(u, w, 0)
    if (!stamp || at[0] < -200 || at[0] > 1400) return
    scene.put(
      stamp(at, (frame.scale(u, w) * height) / 100, {
        flip: scene.random.chance(0.5),
        shade: true,
      }),
    )
  }
}

function drawStreet(scene: Scene, frame: Frame, distance: number, kinds: readonly Kind[]): void {
  const { random } = scene
  const plant = planter(scene, frame, kinds)
  const wall = -distance * 0.3
  plant(-10, 2, 9, 1)
  plant(29, -3, 9, 0)
  plant(-3, wall + 3, 6, 0)
  plant(36, wall + 2, 8, 1)
  const hedge = [-12, -4, 3, 14, 20, 26].map((u) => {
    const scale = frame.scale(u, wall)
    return { at: frame.point(u, wall + 0.4, 1.4), across: scale * 2.4, down: scale * 0.75 }
  })
  scene.put(
    foliage(
      scene.random,
      scene.light,
      random.pick([greens.hedge, greens.bougainvillea]),
      hedge,
      4,
      3,
    ),
  )
  compoundWall(scene, frame, wall, [5, 11], random.pick(['#dcb68c', '#e6d3b3', '#cf9f78']))
  gate(scene, frame, wall, 5.3, 10.7, '#54423f')
  const far = wall - 2.8
  drawRoad(scene, frame, roadEdge(scene, frame), far)
  drawTraffic(scene, frame, [roadEdge(scene, frame), far])
  plant(random.between(15, 20), wall - 1.5, 10, 0)
}

function drawGarden(scene: Scene, frame: Frame, kinds: readonly Kind[]): void {
  const plant = planter(scene, frame, kinds)
  plant(-11, 0, 10, 0)
  plant(31, -2, 10, 1)
  scene.put(strip(scene, frame, -30, -9.5, '#b3b97a'))
  const block = makeMass(scene, frame, { u: -1, w: -22, wide: 24, deep: 9, base: 0, top: 0 })
  drawPool(scene, block)
  plant(-6, -9, 6, 1)
  plant(26, -11, 7, 0)
  plant(-9, -19, 8, 0)
}
