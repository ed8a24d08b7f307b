import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { localeOfPath, pathPrefix, tagOf } from '#domain/locale/locale.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { inLocale } from '#server/locale/translations.ts'

/** Sets the security headers of every page (HDR-01, HDR-02); the app's own hooks add the rest. */
export function protect(reply: FastifyReply, nonce: string, mapStyleUrl?: string): void {
  reply.header('content-security-policy', policy(nonce, mapStyleUrl))
  reply.header('permissions-policy', 'camera=(), microphone=(self), geolocation=(self), payment=()')
}

/** Texts for when no page could be rendered. */
const apologies = {
  busy: {
    status: 503,
    title: msg('BrickBazaar is busy'),
    heading: msg('We are very busy right now'),
    text: msg('Please try again in a moment.'),
    link: msg('Try again'),
  },
  database_away: {
    status: 503,
    title: msg('BrickBazaar is not available'),
    heading: msg('We are having a technical problem'),
    text: msg('Nothing is lost. Please try again in a moment.'),
    link: msg('Try again'),
  },
  shutting_down: {
    status: 503,
    title: msg('BrickBazaar is restarting'),
    heading: msg('We are restarting'),
    text: msg('This takes a few seconds. Please try again in a moment.'),
    link: msg('Try again'),
  },
  too_large: {
    status: 413,
    title: msg('Too long | BrickBazaar'),
    heading: msg('This is too long to send'),
    text: msg('Please go back and shorten your message. What you typed is still there.'),
    link: msg('Reload the page'),
  },
  too_many_requests: {
    status: 429,
    title: msg('Too many requests | BrickBazaar'),
    heading: msg('Too many requests'),
    text: msg('Please wait a few minutes and try again. You can still use all other pages.'),
    link: msg('Try again'),
  },
} as const

// The logo of public/favicon.svg and the colours of app/theme/color.css: the page loads nothing.
const mark =
  'M5 6h22a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3h-4v-8a5 5 0 0 0-10 0v8H5a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3Z'
const style = `
body{margin:0;font:1.0625rem/1.6 system-ui,sans-serif;color:oklch(0.235 0.018 45);
background:oklch(0.982 0.007 80)}
header,main{max-width:36rem;margin:auto;padding:1.25rem}
header a{display:inline-flex;gap:.5rem;align-items:center;color:inherit;font:700 1.25rem system-ui;
text-decoration:none}
svg{width:2rem;fill:oklch(0.515 0.142 37)}main{padding-top:12vh}h1{line-height:1.25}
main a{display:inline-block;padding:.625rem 1.25rem;border-radius:.5rem;text-decoration:none;
background:oklch(0.515 0.142 37);color:oklch(0.99 0.008 80)}
small{color:oklch(0.455 0.02 50)}`
const logo = `<svg viewBox="0 0 32 32" aria-hidden="true"><path d="${mark}"/></svg>BrickBazaar`

/** Returns the page for when none could be rendered: no scripts and no files, only the message. */
export function apologise(
  request: FastifyRequest,
  reply: FastifyReply,
  reason: keyof typeof apologies,
): string {
  const { status, ...texts } = apologies[reason]
  const locale = localeOfPath(request.url)
  const say = (text: string) => inLocale(locale, () => t(text))
  protect(reply, randomBytes(16).toString('base64'))
  reply.status(status).type('text/html; charset=utf-8').header('cache-control', 'no-store')
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', '5')
  const reference = inLocale(locale, () => t('Reference {id}', { id: request.id }))
  return `<!doctype html>
<html lang="${tagOf(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${say(texts.title)}</title>
<link rel="icon" href="/favicon.svg"><style>${style}</style></head><body>
<header><a href="${pathPrefix(locale) || '/'}">${logo}</a></header>
<main><h1>${say(texts.heading)}</h1><p>${say(texts.text)}</p>
<p><a href="">${say(texts.link)}</a></p>
<p><small>${reference}</small></p></main></body></html>`
}

const originOf = (mapStyleUrl: string | undefined) =>
  mapStyleUrl ? ` ${new URL(mapStyleUrl).origin}` : ''

/**
 * Returns the CSP of the worker of the map, which loads the tiles: a worker has the policy of its
 * own file, and without one of its own could load nothing.
 */
export const workerPolicy = (mapStyleUrl?: string): string =>
  `default-src 'none'; script-src 'self'; connect-src 'self'${originOf(mapStyleUrl)}`

/**
 * Returns the CSP: scripts only from this site with this response's nonce; sonner and Radix write
 * inline styles. The operator's map, if configured, is loaded from its own origin.
 */
export function policy(nonce: string, mapStyleUrl?: string): string {
  const maps = originOf(mapStyleUrl)
  return [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    // Back-office pages may show images of other sites, and every page can navigate to them.
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src 'self'${maps}`,
    "worker-src 'self' blob:",
    // A KYC document in PDF, fetched with the session's token and displayed among the others.
    "frame-src 'self' blob:",
    "form-action 'self'",
  ].join('; ')
}
