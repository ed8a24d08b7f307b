import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The headers of every page (quality HDR-01, HDR-02); the app's own hooks add the rest. */
export function protect(reply: FastifyReply, nonce: string, mapStyleUrl?: string): void {
  reply.header('content-security-policy', policy(nonce, mapStyleUrl))
  reply.header('permissions-policy', 'camera=(), microphone=(self), geolocation=(self), payment=()')
}

/** What is said when no page could be made. */
const apologies = {
  503: {
    title: 'BrickBazaar is busy',
    heading: 'We are very busy just now',
    text: 'Please try again in a moment.',
    link: 'Try again',
  },
  413: {
    title: 'Too long | BrickBazaar',
    heading: 'This is too long to send',
    text: 'Please go back and shorten your message; what you typed is still there.',
    link: 'See the page again',
  },
  429: {
    title: 'Too many requests | BrickBazaar',
    heading: 'Too many of these addresses do not exist',
    text: 'Please wait a few minutes. All our other pages are open to you meanwhile.',
    link: 'Try again',
  },
} as const

/** The page for when no page could be made: no script, no file of ours, only what happened. */
export function apologise(
  request: FastifyRequest,
  reply: FastifyReply,
  status: keyof typeof apologies,
): string {
  const { title, heading, text, link } = apologies[status]
  protect(reply, randomBytes(16).toString('base64'))
  reply.status(status).type('text/html; charset=utf-8').header('cache-control', 'no-store')
  if (status === 503) reply.header('retry-after', '5')
  return `<!doctype html><html lang="en-IN"><meta name="viewport" content="width=device-width">
<title>${title}</title><body style="font:1.1rem/1.6 system-ui;margin:20vh auto;max-width:32rem;padding:0 1rem">
<h1>${heading}</h1><p>${text}</p><p><a href="">${link}</a></p>
<p><small>Reference ${request.id}</small></p>`
}

/**
 * Scripts only from us and only with this answer's nonce; sonner and Radix write inline styles. The
 * operator's map, where there is one, is read from its own origin.
 */
export function policy(nonce: string, mapStyleUrl?: string): string {
  const maps = mapStyleUrl ? ` ${new URL(mapStyleUrl).origin}` : ''
  return [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    // Pages of the back office may show pictures of other places, and any page leads to them.
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src 'self'${maps}`,
    "worker-src 'self' blob:",
    // A KYC document in PDF, fetched with the session's token and shown beside the others.
    "frame-src 'self' blob:",
    "form-action 'self'",
  ].join('; ')
}
