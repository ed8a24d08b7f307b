import type { Context } from '#server/context.ts'
import type { JobLog } from '#server/job/fault.ts'
import { type Repeated, repeat } from '#server/job/repeat.ts'
import { matchListings } from './match.ts'
import { tellNext } from './tell.ts'

const pauseMilliseconds = 1_000

/** Watches for listings that fit saved searches as long as the server runs; one round at a time. */
export function watchListings(
  { db, config }: Pick<Context, 'db' | 'config'>,
  log: JobLog,
): Repeated {
  let isStopping = false
  let round: Promise<unknown> | undefined
  const work = async () => {
    while (!isStopping && (await matchListings(db)) > 0);
    while (!isStopping && (await tellNext(db, config)));
  }
  const once = () => {
    round ??= work().finally(() => {
      round = undefined
    })
    return round
  }
  const rounds = repeat(log, {
    name: 'watch listings',
    milliseconds: pauseMilliseconds,
    work: once,
  })
  return {
    async stop() {
      isStopping = true
      await rounds.stop()
    },
  }
}
