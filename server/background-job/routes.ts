import type { FastifyInstance } from 'fastify'
import { backgroundJob } from '#contract/background-job/background-job.ts'
import { JobName } from '#contract/background-job/job-name.ts'
import { paginationOf } from '#contract/page.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { countStates, readJobs, readQueues, runNow } from './service.ts'

export function registerBackgroundJobRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, backgroundJob.list, async ({ db, query }) => {
    const { page, limit, search = '', state } = query
    const wanted = search.toLowerCase()
    const found = (await readJobs(db)).filter(
      (job) =>
        (!state || job.state === state) && JobName.label(job._id).toLowerCase().includes(wanted),
    )
    return {
      jobs: found.slice((page - 1) * limit, page * limit),
      pagination: paginationOf(page, limit, found.length),
    }
  })

  serve(app, context, backgroundJob.stats, async ({ db }) => ({
    states: countStates(await readJobs(db)),
    queues: await readQueues(db),
  }))

  serve(app, context, backgroundJob.run, async ({ viewer, params }) => ({
    job: await runNow(context, app.log, viewer, params.name),
  }))
}
