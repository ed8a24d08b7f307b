import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

export interface Listening {
  stop(): Promise<void>
}

const retryMs = 2_000
const timeouts = {
  connectionTimeoutMillis: 3_000,
  keepAlive: true,
  application_name: 'brickbazaar',
}

/**
 * Calls `heard` for each signal of PostgreSQL on a channel, over a connection of its own that is
 * opened anew when lost. What is signalled meanwhile is missed: whoever listens looks by itself
 * too.
 */
export function listen(options: pg.ClientConfig, channel: string, heard: () => void): Listening {
  let client: pg.Client | undefined
  let again: NodeJS.Timeout | undefined
  let isOver = false
  const retry = () => {
    if (isOver || again) return
    again = setTimeout(() => {
      again = undefined
      open()
    }, retryMs)
    again.unref()
  }
  const open = () => {
    const next = new pg.Client({ ...options, ...timeouts })
    client = next
    next.on('error', () => undefined)
    next.on('end', retry)
    next.on('notification', heard)
    next
      .connect()
      .then(() => next.query(`listen ${pg.escapeIdentifier(channel)}`))
      // Heard nothing while away.
      .then(heard)
      .catch(() => {
        next.end().catch(() => undefined)
        retry()
      })
  }
  open()
  return {
    async stop() {
      isOver = true
      clearTimeout(again)
      // A database that is gone says no farewell.
      const gone = wait(1_000, undefined, { ref: false })
      await Promise.race([client?.end().catch(() => undefined), gone])
    },
  }
}
