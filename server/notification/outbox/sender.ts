import type pg from 'pg'
import type { Context } from '#server/context.ts'
import type { JobLog } from '#server/job/log-failure.ts'
import { startQueue } from '#server/job/queue.ts'
import type { Repeated } from '#server/job/repeat.ts'
import type { Providers } from '#server/notification/channel/provider.ts'
import { queuedSignal } from './queries.ts'
import { perRound, sendDue } from './send-batch.ts'

const pauseMilliseconds = 2_000

/**
 * Sends queued messages while the server runs: when a transaction commits one, and every few
 * seconds for those waiting. One round at a time.
 */
export function startSender(
  context: Context,
  pool: pg.Pool,
  providers: Providers,
  log: JobLog,
  { pause = pauseMilliseconds } = {},
): Repeated {
  const { circuits } = context
  const stopping = new AbortController()
  const queue = startQueue(pool, log, {
    name: 'send messages',
    signal: queuedSignal,
    pause,
    // There may be more messages than one round processes.
    work: async () =>
      (await sendDue(context, providers, { signal: stopping.signal, circuits })) >= perRound,
  })
  return {
    async stop() {
      stopping.abort()
      await queue.stop()
      for (const provider of new Set(Object.values(providers))) provider.close?.()
    },
  }
}
