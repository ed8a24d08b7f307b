import type { Context } from '#server/context.ts'
import { type Repeated, repeat } from '#server/job/repeat.ts'
import { providersOf } from './providers.ts'
import { sendDue } from './send.ts'

const pauseMilliseconds = 2_000

/** Empties the outbox as long as the server runs; one round at a time. */
export function startSender({ db, config }: Pick<Context, 'db' | 'config'>): Repeated {
  const providers = providersOf(config)
  const stopping = new AbortController()
  let round: Promise<unknown> | undefined
  const rounds = repeat(pauseMilliseconds, () => {
    round ??= sendDue(db, providers, stopping.signal).finally(() => {
      round = undefined
    })
    return round
  })
  return {
    async stop() {
      stopping.abort()
      await rounds.stop()
      for (const provider of new Set(Object.values(providers))) provider.close?.()
    },
  }
}
