import type { Context } from '#server/context.ts'
import { type Repeated, repeat } from '#server/job/repeat.ts'
import { matchListings } from './match.ts'
import { tellNext } from './tell.ts'

const pauseMilliseconds = 1_000

/** Watches for listings that fit saved searches as long as the server runs; one round at a time. */
export function watchListings({ db, config }: Pick<Context, 'db' | 'config'>): Repeated {
  let isStopping = false
  let round: Promise<unknown> | undefined
  const work = async () => {
    while (!isStopping && (await matchListings(db)) > 0);
    while (!isStopping && (await tellNext(db, config)));
  }
  const rounds = repeat(pauseMilliseconds, () => {
    round ??= work().finally(() => {
      round = undefined
    })
    return round
  })
  return {
    async stop() {
      isStopping = true
      await rounds.stop()
    },
  }
}
