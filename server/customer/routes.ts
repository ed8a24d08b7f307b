import type { FastifyInstance } from 'fastify'
import { factorSignIn } from '#contract/account/factor-sign-in.ts'
import { customer } from '#contract/customer/customer.ts'
import { t } from '#domain/locale/translate.ts'
import { checkContactChange } from '#server/account/change-contact.ts'
import { changePassword } from '#server/account/password/change-password.ts'
import { prepareRegistration } from '#server/account/password/prepare-password.ts'
import { completeSignIn, signIn } from '#server/account/sign-in/sign-in.ts'
import { saveDecisionViews } from '#server/audit/decision-view-queries.ts'
import type { Context } from '#server/context.ts'
import { withBrowserCookie } from '#server/http/browser-cookie.ts'
import { receivedAt } from '#server/http/received-at.ts'
import { serve } from '#server/http/serve.ts'
import { closeSession } from '#server/http/session-queries.ts'
import { changeOwnProfile, customerAccounts, ownProfile, registerCustomer } from './account.ts'
import { addCustomer, changeCustomer, removeCustomer } from './admin-service.ts'
import { countCustomers } from './list-queries.ts'
import { changeCustomerStatus, findCustomers, getCustomer } from './service.ts'

export function registerCustomerRoutes(app: FastifyInstance, context: Context): void {
  serve(
    app,
    context,
    customer.register,
    async ({ db, body, prepared, trace, reply }) =>
      withBrowserCookie(reply, context.config, await registerCustomer(db, body, prepared, trace)),
    { prepare: prepareRegistration(context, 'customer') },
  )

  serve(app, context, customer.login, async ({ db, body, trace, reply }) => {
    const given = { name: body.email, password: body.password }
    const entry = await signIn(db, context.config, customerAccounts, given, trace)
    return 'secondFactor' in entry ? entry : withBrowserCookie(reply, context.config, entry)
  })

  serve(app, context, factorSignIn.customer, async ({ db, body, trace, reply }) =>
    withBrowserCookie(
      reply,
      context.config,
      await completeSignIn(db, context, customerAccounts, body, trace),
    ),
  )

  serve(app, context, customer.profile, async ({ db, viewer }) => ({
    customer: await ownProfile(db, viewer),
  }))

  serve<typeof customer.changeProfile, void>(
    app,
    context,
    customer.changeProfile,
    async ({ db, viewer, body }) => ({ customer: await changeOwnProfile(db, viewer, body) }),
    { prepare: ({ db, viewer, body }) => checkContactChange(db, viewer, body) },
  )

  serve(app, context, customer.changePassword, async ({ db, viewer, body }) => {
    await changePassword(db, viewer, body)
    return { message: t('Password changed successfully') }
  })

  serve(app, context, customer.logout, async ({ db, viewer }) => {
    await closeSession(db, viewer.sessionId)
    return { message: t('Signed out') }
  })

  registerAdminRoutes(app, context)
}

function registerAdminRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, customer.list, async ({ db, viewer, query }) => {
    const list = await findCustomers(db, query)
    await saveDecisionViews(
      db,
      viewer,
      list.customers.map(({ _id }) => _id),
    )
    return list
  })

  serve(app, context, customer.stats, async ({ db }) => ({ stats: await countCustomers(db) }))

  serve(app, context, customer.get, async ({ db, viewer, params }) => {
    const shown = await getCustomer(db, params.id)
    await saveDecisionViews(db, viewer, [params.id])
    return { customer: shown }
  })

  serve(app, context, customer.create, async ({ db, viewer, body }) => ({
    customer: await addCustomer(db, context.config, viewer, body),
  }))

  serve(app, context, customer.change, async ({ db, viewer, params, body }) => ({
    customer: await changeCustomer(db, context.config, viewer, params.id, body),
  }))

  serve(app, context, customer.changeStatus, async ({ db, viewer, params, body, reply }) => ({
    customer: await changeCustomerStatus(db, viewer, params.id, {
      ...body,
      receivedAt: receivedAt(reply),
    }),
  }))

  serve(app, context, customer.remove, async ({ db, viewer, params }) => {
    await removeCustomer(db, viewer, params.id)
    return { message: t('Customer deleted successfully') }
  })
}
