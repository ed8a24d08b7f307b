import type { FastifyInstance } from 'fastify'
import { factorSignIn } from '#contract/account/factor-sign-in.ts'
import { broker } from '#contract/broker/broker.ts'
import { brokerDirectory } from '#contract/broker/directory.ts'
import { kycStep } from '#contract/broker/kyc-steps.ts'
import { t } from '#domain/locale/translate.ts'
import { checkContactChange } from '#server/account/change-contact.ts'
import { changePassword } from '#server/account/password/change-password.ts'
import { prepareRegistration } from '#server/account/password/prepare-password.ts'
import { completeSignIn, signIn } from '#server/account/sign-in/sign-in.ts'
import { saveDecisionViews } from '#server/audit/decision-view-queries.ts'
import { makeContactToken } from '#server/contact/page-token.ts'
import type { Context } from '#server/context.ts'
import { withBrowserCookie } from '#server/http/browser-cookie.ts'
import { receivedAt } from '#server/http/received-at.ts'
import { serve } from '#server/http/serve.ts'
import { serveRead } from '#server/http/serve-read.ts'
import { closeSession } from '#server/http/session-queries.ts'
import { brokerAccounts, changeOwnProfile, ownProfile, registerBroker } from './account.ts'
import { addBroker, changeBroker, removeBroker } from './admin-service.ts'
import { readDirectory, readFace } from './directory.ts'
import { ownKycSteps } from './kyc-step.ts'
import { findBrokers, getBroker, overview } from './service.ts'
import { changeBrokerStatus, decideKyc } from './status-service.ts'

export function registerBrokerRoutes(app: FastifyInstance, context: Context): void {
  registerOwnAccountRoutes(app, context)
  registerDirectoryRoutes(app, context)

  serve(app, context, broker.list, async ({ db, viewer, query }) => {
    const list = await findBrokers(db, query)
    await saveDecisionViews(
      db,
      viewer,
      list.brokers.map(({ _id }) => _id),
    )
    return list
  })

  serve(app, context, broker.stats, async ({ db }) => ({ stats: await overview(db) }))

  serve(app, context, broker.get, async ({ db, viewer, params }) => {
    const shown = await getBroker(db, params.id)
    await saveDecisionViews(db, viewer, [params.id])
    return { broker: shown }
  })

  serve(app, context, broker.create, async ({ db, viewer, body }) => ({
    broker: await addBroker(db, context.config, viewer, body),
  }))

  serve(app, context, broker.change, async ({ db, viewer, params, body }) => ({
    broker: await changeBroker(db, context.config, viewer, params.id, body),
  }))

  serve(app, context, broker.remove, async ({ db, viewer, params }) => {
    await removeBroker(db, viewer, params.id)
    return { message: t('Broker deleted successfully') }
  })

  serve(app, context, broker.changeStatus, async ({ db, viewer, params, body, reply }) => ({
    broker: await changeBrokerStatus(db, viewer, params.id, {
      ...body,
      receivedAt: receivedAt(reply),
    }),
  }))

  serve(app, context, broker.changeKyc, async ({ db, viewer, params, body, reply }) => ({
    broker: await decideKyc(db, viewer, params.id, { ...body, receivedAt: receivedAt(reply) }),
  }))
}

function registerOwnAccountRoutes(app: FastifyInstance, context: Context): void {
  serve(
    app,
    context,
    broker.register,
    async ({ db, body, prepared, trace, reply }) =>
      withBrowserCookie(reply, context.config, await registerBroker(db, body, prepared, trace)),
    { prepare: prepareRegistration(context, 'broker') },
  )

  serve(app, context, broker.login, async ({ db, body, trace, reply }) => {
    const given = { name: body.email, password: body.password }
    const entry = await signIn(db, context.config, brokerAccounts, given, trace)
    return 'secondFactor' in entry ? entry : withBrowserCookie(reply, context.config, entry)
  })

  serve(app, context, factorSignIn.broker, async ({ db, body, trace, reply }) =>
    withBrowserCookie(
      reply,
      context.config,
      await completeSignIn(db, context, brokerAccounts, body, trace),
    ),
  )

  serve(app, context, broker.profile, async ({ db, viewer }) => ({
    broker: await ownProfile(db, viewer),
  }))

  serve<typeof broker.changeProfile, void>(
    app,
    context,
    broker.changeProfile,
    async ({ db, viewer, body }) => ({ broker: await changeOwnProfile(db, viewer, body) }),
    { prepare: ({ db, viewer, body }) => checkContactChange(db, viewer, body) },
  )

  serve(app, context, kycStep.mine, async ({ db, viewer }) => ({
    steps: await ownKycSteps(db, viewer),
  }))

  serve(app, context, broker.changePassword, async ({ db, viewer, body }) => {
    await changePassword(db, viewer, body)
    return { message: t('Password changed successfully') }
  })

  serve(app, context, broker.logout, async ({ db, viewer }) => {
    await closeSession(db, viewer.sessionId)
    return { message: t('Signed out') }
  })
}

function registerDirectoryRoutes(app: FastifyInstance, context: Context): void {
  serveRead(app, context, brokerDirectory.list, 'everyone', ({ db, query }) =>
    readDirectory(db, query),
  )

  serveRead(app, context, brokerDirectory.get, 'everyone', async ({ db, params }) => ({
    broker: await readFace(db, params.id),
    contactToken: makeContactToken(context.secrets, params.id),
  }))
}
