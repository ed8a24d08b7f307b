import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Damaged } from '#server/archive/encryption.ts'
import type { Entry } from '#server/archive/pack.ts'

const cutOff = 'The base backup in the archive is damaged: it ends in the middle.'

/** Reads exact numbers of bytes from a stream of parts. */
class Reader {
  readonly #parts: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(parts: AsyncIterable<Buffer>) {
    this.#parts = parts[Symbol.asyncIterator]()
  }

  async isAtEnd(): Promise<boolean> {
    return this.#rest.length === 0 && !(await this.#more())
  }

  async take(length: number): Promise<Buffer> {
    while (this.#rest.length < length) if (!(await this.#more())) throw new Damaged(cutOff)
    const taken = this.#rest.subarray(0, length)
    this.#rest = this.#rest.subarray(length)
    return taken
  }

  async length(): Promise<number> {
    return (await this.take(4)).readUInt32BE()
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#parts.next()
    if (done) return false
    this.#rest = this.#rest.length > 0 ? Buffer.concat([this.#rest, value]) : value
    return true
  }
}

/** Writes the files of a base backup into a folder; returns their number. */
export async function unpack(parts: AsyncIterable<Buffer>, folder: string): Promise<number> {
  const reader = new Reader(parts)
  let files = 0
  while (!(await reader.isAtEnd())) {
    const { path, isFolder } = await readEntry(reader)
    const target = join(folder, path)
    await mkdir(isFolder ? target : dirname(target), { recursive: true, mode: 0o700 })
    if (isFolder) continue
    const file = createWriteStream(target, { mode: 0o600, flush: true })
    await pipeline(Readable.from(contentOf(reader)), file)
    files++
  }
  return files
}

async function readEntry(reader: Reader): Promise<Entry> {
  const entry: Entry = JSON.parse((await reader.take(await reader.length())).toString())
  if (entry.path.split('/').some((name) => name === '..' || name === '')) throw new Damaged(cutOff)
  return entry
}

async function* contentOf(reader: Reader): AsyncGenerator<Buffer> {
  for (let length = await reader.length(); length > 0; length = await reader.length())
    yield await reader.take(length)
}
