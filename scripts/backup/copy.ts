import { Readable } from 'node:stream'
import type { Connection, Submittable } from 'pg'

/**
 * COPY over pg's own connection, in PostgreSQL's text format: the bytes as the server sends and
 * takes them (PostgreSQL manual, "Message Flow", COPY Operations). pg hands such messages to
 * whatever was submitted; it has no COPY of its own.
 */
export class CopyOut extends Readable implements Submittable {
  readonly #text: string
  #connection: Connection | undefined

  constructor(text: string) {
    super()
    this.#text = text
  }

  submit(connection: Connection): void {
    this.#connection = connection
    connection.query(this.#text)
  }

  override _read(): void {
    this.#connection?.stream.resume()
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // The server waits where nobody writes away what it sends.
    if (!this.push(chunk)) this.#connection?.stream.pause()
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.push(null)
  }

  handleError(error: Error): void {
    this.destroy(error)
  }
}

/** Hands a stream of rows to the server; `done` resolves when it has taken them all. */
export class CopyIn implements Submittable {
  readonly #text: string
  readonly #rows: AsyncIterable<Buffer>
  readonly #ended = Promise.withResolvers<void>()
  readonly done = this.#ended.promise

  constructor(text: string, rows: AsyncIterable<Buffer>) {
    this.#text = text
    this.#rows = rows
  }

  submit(connection: Connection): void {
    connection.query(this.#text)
  }

  handleCopyInResponse(connection: Connection): void {
    this.#send(connection).catch((error: Error) => {
      // CopyFail: the server then says that the statement has failed.
      connection.stream.write(frame('f', Buffer.from(`${error.message}\0`)))
    })
  }

  async #send({ stream }: Connection): Promise<void> {
    for await (const chunk of this.#rows) {
      if (stream.write(frame('d', chunk))) continue
      await new Promise((resolve) => stream.once('drain', resolve))
    }
    stream.write(frame('c', Buffer.alloc(0)))
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#ended.resolve()
  }

  handleError(error: Error): void {
    this.#ended.reject(error)
  }
}

/**
 * A message of the protocol: its letter, its length with the length's own four bytes, its content.
 */
function frame(letter: 'c' | 'd' | 'f', content: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(letter, 0, 'latin1')
  head.writeUInt32BE(content.length + 4, 1)
  return Buffer.concat([head, content])
}
