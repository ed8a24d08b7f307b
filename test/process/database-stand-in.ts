import { once } from 'node:events'
import { createServer, connect as dial, type Socket } from 'node:net'

/** Between a client and a real PostgreSQL; says at a moment what a server in trouble says. */
export interface DatabaseStandIn {
  url: string
  /** What comes of the next statement of this text, or of the commit after it. */
  fault: Fault | undefined
  /** How many met the fault. */
  met: number
  /** Breaks off all connections that are open. */
  dropAll(): void
  close(): void
}

export interface Fault {
  at: 'connect' | 'statement' | 'commit' | 'committed'
  /** The statement that it is about; any where a connection is opened. */
  text: string
  answer(to: Socket): void
}

/** An error as a server or pgbouncer sends it; after FATAL the connection ends. */
export const says =
  (code: string, message: string, severity: 'FATAL' | 'ERROR' = 'FATAL') =>
  (to: Socket): void => {
    const fields = `S${severity}\0V${severity}\0C${code}\0M${message}\0\0`
    if (severity === 'FATAL') return void to.end(framed('E', fields))
    to.write(Buffer.concat([framed('E', fields), framed('Z', 'E')]))
  }

/** Ends without a word, breaks off, or sends what nobody asked for. */
export const ends = (to: Socket): void => void to.end()
export const breaksOff = (to: Socket): void => void to.resetAndDestroy()
export const babbles = (to: Socket): void =>
  void to.end(Buffer.concat([framed('C', 'SELECT 1\0'), framed('C', 'SELECT 1\0')]))

function framed(type: string, content: string): Buffer {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(Buffer.byteLength(content) + 4, 1)
  return Buffer.concat([head, Buffer.from(content)])
}

/** Stands in for the database of an address. */
export async function standInFor(database: string): Promise<DatabaseStandIn> {
  const { hostname, port } = new URL(database)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = dial(Number(port), hostname)
    for (const socket of [near, far]) sockets.add(socket.setNoDelay().on('error', () => undefined))
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
    relay(standIn, near, far)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const dropAll = () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  const url = new URL(database)
  const address = server.address()
  url.port = typeof address === 'object' ? String(address?.port) : ''
  // Otherwise the socket would be preferred.
  url.searchParams.delete('host')
  const close = () => {
    dropAll()
    server.close()
  }
  const standIn: DatabaseStandIn = { url: url.href, fault: undefined, met: 0, dropAll, close }
  return standIn
}

/** Hands on what the client sends, message by message, until one of them meets the fault. */
function relay(standIn: DatabaseStandIn, near: Socket, far: Socket): void {
  const prepared = new Map<string, string>()
  let rest = Buffer.alloc(0)
  let isOpen = false
  /** Up to the next Sync, as a server does after an error. */
  let isSkipping = false
  let isOfFault = false
  let isCommitting = false
  const meet = (answer: Fault['answer']) => {
    standIn.met++
    answer(near)
    return true
  }
  const isMet = (message: Buffer): boolean => {
    const { fault } = standIn
    if (!isOpen) return fault?.at === 'connect' && meet(fault.answer)
    const text = textOf(message, prepared)
    if (!fault || !text) return false
    if (text.startsWith('start transaction')) isOfFault = false
    isOfFault ||= text.includes(fault.text)
    const isCommit = isOfFault && text === 'commit'
    isCommitting ||= isCommit && fault.at === 'committed'
    const isDue = fault.at === 'statement' ? text.includes(fault.text) : isCommit
    return fault.at !== 'committed' && isDue && meet(fault.answer)
  }
  far.on('data', (data) => {
    const { fault } = standIn
    if (isCommitting && fault) isCommitting = !meet(fault.answer)
    else if (near.writable) near.write(data)
  })
  near.on('data', (data) => {
    rest = Buffer.concat([rest, data])
    for (;;) {
      const head = isOpen ? 1 : 0
      const length = rest.length < head + 4 ? Infinity : head + rest.readInt32BE(head)
      if (rest.length < length) return
      const message = rest.subarray(0, length)
      rest = rest.subarray(length)
      const type = isOpen ? String.fromCharCode(message[0] ?? 0) : 'startup'
      if (isSkipping) isSkipping = type !== 'S'
      else if (isMet(message)) isSkipping = type !== 'Q'
      else far.write(message)
      isOpen = true
    }
  })
}

/** The statement that a message of the protocol brings: Query, Parse, or Bind of one prepared. */
function textOf(message: Buffer, prepared: Map<string, string>): string {
  const type = String.fromCharCode(message[0] ?? 0)
  const [first = '', second = ''] = message.subarray(5).toString('latin1').split('\0', 2)
  if (type === 'Q') return first
  if (type === 'P') prepared.set(first, second)
  if (type === 'P') return second
  return type === 'B' ? (prepared.get(second) ?? '') : ''
}
