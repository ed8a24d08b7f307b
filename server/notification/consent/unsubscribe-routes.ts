import type { FastifyInstance } from 'fastify'
import { consent } from '#contract/account/consent.ts'
import { t } from '#domain/locale/translate.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/transact.ts'
import { serve } from '#server/http/serve.ts'
import { readUnsubscribing, unsubscribe } from './unsubscribe.ts'

export async function registerUnsubscribeRoutes(
  scope: FastifyInstance,
  context: Context,
): Promise<void> {
  // Mail programs send `List-Unsubscribe=One-Click` as a form (RFC 8058); only the URL matters.
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null, undefined),
  )
  serve(scope, context, consent.unsubscribing, async ({ db, query }) => ({
    unsubscribing: await readUnsubscribing(db, context.secrets, query.token),
  }))
  serve(scope, context, consent.unsubscribe, async ({ db, query, trace }) => {
    const what = await transact(db, (tx) => unsubscribe(tx, context.secrets, query.token, trace))
    return { message: t('Stopped: {what}', { what }) }
  })
}
