import type { FastifyInstance } from 'fastify'
import { inquiryLink } from '#contract/inquiry/link.ts'
import { t } from '#domain/locale/translate.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import {
  chooseSharingByLink,
  countLinkCall,
  countLinkMessage,
  countLinkReport,
  joinAccount,
  readLinked,
  reportByLink,
  withdrawByLink,
  writeByLink,
} from './link-conversation.ts'

/** Registers the conversation of an inquiry sent without an account, opened by its link. */
export function registerInquiryLinkRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, inquiryLink.get, async ({ db, query, reply }) => {
    // The URL gives access to personal messages, so no cache may store the response.
    reply.header('cache-control', 'no-store')
    return { conversation: await readLinked(db, query.token) }
  })

  serve<typeof inquiryLink.write, void>(
    app,
    context,
    inquiryLink.write,
    async ({ db, body }) => ({
      conversation: await writeByLink(db, body.token, body.text),
    }),
    { prepare: ({ db, body, trace }) => countLinkMessage(db, body.token, trace) },
  )

  serve<typeof inquiryLink.shareNumber, void>(
    app,
    context,
    inquiryLink.shareNumber,
    async ({ db, body: { token, numberSharing }, trace }) => ({
      conversation: await chooseSharingByLink(db, token, numberSharing, trace),
    }),
    { prepare: ({ db, body, trace }) => countLinkMessage(db, body.token, trace) },
  )

  serve<typeof inquiryLink.reportCall, void>(
    app,
    context,
    inquiryLink.reportCall,
    async ({ db, body: { token, ...draft }, trace }) => ({
      conversation: await reportByLink(db, token, draft, trace),
    }),
    { prepare: ({ db, body, trace }) => countLinkReport(db, body.token, trace) },
  )

  serve<typeof inquiryLink.withdraw, void>(
    app,
    context,
    inquiryLink.withdraw,
    async ({ db, body, trace }) => ({
      conversation: await withdrawByLink(db, body.token, trace),
    }),
    { prepare: ({ db, trace }) => countLinkCall(db, trace) },
  )

  serve(app, context, inquiryLink.join, async ({ db, viewer, body }) => {
    await joinAccount(db, viewer, body.token)
    return { message: t('The conversation is now in your account.') }
  })
}
