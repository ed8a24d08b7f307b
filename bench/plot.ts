/** What a line shows: one value for each place along the bottom. */
export interface Series {
  name: string
  values: number[]
}

interface Plot {
  title: string
  /** Names of the places along the bottom. */
  places: string[]
  series: Series[]
  /** A value nothing should pass. */
  bar: { value: number; name: string }
}

const size = { width: 900, height: 460 }
const frame = { left: 56, right: 620, top: 44, bottom: 412 }
/** Names at the ends of lines stand at least so far apart. */
const lineHeight = 17

/**
 * Told apart in light and dark, and by those who see few colours; names stand at the lines as well.
 */
const colours = ['#0072b2', '#d55e00', '#009e73', '#b1539a', '#8a6d00', '#3c7fd6', '#6b7280']

// Read as a picture of its own, so it asks the reader's choice of light or dark itself.
const style = `
text { font: 13px system-ui, sans-serif; fill: #1f2937 }
.quiet { fill: #6b7280; font-size: 12px }
.title { font-size: 15px; font-weight: 600 }
.grid { stroke: #d1d5db; stroke-width: 1 }
.bar { stroke: #b91c1c; stroke-width: 1.5; stroke-dasharray: 5 4 }
.line { fill: none; stroke-width: 2.25; stroke-linejoin: round }
.lead { fill: none; stroke-width: 1; opacity: 0.5 }
.ground { fill: #ffffff }
@media (prefers-color-scheme: dark) {
  text { fill: #e5e7eb } .quiet { fill: #9ca3af } .grid { stroke: #374151 }
  .bar { stroke: #f87171 } .ground { fill: #0d1117 } .line, .lead, .dot { filter: brightness(1.35) }
}`

/** Lines on a scale where each step up is ten times as much, as an SVG picture. */
export function drawPlot({ title, places, series, bar }: Plot): string {
  const all = [...series.flatMap(({ values }) => values), bar.value].filter((value) => value > 0)
  const low = Math.floor(Math.log10(Math.min(...all)))
  const high = Math.ceil(Math.log10(Math.max(...all)))
  const y = (value: number) =>
    frame.bottom - ((Math.log10(value) - low) / (high - low)) * (frame.bottom - frame.top)
  const x = (place: number) =>
    frame.left + (place / Math.max(1, places.length - 1)) * (frame.right - frame.left)
  const steps = Array.from({ length: high - low + 1 }, (_, step) => 10 ** (low + step))
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" ` +
      `role="img" aria-label="${escaped(title)}">`,
    `<style>${style}</style>`,
    `<rect class="ground" width="${size.width}" height="${size.height}" rx="8"/>`,
    text(frame.left, 26, title, 'title'),
    ...steps.flatMap((step) => [
      `<path class="grid" d="M${frame.left} ${at(y(step))}H${frame.right}"/>`,
      text(frame.left - 8, y(step) + 4, `${step} ms`, 'quiet', 'end'),
    ]),
    ...places.map((place, index) => text(x(index), frame.bottom + 24, place, 'quiet', 'middle')),
    `<path class="bar" d="M${frame.left} ${at(y(bar.value))}H${frame.right}"/>`,
    text(frame.left + 6, y(bar.value) - 6, bar.name, 'quiet'),
    ...drawLines(series, x, y),
    '</svg>',
  ]
  return `${parts.join('\n')}\n`
}

function drawLines(
  series: Series[],
  x: (place: number) => number,
  y: (value: number) => number,
): string[] {
  const ends = series.map(({ values }) => y(values.at(-1) ?? 1))
  const names = apart(ends)
  return series.flatMap(({ name, values }, index) => {
    const colour = colours[index % colours.length]
    const points = values.map((value, place) => `${at(x(place))} ${at(y(value))}`)
    const end = ends[index] ?? 0
    const label = names[index] ?? 0
    return [
      `<path class="line" stroke="${colour}" d="M${points.join('L')}"/>`,
      ...values.map(
        (value, place) =>
          `<circle class="dot" fill="${colour}" ` +
          `cx="${at(x(place))}" cy="${at(y(value))}" r="3.5"/>`,
      ),
      `<path class="lead" stroke="${colour}" ` +
        `d="M${frame.right + 6} ${at(end)}L${frame.right + 22} ${at(label)}"/>`,
      text(frame.right + 28, label + 4, `${name}, ${(values.at(-1) ?? 0).toFixed(1)} ms`, ''),
    ]
  })
}

/** Moves heights down until none covers another; their order stays. */
function apart(heights: number[]): number[] {
  const order = heights.map((_, index) => index)
  order.sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0))
  const moved = [...heights]
  let least = frame.top
  const excess = () => (moved[order.at(-1) ?? 0] ?? 0) - frame.bottom
  for (const index of order) {
    moved[index] = Math.max(moved[index] ?? 0, least)
    least = (moved[index] ?? 0) + lineHeight
  }
  // Where they reach below the frame, all above give way.
  if (excess() > 0) {
    let most = frame.bottom
    for (const index of order.toReversed()) {
      moved[index] = Math.min(moved[index] ?? 0, most)
      most = (moved[index] ?? 0) - lineHeight
    }
  }
  return moved
}

const at = (value: number) => value.toFixed(1)
const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const text = (x: number, y: number, words: string, kind: string, anchor = 'start') =>
  `<text x="${at(x)}" y="${at(y)}" class="${kind}" text-anchor="${anchor}">${escaped(words)}</text>`
