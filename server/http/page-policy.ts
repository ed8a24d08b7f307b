import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The headers of every page (quality HDR-01, HDR-02); the app's own hooks add the rest. */
export function protect(reply: FastifyReply, nonce: string): void {
  reply.header('content-security-policy', policy(nonce))
  reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=()')
}

/** The page for when no page could be made: no script, no file of ours, only what happened. */
export function apologise(request: FastifyRequest, reply: FastifyReply): string {
  protect(reply, randomBytes(16).toString('base64'))
  reply.status(503).type('text/html; charset=utf-8')
  reply.header('retry-after', '5').header('cache-control', 'no-store')
  return `<!doctype html><html lang="en-IN"><meta name="viewport" content="width=device-width">
<title>BrickBazaar is busy</title><body style="font:1.1rem/1.6 system-ui;margin:20vh auto;max-width:32rem;padding:0 1rem">
<h1>We are very busy just now</h1><p>Please try again in a moment.</p><p><a href="">Try again</a></p>
<p><small>Reference ${request.id}</small></p>`
}

/** Scripts only from us and only with this answer's nonce; sonner and Radix write inline styles. */
export function policy(nonce: string): string {
  return [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "form-action 'self'",
  ].join('; ')
}
