import type { FastifyInstance, FastifyRequest } from 'fastify'
import { watchStatements } from '#server/db/statement-watch.ts'
import { type Activity, currentActivity, during } from '#server/telemetry/activity.ts'
import { shapeOf } from '#server/telemetry/statement-shape.ts'
import type { Telemetry } from '#server/telemetry/telemetry.ts'

export interface SlowLog {
  warn(fields: object, sentence: string): void
}

const slowMs = 1_000

/**
 * Logs each slow statement: its shape without values, with its request or job. Returns a function
 * that stops this.
 */
export function logSlowStatements(log: SlowLog, minMs: number = slowMs): () => void {
  return watchStatements((text) => {
    const began = performance.now()
    return () => {
      const milliseconds = Math.round(performance.now() - began)
      if (milliseconds < minMs) return
      const { fingerprint, name, text: statement } = shapeOf(text)
      const { requestId, job } = currentActivity() ?? {}
      log.warn({ requestId, job, fingerprint, name, milliseconds, statement }, 'slow statement')
    }
  })
}

/** Logs slow statements of this app's process with their requests. */
export function followStatements(app: FastifyInstance, telemetry: Telemetry | undefined): void {
  const activities = new WeakMap<FastifyRequest, Activity>()
  app.addHook('onRequest', (request, _reply, done) => {
    // A page calls the API within its own request.
    const { span } = currentActivity() ?? {}
    const activity: Activity = { requestId: request.id, ...(span && { span }) }
    activities.set(request, activity)
    during(activity, done)
  })
  // Reading a body leaves the async context of the request.
  app.addHook('preValidation', (request, _reply, done) =>
    during(activities.get(request) ?? {}, done),
  )
  telemetry?.traceRequests(app)
  const end = logSlowStatements(app.log)
  app.addHook('onClose', async () => end())
}
