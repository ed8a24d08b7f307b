import type { FastifyInstance } from 'fastify'

export interface LogTarget {
  write(line: string): void
}

export function logger(production: boolean, log: LogTarget) {
  return {
    stream: log,
    level: production ? 'info' : 'warn',
    serializers: {
      // Database errors contain rows and values in further fields: personal data, hashes.
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        message: error.message,
        code: error.code,
        stack: error.stack ?? '',
      }),
    },
  }
}

/**
 * Logs one line per finished request: only what is needed to find it, without query, address or
 * body.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request
    const path = url.split('?', 1)[0]
    const milliseconds = Math.round(reply.elapsedTime)
    request.log.info({ method, path, status: reply.statusCode, milliseconds }, 'request completed')
  })
}
