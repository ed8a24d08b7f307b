/**
 * The signs of registration numbers and addresses as strokes on a grid of 4 by 6, so that a share
 * card needs no font of the machine.
 */
const glyphs: Readonly<Record<string, string>> = {
  ' ': '',
  A: 'M0 6V2L2 0L4 2V6M0 4H4',
  B: 'M0 3H3L4 2V1L3 0H0V6H3L4 5V4L3 3',
  C: 'M4 0H1L0 1V5L1 6H4',
  D: 'M0 0V6H3L4 5V1L3 0Z',
  E: 'M4 0H0V6H4M0 3H3',
  F: 'M4 0H0V6M0 3H3',
  G: 'M4 0H1L0 1V5L1 6H4V3H2',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6',
  J: 'M4 0V5L3 6H1L0 5',
  K: 'M0 0V6M4 0L0 3L4 6',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 3L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M1 0H3L4 1V5L3 6H1L0 5V1Z',
  P: 'M0 6V0H3L4 1V2L3 3H0',
  Q: 'M1 0H3L4 1V5L3 6H1L0 5V1ZM2 4L4 6',
  R: 'M0 6V0H3L4 1V2L3 3H0M2 3L4 6',
  S: 'M4 0H1L0 1V2L1 3H3L4 4V5L3 6H0',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V5L1 6H3L4 5V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1 6L2 3L3 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
  '0': 'M1 0H3L4 1V5L3 6H1L0 5V1ZM2.6 2.4L1.4 3.6',
  '1': 'M1 1L2 0V6M1 6H3',
  '2': 'M0 1L1 0H3L4 1V2L0 6H4',
  '3': 'M0 0H4L2 2.5H3L4 3.5V5L3 6H1L0 5',
  '4': 'M3 6V0L0 4H4',
  '5': 'M4 0H0V2.5H3L4 3.5V5L3 6H0',
  '6': 'M4 0H1L0 1V5L1 6H3L4 5V4L3 3H0',
  '7': 'M0 0H4L1.5 6',
  '8': 'M1 0H3L4 1V2L3 3H1L0 2V1ZM1 3L0 4V5L1 6H3L4 5V4L3 3',
  '9': 'M0 6H3L4 5V1L3 0H1L0 1V2L1 3H4',
  '/': 'M0 6L4 0',
  '-': 'M0.5 3H3.5',
  '.': 'M2 6V5.9',
  ',': 'M2 5.5L1.5 7',
  ':': 'M2 2V1.9M2 5V4.9',
}

/** The distance from one sign to the next, in units of the grid. */
const step = 5.6

interface Line {
  x: number
  y: number
  /** Pixels for a unit of the grid; less where the line would be wider than `maxWidth`. */
  unit: number
  maxWidth: number
}

/** Returns a line of capitals as SVG; undefined where a sign of it is unknown. */
export function drawLine(text: string, { x, y, unit, maxWidth }: Line): string | undefined {
  const signs = [...text.toUpperCase()]
  if (!signs.every((sign) => sign in glyphs)) return undefined
  const scale = Math.min(unit, maxWidth / (signs.length * step))
  const drawn = signs.map(
    (sign, index) => `<path transform="translate(${index * step} 0)" d="${glyphs[sign]}"/>`,
  )
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="#1c1714" ` +
    `stroke-width="0.8" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</g>`
  )
}
