import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

/** Gives every response the headers that protect it; `isSecure` where the site is only on https. */
export function protectResponses(app: FastifyInstance, isSecure: boolean): void {
  const protection = protectionOf(isSecure)
  app.addHook('onRequest', (_request, reply, done) => {
    // On Node's own response each would be checked and merged with the others.
    reply.headers(protection)
    done()
  })
}

/** Computed once: @fastify/helmet would compute the headers anew each time. */
function protectionOf(isSecure: boolean): OutgoingHttpHeaders {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  const protect = helmet({ ...headers, strictTransportSecurity: isSecure ? aYear : false })
  protect(response.req, response, () => undefined)
  return { ...response.getHeaders() }
}

/**
 * HSTS for a year: browsers use https only from their first visit on. Without subdomains, which may
 * belong to others.
 */
const aYear = { maxAge: 31_536_000, includeSubDomains: false }

// Responses other than pages have the strictest policy; pages set their own with a nonce.
const headers = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      frameAncestors: ["'none'"],
      sandbox: [],
    },
  },
  crossOriginResourcePolicy: { policy: 'same-origin' as const },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
  xFrameOptions: { action: 'deny' as const },
}
