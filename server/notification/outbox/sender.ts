import type pg from 'pg'
import type { Context } from '#server/context.ts'
import { listen } from '#server/db/listen.ts'
import { type JobLog, makeFailureLog } from '#server/job/log-failure.ts'
import { type Repeated, repeat } from '#server/job/repeat.ts'
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
  const name = 'send messages'
  const reportFailure = makeFailureLog(log, name)
  const stopping = new AbortController()
  let round: Promise<unknown> | undefined
  let isAskedAgain = false
  const send = (): Promise<unknown> => {
    if (round) {
      isAskedAgain = true
      return round
    }
    round = sendDue(context, providers, { signal: stopping.signal, circuits })
      .then((taken) => {
        // There may be more messages than one round processes.
        if (taken >= perRound) isAskedAgain = true
      })
      .finally(() => {
        round = undefined
        if (!isAskedAgain || stopping.signal.aborted) return
        isAskedAgain = false
        sendNow()
      })
    return round
  }
  const sendNow = () => void send().catch(reportFailure)
  const rounds = repeat(log, { name, milliseconds: pause, work: send })
  const { host, port, user, password, database, connectionString, ssl } = pool.options
  const signals = listen(
    { host, port, user, password, database, connectionString, ssl },
    queuedSignal,
    sendNow,
  )
  return {
    async stop() {
      stopping.abort()
      await signals.stop()
      await rounds.stop()
      await round?.catch(() => undefined)
      for (const provider of new Set(Object.values(providers))) provider.close?.()
    },
  }
}
