import { type Repeated, repeat } from '#server/job/repeat.ts'
import type { Prepare } from './act.ts'

/** A background job that an administrator runs at once; it stops with that run. */
export const backgroundJobActs: Record<string, Prepare> = {
  'POST /background-jobs/:name/run': async ({ site }) => {
    const job: Repeated = repeat(site.app.log, {
      name: 'age listings',
      milliseconds: 3_600_000,
      delay: 3_600_000,
      work: async () => void job.stop(),
    })
    return {
      params: { name: 'age listings' },
      act: 'background_job.run',
      kind: 'background_job',
    }
  },
}
