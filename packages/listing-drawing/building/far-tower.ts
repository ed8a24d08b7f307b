import type { Frame } from '#drawing/kit/camera.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { brush } from '#drawing/kit/svg.ts'
import { makeMass, paintMass, rectangle } from './mass.ts'
import { schemes } from './opening.ts'
import { drawEdges } from './parapet.ts'
import { type Foot, stilts, storey, towerHeight } from './tower.ts'

/** A neighbouring tower so far behind that its floors are only bands. */
export function drawFarTower(scene: Scene, frame: Frame, foot: Foot): void {
  const { random, light } = scene
  const { floors, ...size } = foot
  const top = towerHeight(floors)
  const mass = makeMass(scene, frame, { ...size, base: 0, top })
  const scheme = random.pick(schemes)
  paintMass(scene, mass, light.far(scheme.wall, 0.28))
  const paint = brush()
  const { front, side } = mass
  const dark = light.lamps ? '#3c3c66' : light.far('#6d6a72', 0.35)
  const bands = brush()
  for (let floor = 0; floor < floors; floor++) {
    const z = stilts + floor * storey + 0.9
    bands.area(dark, rectangle(front, front.length * 0.06, front.length * 0.94, z, z + 1.5))
    if (light.lamps && scene.hour.chance(0.6)) {
      const from = front.length * scene.hour.pick([0.06, 0.2, 0.58, 0.72])
      paint.area('#e9b277', rectangle(front, from, from + front.length * 0.2, z, z + 1.5))
    }
  }
  paint.area(
    light.on(light.far(scheme.accent, 0.3), front.brightness),
    rectangle(front, front.length * 0.42, front.length * 0.58, 3, top),
  )
  const core = [side.length * 0.4, side.length * 0.6] as const
  paint.area(
    light.on(light.far('#8b8688', 0.3), side.brightness),
    rectangle(side, ...core, 3, top - 1),
  )
  scene.put(bands.svg())
  scene.put(
    paint.svg(),
    drawEdges(scene, mass, {
      ...scheme,
      trim: light.far(scheme.trim, 0.2),
      wall: light.far(scheme.wall, 0.28),
    }),
  )
}
