/**
 * QR codes (ISO/IEC 18004): bytes, error correction M, versions 1 to 10, which holds 213 bytes.
 * Only what a payment link needs.
 */

/** The most bytes a code of ours holds. */
export const maxQrTextLength = 213

/** Of each version: data codewords, codewords of correction in a block, and how many blocks. */
const sizes = [
  [16, 10, 1],
  [28, 16, 1],
  [44, 26, 1],
  [64, 18, 2],
  [86, 24, 2],
  [108, 16, 4],
  [124, 18, 4],
  [154, 22, 4],
  [182, 22, 5],
  [216, 26, 5],
] as const

const alignments: readonly number[][] = [
  ...[[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]],
  [6, 28, 50],
]

/**
 * The modules of the code, row by row; true is dark. Throws RangeError where the text is too long.
 */
export function qrCode(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text)
  const index = sizes.findIndex(([data], at) => bytes.length <= data - (at < 9 ? 2 : 3))
  const size = sizes[index]
  if (!size) throw new RangeError('This text is too long for a QR code.')
  const version = index + 1
  const [data, correction, blocks] = size
  const codewords = interleaved(padded(bytes, version, data), correction, blocks)
  const candidates = masks.map((_, mask) => drawn(version, codewords, mask))
  return candidates.reduce((best, one) => (penalty(one) < penalty(best) ? one : best))
}

function padded(bytes: Uint8Array, version: number, length: number): number[] {
  const bits: number[] = []
  const push = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push((value >> bit) & 1)
  }
  push(0b0100, 4)
  push(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) push(byte, 8)
  push(0, Math.min(4, length * 8 - bits.length))
  while (bits.length % 8 !== 0) bits.push(0)
  const words = Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((word, bit) => word * 2 + bit, 0),
  )
  for (let pad = 0xec; words.length < length; pad ^= 0xec ^ 0x11) words.push(pad)
  return words
}

/** The blocks one codeword of each in turn; the later blocks may be one longer. */
function interleaved(words: readonly number[], correction: number, blocks: number): number[] {
  const short = Math.floor(words.length / blocks)
  const longFrom = blocks - (words.length % blocks)
  let start = 0
  const data = Array.from({ length: blocks }, (_, block) => {
    const end = start + short + (block >= longFrom ? 1 : 0)
    const part = words.slice(start, end)
    start = end
    return part
  })
  const turns = (parts: readonly number[][]) =>
    Array.from({ length: Math.max(...parts.map(({ length }) => length)) }, (_, at) =>
      parts.flatMap((part) => part[at] ?? []),
    ).flat()
  return [...turns(data), ...turns(data.map((part) => remainder(part, correction)))]
}

/** Reed-Solomon over GF(256) with the polynomial 0x11d. */
function remainder(data: readonly number[], degree: number): number[] {
  let generator = [1]
  for (let power = 0, root = 1; power < degree; power++, root = product(root, 2)) {
    generator = [...generator, 0].map((value, at) => value ^ product(generator[at - 1] ?? 0, root))
  }
  const rest = [...data, ...Array<number>(degree).fill(0)]
  for (let at = 0; at < data.length; at++) {
    const factor = rest[at] ?? 0
    generator.forEach((value, step) => {
      rest[at + step] = (rest[at + step] ?? 0) ^ product(value, factor)
    })
  }
  return rest.slice(data.length)
}

function product(one: number, other: number): number {
  let result = 0
  for (let bit = 7; bit >= 0; bit--) {
    result = (result << 1) ^ ((result >> 7) * 0x11d)
    if ((other >> bit) & 1) result ^= one
  }
  return result
}

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

function drawn(version: number, codewords: readonly number[], mask: number): boolean[][] {
  const width = version * 4 + 17
  const modules = Array.from({ length: width }, () => Array<boolean | undefined>(width))
  const set = (row: number, column: number, dark: boolean) => {
    const line = modules[row]
    if (line && column >= 0 && column < width) line[column] = dark
  }
  drawPatterns(version, width, set, (row, column) => modules[row]?.[column] !== undefined)
  drawFormat(width, mask, set)
  if (version >= 7) drawVersion(version, width, set)
  const bits = codewords.flatMap((word) => [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => (word >> bit) & 1))
  let next = 0
  for (const right of columnPairs(width)) {
    for (let step = 0; step < width; step++) {
      const row = ((right + 1) & 2) === 0 ? width - 1 - step : step
      for (const column of [right, right - 1]) {
        if (modules[row]?.[column] !== undefined) continue
        const isDark = (bits[next++] ?? 0) === 1
        set(row, column, isDark !== (masks[mask]?.(row, column) ?? false))
      }
    }
  }
  return modules.map((line) => Array.from(line, (dark) => dark ?? false))
}

/** The right one of each two columns, from the right; the column of the timing is left out. */
function columnPairs(width: number): number[] {
  const pairs = Array.from({ length: (width - 1) / 2 }, (_, at) => width - 1 - 2 * at)
  return pairs.map((right) => (right <= 6 ? right - 1 : right))
}

type Set = (row: number, column: number, dark: boolean) => void

function drawPatterns(
  version: number,
  width: number,
  set: Set,
  isTaken: (row: number, column: number) => boolean,
): void {
  for (const [top, left] of [
    [0, 0],
    [0, width - 7],
    [width - 7, 0],
  ] as const) {
    for (let row = -1; row <= 7; row++) {
      for (let column = -1; column <= 7; column++) {
        const ring = Math.max(Math.abs(row - 3), Math.abs(column - 3))
        set(top + row, left + column, ring !== 2 && ring !== 4)
      }
    }
  }
  const centres = alignments[version - 1] ?? []
  for (const row of centres) {
    for (const column of centres) {
      if (isTaken(row, column)) continue
      for (let down = -2; down <= 2; down++) {
        for (let along = -2; along <= 2; along++) {
          set(row + down, column + along, Math.max(Math.abs(down), Math.abs(along)) !== 1)
        }
      }
    }
  }
  for (let at = 8; at < width - 8; at++) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
}

/** Correction M is 00; both copies of the 15 bits, and the module that is always dark. */
function drawFormat(width: number, mask: number, set: Set): void {
  const bits = ((mask << 10) | bch(mask, 10, 0x537)) ^ 0x5412
  const dark = (bit: number) => ((bits >> bit) & 1) === 1
  for (let bit = 0; bit <= 5; bit++) set(bit, 8, dark(bit))
  set(7, 8, dark(6))
  set(8, 8, dark(7))
  set(8, 7, dark(8))
  for (let bit = 9; bit < 15; bit++) set(8, 14 - bit, dark(bit))
  for (let bit = 0; bit < 8; bit++) set(8, width - 1 - bit, dark(bit))
  for (let bit = 8; bit < 15; bit++) set(width - 15 + bit, 8, dark(bit))
  set(width - 8, 8, true)
}

function drawVersion(version: number, width: number, set: Set): void {
  const bits = (version << 12) | bch(version, 12, 0x1f25)
  for (let bit = 0; bit < 18; bit++) {
    const [long, short] = [width - 11 + (bit % 3), Math.floor(bit / 3)]
    const dark = ((bits >> bit) & 1) === 1
    set(short, long, dark)
    set(long, short, dark)
  }
}

function bch(value: number, degree: number, generator: number): number {
  let rest = value
  for (let bit = 0; bit < degree; bit++) rest = (rest << 1) ^ ((rest >> (degree - 1)) * generator)
  return rest
}

/**
 * How hard a code is to read: long runs, blocks, what looks like a corner, too much of one colour.
 */
function penalty(modules: readonly boolean[][]): number {
  const columns = modules.map((_, at) => modules.map((line) => line[at] ?? false))
  const lines = [...modules, ...columns].map((line) =>
    line.map((dark) => (dark ? '1' : '0')).join(''),
  )
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? [])
  const corners = lines.flatMap((line) => [...line.matchAll(/(?=10111010000|00001011101)/g)])
  let squares = 0
  for (let row = 1; row < modules.length; row++) {
    for (let column = 1; column < modules.length; column++) {
      const dark = modules[row]?.[column]
      const others = [modules[row - 1]?.[column], modules[row]?.[column - 1]]
      if ([...others, modules[row - 1]?.[column - 1]].every((one) => one === dark)) squares++
    }
  }
  const share = modules.flat().filter(Boolean).length / modules.length ** 2
  const lean = Math.floor(Math.abs(share * 100 - 50) / 5)
  const long = runs.reduce((sum, run) => sum + run.length - 2, 0)
  return long + squares * 3 + corners.length * 40 + lean * 10
}
