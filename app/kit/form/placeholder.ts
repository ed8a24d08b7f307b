import { thumbHashToApproximateAspectRatio, thumbHashToAverageRGBA } from 'thumbhash'

type Colour = { r: number; g: number; b: number }

/**
 * Colours of the corners from the upper left on, then the background; the class `blurred` paints
 * them.
 */
export type Placeholder = Record<`--${'a' | 'b' | 'c' | 'd' | 'e'}`, string>

const css = ({ r, g, b }: Colour) =>
  `#${[r, g, b].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

/**
 * Returns the colours of a background that looks like the blurred picture, from its thumbhash
 * (base64): the average colour under a soft gradient per corner. It takes a twentieth of the bytes
 * of a data URL, and is the same on the server and in the browser. `undefined` without a readable
 * hash.
 */
export function placeholderOf(thumbhash: string | null | undefined): Placeholder | undefined {
  if (!thumbhash) return undefined
  try {
    const hash = Uint8Array.from(atob(thumbhash), (character) => character.charCodeAt(0))
    const { r, g, b } = thumbHashToAverageRGBA(hash)
    const at = cornersOf(hash)
    return {
      '--a': css(at(0, 0)),
      '--b': css(at(1, 0)),
      '--c': css(at(0, 1)),
      '--d': css(at(1, 1)),
      '--e': css({ r: r * 255, g: g * 255, b: b * 255 }),
    }
  } catch {
    return undefined
  }
}

interface Wave {
  weight: number
  across: number
  down: number
}

/**
 * Returns the colours of the corners. A thumbhash is a sum of waves: computing it for four points
 * instead of a thousand lets a phone show a list of pictures at once.
 */
function cornersOf(hash: Uint8Array): (x: 0 | 1, y: 0 | 1) => Colour {
  const byte = (index: number) => hash[index] ?? 0
  const first = byte(0) | (byte(1) << 8) | (byte(2) << 16)
  const second = byte(3) | (byte(4) << 8)
  const isSheer = first >> 23 === 1
  const long = isSheer ? 5 : 7
  const isLandscape = second >> 15 === 1
  const [across, down] = isLandscape ? [long, second & 7] : [second & 7, long]

  // Half bytes in sequence, after the header.
  let place = isSheer ? 12 : 10
  const waves = (wide: number, high: number, scale: number): Wave[] => {
    const read: Wave[] = []
    for (let y = 0; y < high; y++) {
      for (let x = y ? 0 : 1; x * high < wide * (high - y); x++) {
        const half = (byte(place >> 1) >> ((place & 1) << 2)) & 15
        place++
        read.push({ weight: (half / 7.5 - 1) * scale, across: x, down: y })
      }
    }
    return read
  }
  const brightness = waves(Math.max(3, across), Math.max(3, down), ((first >> 18) & 31) / 31)
  const yellow = waves(3, 3, (((second >> 3) & 63) / 63) * 1.25)
  const red = waves(3, 3, (((second >> 9) & 63) / 63) * 1.25)

  const ratio = thumbHashToApproximateAspectRatio(hash)
  const width = Math.round(ratio > 1 ? 32 : 32 * ratio)
  const height = Math.round(ratio > 1 ? 32 / ratio : 32)
  return (x, y) => {
    const across = (Math.PI / width) * (x * (width - 1) + 0.5)
    const down = (Math.PI / height) * (y * (height - 1) + 0.5)
    const sum = (start: number, of: Wave[]) =>
      of.reduce(
        (value, wave) =>
          value + wave.weight * Math.cos(across * wave.across) * (Math.cos(down * wave.down) * 2),
        start,
      )
    const l = sum((first & 63) / 63, brightness)
    const p = sum(((first >> 6) & 63) / 31.5 - 1, yellow)
    const q = sum(((first >> 12) & 63) / 31.5 - 1, red)
    const b = l - (2 / 3) * p
    const r = (3 * l - b + q) / 2
    return { r: shown(r), g: shown(r - q), b: shown(b) }
  }
}

const shown = (share: number) => Math.trunc(Math.max(0, 255 * Math.min(1, share)))
