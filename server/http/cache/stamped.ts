import { constants, crc32, deflateRawSync } from 'node:zlib'

/** What differs per response of a cached page. */
export interface Marks {
  nonce: string
  requestId: string
}

interface Gap {
  mark: keyof Marks
  at: number
}

/** The window of deflate (RFC 1951). */
const windowBytes = 32 * 1024

/**
 * A finished page that is sent with new marks of the same length. It is compressed once: the text
 * between the marks with deflate, each mark uncompressed in a block of its own, so that it can be
 * overwritten.
 */
export class StampedPage {
  readonly #plain: Buffer
  readonly #gaps: Gap[]
  #packed: { bytes: Buffer; gaps: Gap[] } | undefined

  constructor(page: Buffer, marks: Marks) {
    this.#gaps = (['nonce', 'requestId'] as const)
      .flatMap((mark) => placesOf(page, marks[mark]).map((at) => ({ mark, at })))
      .sort((one, other) => one.at - other.at)
    this.#plain = Buffer.from(page)
    // No UTF-8 text contains this byte, so that no compressed text refers to bytes that get
    // overwritten. A zero byte can come from a URL.
    for (const { mark, at } of this.#gaps) this.#plain.fill(0xff, at, at + lengths[mark])
  }

  get bytes(): number {
    return this.#plain.length + (this.#packed?.bytes.length ?? 0)
  }

  plain(marks: Marks): Buffer {
    return stamp(this.#plain, this.#gaps, marks)
  }

  gzip(marks: Marks): Buffer {
    this.#packed ??= pack(this.#plain, this.#gaps)
    const { bytes, gaps } = this.#packed
    const packed = stamp(bytes, gaps, marks)
    packed.writeUInt32LE(crc32(this.plain(marks)), packed.length - 8)
    return packed
  }
}

const lengths: Record<keyof Marks, number> = { nonce: 24, requestId: 36 }

function placesOf(page: Buffer, mark: string): number[] {
  const places: number[] = []
  for (let at = page.indexOf(mark); at >= 0; at = page.indexOf(mark, at + mark.length)) {
    places.push(at)
  }
  return places
}

function stamp(bytes: Buffer, gaps: readonly Gap[], marks: Marks): Buffer {
  const stamped = Buffer.from(bytes)
  for (const { mark, at } of gaps) stamped.write(marks[mark], at, 'latin1')
  return stamped
}

/** gzip (RFC 1952) with gaps for the marks; the checksum is written per response. */
function pack(page: Buffer, gaps: readonly Gap[]): { bytes: Buffer; gaps: Gap[] } {
  const packed: Buffer[] = [Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])]
  const moved: Gap[] = []
  let length = packed[0]?.length ?? 0
  const add = (bytes: Buffer) => {
    packed.push(bytes)
    length += bytes.length
  }
  let from = 0
  for (const { mark, at } of gaps) {
    if (at > from) add(deflate(page, from, at))
    const size = lengths[mark]
    add(Buffer.from([0, size, 0, 0xff - size, 0xff]))
    moved.push({ mark, at: length })
    add(Buffer.alloc(size))
    from = at + size
  }
  if (page.length > from) add(deflate(page, from, page.length))
  const end = Buffer.from([3, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  end.writeUInt32LE(page.length, 6)
  add(end)
  return { bytes: Buffer.concat(packed), gaps: moved }
}

/** Compresses a part of the page, with the preceding text as dictionary, up to a byte boundary. */
const deflate = (page: Buffer, from: number, to: number): Buffer =>
  deflateRawSync(page.subarray(from, to), {
    finishFlush: constants.Z_SYNC_FLUSH,
    ...(from > 0 && { dictionary: page.subarray(Math.max(0, from - windowBytes), from) }),
  })
