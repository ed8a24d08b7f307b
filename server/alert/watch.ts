import type { Context } from '#server/context.ts'
import { followHomes } from '#server/home/follow.ts'
import { type JobLog, makeFailureLog } from '#server/job/log-failure.ts'
import { type Repeated, repeat } from '#server/job/repeat.ts'
import { matchListings } from './match.ts'
import { notifyNext } from './notify.ts'

const pauseMilliseconds = 1_000

/**
 * Watches for listings that match saved searches while the server runs. Matches are sent even while
 * matching fails.
 */
export function watchListings(
  { db, config }: Pick<Context, 'db' | 'config'>,
  log: JobLog,
): Repeated {
  const onFailure = makeFailureLog(log, 'match listings')
  const jobs = [
    untilDone(log, 'match listings', async () => {
      // A home that the search already matched is not new, whoever lists it again.
      await followHomes(db)
      return (await matchListings(db, onFailure)) > 0
    }),
    untilDone(log, 'tell alerts', () => notifyNext(db, config)),
  ]
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()))
    },
  }
}

/** Repeats a job without a pause while there is more to do. */
function untilDone(log: JobLog, name: string, next: () => Promise<boolean>): Repeated {
  let isStopping = false
  const work = async () => {
    while (!isStopping && (await next()));
  }
  const rounds = repeat(log, { name, milliseconds: pauseMilliseconds, work })
  return {
    async stop() {
      isStopping = true
      await rounds.stop()
    },
  }
}
