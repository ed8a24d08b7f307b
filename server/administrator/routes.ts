import type { FastifyInstance } from 'fastify'
import { administrator } from '#contract/administrator.ts'
import { changePassword } from '#server/account/change-password.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { closeSession } from '#server/http/session.ts'
import { changeOwnProfile, ownProfile, signInAdministrator } from './service.ts'

export function mountAdministrator(app: FastifyInstance, context: Context): void {
  serve(app, context, administrator.login, ({ db, body, trace }) =>
    signInAdministrator(db, body, trace),
  )

  serve(app, context, administrator.profile, async ({ db, viewer }) => ({
    admin: await ownProfile(db, viewer),
  }))

  serve(app, context, administrator.changeProfile, async ({ db, viewer, body }) => ({
    admin: await changeOwnProfile(db, viewer, body),
  }))

  serve(app, context, administrator.changePassword, async ({ db, viewer, body }) => {
    await changePassword(db, viewer, body)
    return { message: 'Password changed successfully' }
  })

  serve(app, context, administrator.logout, async ({ db, viewer }) => {
    await closeSession(db, viewer.sessionId)
    return { message: 'Signed out' }
  })
}
