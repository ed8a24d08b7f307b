import type { FastifyInstance, FastifyRequest } from 'fastify'
import { withoutKey } from '#server/http/api-key/key-text.ts'

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

/** Returns the path without what gives access: providers' keys and the tokens of links. */
function pathOf({ url, params }: FastifyRequest): string {
  const { secret, token } = (params ?? {}) as { secret?: string; token?: string }
  const given = secret ?? token
  const path = withoutKey(url.split('?', 1)[0] ?? '')
  if (!given) return path
  return path.replace(/[^/]+$/, secret ? ':secret' : ':token')
}

/**
 * Logs one line per finished request: only what is needed to find it, without query, address or
 * body.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const path = pathOf(request)
    const milliseconds = Math.round(reply.elapsedTime)
    request.log.info({ method, path, status: reply.statusCode, milliseconds }, 'request completed')
  })
}
