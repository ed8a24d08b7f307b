import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { Client } from './connect.ts'

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
 * Calls `onNotification` for each PostgreSQL notification on a channel, over its own connection,
 * which is reopened when lost. Notifications sent meanwhile are missed, so listeners must also
 * poll.
 */
export function listen(
  options: pg.ClientConfig,
  channel: string,
  onNotification: () => void,
): Listening {
  let client: Client | undefined
  let retryTimer: NodeJS.Timeout | undefined
  let isOver = false
  const retry = () => {
    if (isOver || retryTimer) return
    retryTimer = setTimeout(() => {
      retryTimer = undefined
      open()
    }, retryMs)
    retryTimer.unref()
  }
  const open = () => {
    const next = new Client({ ...options, ...timeouts })
    client = next
    next.on('error', () => undefined)
    next.on('end', retry)
    next.on('notification', onNotification)
    next
      .connect()
      .then(() => next.query(`listen ${pg.escapeIdentifier(channel)}`))
      // Notifications may have been missed while disconnected.
      .then(onNotification)
      .catch(() => {
        next.end().catch(() => undefined)
        retry()
      })
  }
  open()
  return {
    async stop() {
      isOver = true
      clearTimeout(retryTimer)
      // A dead database never confirms the end of the connection.
      const gone = wait(1_000, undefined, { ref: false })
      await Promise.race([client?.end().catch(() => undefined), gone])
    },
  }
}
