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
 * Logs each statement that takes long: its shape without values, and the request or job that it is
 * for. Returns how to end that.
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

/** Names slow statements of this app's process, with the requests that they are for. */
export function followStatements(app: FastifyInstance, telemetry: Telemetry | undefined): void {
  const activities = new WeakMap<FastifyRequest, Activity>()
  app.addHook('onRequest', (request, _reply, done) => {
    // A page asks the API within its own request.
    const { span } = currentActivity() ?? {}
    const activity: Activity = { requestId: request.id, ...(span && { span }) }
    activities.set(request, activity)
    during(activity, done)
  })
  // Reading a body leaves the context of the request.
  app.addHook('preValidation', (request, _reply, done) =>
    during(activities.get(request) ?? {}, done),
  )
  telemetry?.traceRequests(app)
  const end = logSlowStatements(app.log)
  app.addHook('onClose', async () => end())
}
