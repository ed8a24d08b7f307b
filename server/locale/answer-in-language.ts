import type { FastifyInstance } from 'fastify'
import { localeOfPath, preferredLocale, sourceLocale } from '#domain/locale/locale.ts'
import { inLocale } from './translations.ts'

/**
 * Answers each request in its language: a page in that of its path, the API in the one that
 * `Accept-Language` prefers, which pages set to their own.
 */
export function answerInLanguage(app: FastifyInstance): void {
  app.addHook('onRequest', ({ url, headers }, _reply, done) => {
    inLocale(localeOfRequest(url, headers['accept-language']), done)
  })
  // Reading a body leaves the context of the request.
  app.addHook('preValidation', ({ url, headers }, _reply, done) => {
    inLocale(localeOfRequest(url, headers['accept-language']), done)
  })
}

/** Returns the language of the response to a request. */
export function localeOfRequest(url: string, acceptLanguage: string | undefined) {
  if (!url.startsWith('/api/')) return localeOfPath(url)
  return (acceptLanguage && preferredLocale(acceptLanguage)) || sourceLocale
}
