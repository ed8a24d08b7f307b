import { constants, crc32, deflateRawSync } from 'node:zlib'

/** What differs per response of a cached page. */
export interface PageValues {
  nonce: string
  requestId: string
}

interface Gap {
  name: keyof PageValues
  at: number
}

/** The window of deflate (RFC 1951). */
const windowBytes = 32 * 1024

/**
 * A finished page with gaps, which each response fills with values of the same length. It is
 * compressed once: the text between the gaps with deflate, each gap uncompressed in a block of its
 * own, so that it can be overwritten.
 */
export class PageTemplate {
  readonly #plain: Buffer
  readonly #gaps: Gap[]
  #gzipped: { bytes: Buffer; gaps: Gap[] } | undefined

  constructor(page: Buffer, values: PageValues) {
    this.#gaps = (['nonce', 'requestId'] as const)
      .flatMap((name) => positionsOf(page, values[name]).map((at) => ({ name, at })))
      .sort((one, other) => one.at - other.at)
    this.#plain = Buffer.from(page)
    // No UTF-8 text contains this byte, so that no compressed text refers to bytes that get
    // overwritten. A zero byte can come from a URL.
    for (const { name, at } of this.#gaps) this.#plain.fill(0xff, at, at + lengths[name])
  }

  get bytes(): number {
    return this.#plain.length + (this.#gzipped?.bytes.length ?? 0)
  }

  plain(values: PageValues): Buffer {
    return fillIn(this.#plain, this.#gaps, values)
  }

  gzip(values: PageValues): Buffer {
    this.#gzipped ??= compress(this.#plain, this.#gaps)
    const { bytes, gaps } = this.#gzipped
    const gzipped = fillIn(bytes, gaps, values)
    gzipped.writeUInt32LE(crc32(this.plain(values)), gzipped.length - 8)
    return gzipped
  }
}

const lengths: Record<keyof PageValues, number> = { nonce: 24, requestId: 36 }

function positionsOf(page: Buffer, value: string): number[] {
  const positions: number[] = []
  for (let at = page.indexOf(value); at >= 0; at = page.indexOf(value, at + value.length)) {
    positions.push(at)
  }
  return positions
}

function fillIn(bytes: Buffer, gaps: readonly Gap[], values: PageValues): Buffer {
  const filled = Buffer.from(bytes)
  for (const { name, at } of gaps) filled.write(values[name], at, 'latin1')
  return filled
}

/** gzip (RFC 1952) with gaps; the checksum is written per response. */
function compress(page: Buffer, gaps: readonly Gap[]): { bytes: Buffer; gaps: Gap[] } {
  const parts: Buffer[] = [Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])]
  const moved: Gap[] = []
  let length = parts[0]?.length ?? 0
  const add = (bytes: Buffer) => {
    parts.push(bytes)
    length += bytes.length
  }
  let from = 0
  for (const { name, at } of gaps) {
    if (at > from) add(deflate(page, from, at))
    const size = lengths[name]
    add(Buffer.from([0, size, 0, 0xff - size, 0xff]))
    moved.push({ name, at: length })
    add(Buffer.alloc(size))
    from = at + size
  }
  if (page.length > from) add(deflate(page, from, page.length))
  const end = Buffer.from([3, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  end.writeUInt32LE(page.length, 6)
  add(end)
  return { bytes: Buffer.concat(parts), gaps: moved }
}

/** Compresses a part of the page, with the preceding text as dictionary, up to a byte boundary. */
const deflate = (page: Buffer, from: number, to: number): Buffer =>
  deflateRawSync(page.subarray(from, to), {
    finishFlush: constants.Z_SYNC_FLUSH,
    ...(from > 0 && { dictionary: page.subarray(Math.max(0, from - windowBytes), from) }),
  })
