import type { Frame } from '#drawing/kit/camera.ts'
import { type Color, mix } from '#drawing/kit/color.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { area, brush } from '#drawing/kit/svg.ts'
import { type Backdrop, drawHorizon, pickBackdrop, treeline } from '#drawing/nature/horizon.ts'
import { drawSky } from '#drawing/nature/sky.ts'
import { type Kind, localTrees, treeStamp } from '#drawing/nature/tree.ts'
import { drawGround } from '#drawing/street/ground.ts'
import { drawFarmhouse, drawTractor, drawWell } from './farm.ts'

type Crop = { soil: Color; leaf: Color; tip: Color; tall: number }

const crops: readonly Crop[] = [
  { soil: '#8f9a4e', leaf: '#7fa04a', tip: '#b9cc66', tall: 0.5 },
  { soil: '#a9c057', leaf: '#8fb350', tip: '#d3df83', tall: 0.4 },
  { soil: '#a66f4b', leaf: '#8b573b', tip: '#c48f63', tall: 0.12 },
  { soil: '#b59a3c', leaf: '#d3ab2f', tip: '#f3d557', tall: 0.6 },
  { soil: '#7d9a52', leaf: '#5d8a48', tip: '#98b768', tall: 1 },
]

/** Farmland seen from its own bund: strips of crops up to the hills, a well, a few palms. */
export function drawField(scene: Scene): void {
  const { random } = scene
  const horizon = random.between(400, 460)
  scene.look({ eye: random.between(5.5, 7.5), horizon, focal: 860 })
  drawSky(scene)
  const own: Backdrop = pickBackdrop(scene)
  drawHorizon(scene, own === 'sea' || own === 'city' ? 'hills' : own)
  drawGround(scene, '#a5a860')
  treeline(scene, horizon + 12, 34, 0.34)
  const frame = scene.frame(random.between(-8, -4), 14, random.between(24, 36))
  const order = random.shuffle(crops)
  const bounds = [-60, -26, -9, 6, 20, 44, 90]
  for (let strip = 0; strip + 1 < bounds.length; strip++) {
    const crop = order[strip % order.length]
    const [from, to] = [bounds[strip] ?? 0, bounds[strip + 1] ?? 0]
    if (crop) drawStrip(scene, frame, from, to, crop)
  }
  drawBunds(scene, frame, bounds)
  plantTrees(scene, frame)
  drawFarmhouse(scene, frame, random.between(21, 26), random.between(34, 44))
  drawWell(scene, frame, random.between(7, 10), random.between(8, 12))
  if (random.chance(0.6)) drawTractor(scene, frame, -4, random.between(14, 20))
  plantNear(scene, frame)
}

/** Rows of one crop as lines that converge in perspective. */
function drawStrip(scene: Scene, frame: Frame, from: number, to: number, crop: Crop): void {
  const { light } = scene
  const lit = light.on(crop.soil, 0.85)
  const near = scene.fade([
    [0, mix(lit, light.sky[2], 0.3)],
    [0.35, lit],
    [1, light.on(crop.soil, 0.6)],
  ])
  scene.put(
    area(
      frame.ground([
        [from, -14],
        [to, -14],
        [to, 150],
        [from, 150],
      ]),
      near,
    ),
  )
  const paint = brush()
  const rows = Math.min(11, Math.round((to - from) / 1.5))
  for (let row = 0; row < rows; row++) {
    const u = from + ((to - from) * (row + 0.5)) / rows
    const half = ((to - from) / rows) * 0.24
    const ridge = frame.ground([
      [u - half, -14],
      [u + half, -14],
      [u + half * 0.6, 130],
      [u - half * 0.6, 130],
    ])
    if (ridge.length > 2) paint.area(light.on(crop.leaf, 0.85), ridge)
    const crest = frame.ground(
      [
        [u - half * 0.1, -14],
        [u + half * 0.5, -14],
        [u + half * 0.3, 90],
        [u, 90],
      ],
      crop.tall * 0.4,
    )
    if (crest.length > 2) paint.area(light.on(crop.tip, 1), crest)
  }
  scene.put(paint.svg())
}

/** The low banks between the strips, and a channel of water along one of them. */
function drawBunds(scene: Scene, frame: Frame, bounds: readonly number[]): void {
  const { light } = scene
  const paint = brush()
  for (const u of bounds.slice(1, -1)) {
    const points = frame.ground([
      [u - 0.5, -14],
      [u + 0.5, -14],
      [u + 0.5, 150],
      [u - 0.5, 150],
    ])
    if (points.length > 2) paint.area(light.on('#b08a5e', 0.8), points)
  }
  for (const w of [26, 62])
    paint.area(
      light.on('#b08a5e', 0.75),
      frame.ground([
        [-60, w],
        [90, w],
        [90, w + 0.8],
        [-60, w + 0.8],
      ]),
    )
  const water = frame.ground([
    [6.8, -14],
    [8.2, -14],
    [8.2, 120],
    [6.8, 120],
  ])
  if (water.length > 2) paint.area(mix(light.sky[1], light.on('#7fb0b5', 0.9), 0.5), water)
  scene.put(paint.svg())
}

function plantTrees(scene: Scene, frame: Frame): void {
  const { random } = scene
  const [local] = localTrees(scene)
  const kinds: readonly Kind[] = ['palm', local]
  const stamps = kinds.map((kind) => treeStamp(scene, kind))
  const spots = [
    [30, 62, 9, 0],
    [34, 58, 11, 0],
    [18, 60, 8, 1],
    [-12, 62, 9, 1],
    [44, 40, 10, 0],
    [15, 27, 8, 0],
  ] as const
  for (const [u, w, height, kind] of spots) {
    const stamp = stamps[kind]
    const at = frame.point(u + random.between(-2, 2), w, 0)
    if (stamp && at[0] > -100 && at[0] < 1300)
      scene.put(
        stamp(at, (frame.scale(u, w) * height) / 100, { flip: random.chance(0.5), shade: true }),
      )
  }
}

/** A tall tree at the edge of the picture, near the viewer. */
function plantNear(scene: Scene, frame: Frame): void {
  const { random } = scene
  const stamp = treeStamp(scene, random.pick(['palm', 'mango', 'neem']))
  const [u, w] = [9.6, -1]
  scene.put(stamp(frame.point(u, w, 0), (frame.scale(u, w) * 9) / 100, { shade: true }))
}
