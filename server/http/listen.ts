import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { codeOf } from '#server/db/failure.ts'
import { StartError } from '#server/start-error.ts'

interface Place {
  host: string
  port: number
}

/** Fails with a clear message if the port is unavailable, before the slow part of the startup. */
export async function ensureFree(place: Place): Promise<void> {
  const trial = createServer().listen(place.port, place.host)
  try {
    await once(trial, 'listening')
  } catch (error) {
    throw sentenceFor(error, place)
  }
  trial.close()
  await once(trial, 'close')
}

/** Starts listening and returns the server's URL. */
export async function listen(app: FastifyInstance, { host, port }: Place): Promise<string> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    throw sentenceFor(error, { host, port })
  }
  // For a TCP port this is always an address with a port.
  const address = app.server.address() as AddressInfo
  return `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${address.port}`
}

function sentenceFor(error: unknown, { host, port }: Place): unknown {
  const code = codeOf(error)
  if (code === 'EADDRINUSE') {
    return new StartError(`Port ${port} is already in use: stop what runs there or set PORT.`)
  }
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError(
      `Cannot listen on ${host}:${port}: set HOST and PORT to an address of this machine.`,
    )
  }
  return error
}
