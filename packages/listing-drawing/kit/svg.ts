import type { Color } from './color.ts'

export type Point = readonly [x: number, y: number]

/**
 * Points are rounded to whole units, which keeps a drawing small; fine work up close to half units.
 */
type Grain = 0.5 | 1

const snap = ([x, y]: Point, grain: Grain): Point => [
  Math.round(x / grain) * grain,
  Math.round(y / grain) * grain,
]

/** Rounded to half a unit, which is finer than a screen shows and keeps a drawing small. */
export function tidy(value: number): string {
  const rounded = Math.round(value * 2) / 2
  return String(rounded).replace(/^(-?)0\./, '$1.')
}

function pair(x: number, y: number): string {
  const second = tidy(y)
  return `${tidy(x)}${second.startsWith('-') ? '' : ' '}${second}`
}

/**
 * Returns path data through the points in relative steps, about half the bytes of absolute ones.
 * With `after`, the end of the path before it, even the first move is relative.
 */
export function trace(
  points: readonly Point[],
  closed = true,
  after?: Point,
  grain: Grain = 1,
): string {
  const [first, ...rest] = points.map((point) => snap(point, grain))
  if (!first) return ''
  let data = after
    ? `m${pair(first[0] - after[0], first[1] - after[1])}`
    : `M${pair(first[0], first[1])}`
  let [x, y] = first
  let command = ''
  for (const [nextX, nextY] of rest) {
    const stepX = nextX - x
    const stepY = nextY - y
    if (stepX === 0 && stepY === 0) continue
    const step = stepY === 0 ? 'h' : stepX === 0 ? 'v' : 'l'
    const numbers = step === 'h' ? tidy(stepX) : step === 'v' ? tidy(stepY) : pair(stepX, stepY)
    if (step !== command) data += step
    else if (!numbers.startsWith('-')) data += ' '
    data += numbers
    command = step
    x = nextX
    y = nextY
  }
  return closed ? `${data}z` : data
}

export function area(points: readonly Point[], fill: Color, extra = ''): string {
  return `<path fill="${fill}" d="${trace(points)}"${extra}/>`
}

export function path(data: string, fill: Color, extra = ''): string {
  return `<path fill="${fill}" d="${data}"${extra}/>`
}

export function line(data: string, color: Color, width: number, extra = ''): string {
  return `<path stroke="${color}" stroke-width="${tidy(width)}" d="${data}"${extra}/>`
}

export function disc(x: number, y: number, across: number, down: number, fill: Color, extra = '') {
  const size = `rx="${tidy(across)}" ry="${tidy(down)}"`
  return `<ellipse cx="${tidy(x)}" cy="${tidy(y)}" ${size} fill="${fill}"${extra}/>`
}

export function box(x: number, y: number, wide: number, high: number, fill: Color, extra = '') {
  return (
    `<rect x="${tidy(x)}" y="${tidy(y)}" width="${tidy(wide)}" ` +
    `height="${tidy(high)}" fill="${fill}"${extra}/>`
  )
}

export const round = ' stroke-linecap="round" stroke-linejoin="round"'

export type Brush = {
  area(fill: Color, points: readonly Point[], opacity?: number): void
  line(color: Color, width: number, points: readonly Point[], extra?: string): void
  /** A polygon with its corners rounded by an outline of this width. */
  soft(fill: Color, width: number, points: readonly Point[]): void
  /** Round dabs of colour: leaves, blossom, gravel. */
  dabs(color: Color, size: number, points: readonly Point[]): void
  svg(): string
}

/** `last` is the position of the pen: the start of a closed shape, the end of an open one. */
type Look = { data: string[]; last?: Point }

/** Removes blanks from path data that a minus sign makes unnecessary. */
export const tighten = (svg: string): string =>
  svg.replace(/ d="[^"]*"/g, (data) =>
    data.replace(/([\d.]) -/g, '$1-').replace(/([a-zA-Z]) (?=[\d.-])/g, '$1'),
  )

/**
 * Collects shapes into one path per look, drawn in the order in which the looks were first used.
 * Use one brush per wall: on a second wall its frames would cover the glass of the same look.
 */
export function brush(grain: Grain = 1): Brush {
  const looks = new Map<string, Look>()
  const lookOf = (name: string): Look => {
    const look = looks.get(name) ?? { data: [] }
    looks.set(name, look)
    return look
  }
  const stroke = (color: Color, width: number) => `stroke="${color}" stroke-width="${tidy(width)}"`
  const addArea = (name: string, points: readonly Point[]) => {
    const look = lookOf(name)
    const start = points[0] && snap(points[0], grain)
    if (!start) return
    look.data.push(trace(points, true, look.last, grain))
    look.last = start
  }
  return {
    area: (fill, points, opacity = 1) => {
      addArea(`fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}`, points)
    },
    soft: (fill, width, points) => {
      addArea(`fill="${fill}" ${stroke(fill, width)} stroke-linejoin="round"`, points)
    },
    line: (color, width, points, extra = '') => {
      const look = lookOf(stroke(color, width) + extra)
      const end = points.at(-1)
      if (!end) return
      look.data.push(trace(points, false, look.last, grain))
      look.last = snap(end, grain)
    },
    dabs: (color, size, points) => {
      lookOf(`${stroke(color, size)} stroke-linecap="round"`).data.push(dots(points))
    },
    svg: () =>
      [...looks].map(([name, look]) => `<path ${name} d="${look.data.join('')}"/>`).join(''),
  }
}

function dots(points: readonly Point[]): string {
  let [x, y] = [0, 0]
  const steps = points.map(([nextX, nextY]) => {
    const step = `m${pair(Math.round(nextX) - x, Math.round(nextY) - y)}h0`
    x = Math.round(nextX)
    y = Math.round(nextY)
    return step
  })
  return steps.join('').replace(/^m/, 'M')
}
