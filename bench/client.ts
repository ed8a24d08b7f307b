import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface Reply {
  status: number
  body: Buffer
}

/** What each call of a connection says about who asks. */
interface Given {
  token?: string | undefined
  /** What `accept-encoding` says. */
  encoding?: string | undefined
}

const headEnd = Buffer.from('\r\n\r\n')
const lastChunk = Buffer.from('\r\n0\r\n\r\n')

/**
 * One kept-alive connection that asks one thing at a time. A client of our own, since it runs
 * beside the server on the same cores: `node:http` and fetch spend more time per call than the bare
 * server.
 */
export class Connection {
  readonly #head: string
  readonly #socket: Socket
  #received: Buffer = Buffer.alloc(0)
  #waiting: { resolve(reply: Reply): void; reject(error: Error): void } | undefined

  private constructor(head: string, socket: Socket) {
    this.#head = head
    this.#socket = socket
    socket.setNoDelay(true)
    socket.on('data', (bytes: Buffer) => this.#take(bytes))
    socket.on('error', (error) => this.#fail(error))
    socket.on('close', () => this.#fail(new Error('The server closed the connection.')))
  }

  static async open(url: string, given: Given = {}): Promise<Connection> {
    const { host, hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname)
    await once(socket, 'connect')
    const session = given.token === undefined ? '' : `authorization: Bearer ${given.token}\r\n`
    const packed = given.encoding === undefined ? '' : `accept-encoding: ${given.encoding}\r\n`
    return new Connection(`host: ${host}\r\n${session}${packed}`, socket)
  }

  get(path: string): Promise<Reply> {
    return new Promise((resolve, reject) => {
      if (this.#socket.destroyed) throw new Error('The server closed the connection.')
      this.#waiting = { resolve, reject }
      this.#socket.write(`GET ${path} HTTP/1.1\r\n${this.#head}\r\n`)
    })
  }

  close(): void {
    this.#socket.destroy()
  }

  #take(bytes: Buffer): void {
    this.#received = this.#received.length === 0 ? bytes : Buffer.concat([this.#received, bytes])
    const end = this.#received.indexOf(headEnd)
    if (end < 0) return
    const head = this.#received.toString('latin1', 0, end)
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
    // Without a length in chunks, of which the last is empty; their marks are counted as bytes.
    const isWhole =
      length === undefined && this.#received.subarray(-lastChunk.length).equals(lastChunk)
    const whole = isWhole ? this.#received.length : end + headEnd.length + Number(length)
    if (!(this.#received.length >= whole)) return
    const reply = {
      status: Number(head.slice(9, 12)),
      body: this.#received.subarray(end + headEnd.length, whole),
    }
    this.#received = Buffer.alloc(0)
    this.#waiting?.resolve(reply)
    this.#waiting = undefined
  }

  #fail(error: Error): void {
    this.#waiting?.reject(error)
    this.#waiting = undefined
  }
}
