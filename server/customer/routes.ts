import type { FastifyInstance } from 'fastify'
import { customer } from '#contract/customer.ts'
import { changePassword } from '#server/account/change-password.ts'
import { preparePassword } from '#server/account/prepare-password.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { closeSession } from '#server/http/session.ts'
import { changeOwnProfile, ownProfile, registerCustomer, signInCustomer } from './account.ts'
import { changeCustomerStatus } from './service.ts'

export function mountCustomer(app: FastifyInstance, context: Context): void {
  serve(
    app,
    context,
    customer.register,
    ({ db, body, prepared, trace }) => registerCustomer(db, body, prepared, trace),
    { prepare: preparePassword },
  )

  serve(app, context, customer.login, ({ db, body, trace }) => signInCustomer(db, body, trace))

  serve(app, context, customer.profile, async ({ db, viewer }) => ({
    customer: await ownProfile(db, viewer),
  }))

  serve(app, context, customer.changeProfile, async ({ db, viewer, body }) => ({
    customer: await changeOwnProfile(db, viewer, body),
  }))

  serve(app, context, customer.changePassword, async ({ db, viewer, body }) => {
    await changePassword(db, viewer, body)
    return { message: 'Password changed successfully' }
  })

  serve(app, context, customer.logout, async ({ db, viewer }) => {
    await closeSession(db, viewer.sessionId)
    return { message: 'Signed out' }
  })

  serve(app, context, customer.changeStatus, async ({ db, viewer, params, body }) => ({
    customer: await changeCustomerStatus(db, viewer, params.id, body.status),
  }))
}
