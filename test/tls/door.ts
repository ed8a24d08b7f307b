import { once } from 'node:events'
import { createServer, connect as dial, type Socket } from 'node:net'
import { createSecureContext, TLSSocket } from 'node:tls'
import type { Certificate } from './authority.ts'

/** A door that speaks TLS with the certificate it is given, before a server that does not. */
export interface Door {
  port: number
  /** What it shows from the next connection on; without one it has no TLS. */
  certificate: Certificate | undefined
  /** Breaks off all connections that are open. */
  dropAll(): void
  close(): Promise<void>
}

/** Opens a door to a port of the loopback; `isAsked` where clients of PostgreSQL ask for TLS. */
export async function openDoor(to: {
  port: string
  host?: string
  isAsked?: boolean
}): Promise<Door> {
  const sockets = new Set<Socket>()
  const known = <Kind extends Socket>(socket: Kind): Kind => {
    sockets.add(socket.setNoDelay().on('error', () => undefined))
    return socket
  }
  const pass = (near: Socket) => {
    const far = known(dial(Number(to.port), to.host ?? '127.0.0.1'))
    near.pipe(far).pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  }
  const secured = (near: Socket, certificate: Certificate) => {
    const secureContext = createSecureContext(certificate)
    return known(new TLSSocket(near, { isServer: true, secureContext }))
  }
  const server = createServer((near) => {
    known(near)
    if (!to.isAsked) return pass(door.certificate ? secured(near, door.certificate) : near)
    // The first eight bytes ask for TLS.
    near.once('data', () => {
      if (!door.certificate) return near.end('N')
      near.write('S')
      return pass(secured(near, door.certificate))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const dropAll = () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  const door: Door = {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    certificate: undefined,
    dropAll,
    async close() {
      dropAll()
      server.close()
      await once(server, 'close')
    },
  }
  return door
}
