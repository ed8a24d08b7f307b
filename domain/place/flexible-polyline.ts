import type { Point } from './distance.ts'

/** Five decimals are about a metre. */
const decimals = 5
const scale = 10 ** decimals
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** Version 1, five decimals, two dimensions. */
const header = 'BF'
/** Beyond 30 bits no difference of two places on earth is left. */
const maxShift = 30

/**
 * Encodes points as a flexible polyline (the public format of HERE) with five decimals: each as the
 * difference from the one before, in characters that an address carries as they are.
 */
export function encodePolyline(points: readonly Point[]): string {
  let text = header
  const last = { latitude: 0, longitude: 0 }
  for (const point of points) {
    for (const axis of ['latitude', 'longitude'] as const) {
      const whole = Math.round(point[axis] * scale)
      text += encodeNumber(whole - last[axis])
      last[axis] = whole
    }
  }
  return text
}

/** Decodes a flexible polyline with five decimals; undefined where the text is none. */
export function decodePolyline(text: string): Point[] | undefined {
  if (!text.startsWith(header)) return undefined
  const numbers = decodeNumbers(text.slice(header.length))
  if (!numbers || numbers.length % 2 !== 0) return undefined
  const points: Point[] = []
  let [north, east] = [0, 0]
  for (let at = 0; at < numbers.length; at += 2) {
    north += numbers[at] ?? 0
    east += numbers[at + 1] ?? 0
    points.push({ latitude: north / scale, longitude: east / scale })
  }
  return points
}

/** Signed numbers alternate, so that small ones of either sign are short. */
function encodeNumber(value: number): string {
  let rest = value < 0 ? -2 * value - 1 : 2 * value
  let text = ''
  while (rest > 31) {
    text += alphabet[32 + (rest % 32)]
    rest = Math.floor(rest / 32)
  }
  return text + alphabet[rest]
}

function decodeNumbers(text: string): number[] | undefined {
  const numbers: number[] = []
  let [value, shift] = [0, 0]
  for (const character of text) {
    const bits = alphabet.indexOf(character)
    if (bits < 0 || shift > maxShift) return undefined
    value += (bits % 32) * 2 ** shift
    shift += 5
    if (bits > 31) continue
    numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2)
    value = 0
    shift = 0
  }
  return shift === 0 ? numbers : undefined
}
