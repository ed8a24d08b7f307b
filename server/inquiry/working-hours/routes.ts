import type { FastifyInstance } from 'fastify'
import { workingHours } from '#contract/inquiry/working-hours.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { changeWorkingHours, readWorkingHours } from './working-hours.ts'

export function registerWorkingHoursRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, workingHours.get, async ({ db, viewer }) => ({
    workingHours: await readWorkingHours(db, viewer),
  }))

  serve(app, context, workingHours.save, async ({ db, viewer, body }) => ({
    workingHours: await changeWorkingHours(db, viewer, body),
  }))
}
