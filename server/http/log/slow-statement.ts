import type { FastifyInstance } from 'fastify'
import { watchStatements } from '#server/db/statement-watch.ts'
import { currentActivity, during } from '#server/telemetry/activity.ts'
import { shapeOf } from '#server/telemetry/statement-shape.ts'

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
export function followStatements(app: FastifyInstance): void {
  app.addHook('onRequest', ({ id }, _reply, done) => during({ requestId: id }, done))
  // Reading a body leaves the context of the request.
  app.addHook('preValidation', ({ id }, _reply, done) => during({ requestId: id }, done))
  const end = logSlowStatements(app.log)
  app.addHook('onClose', async () => end())
}
