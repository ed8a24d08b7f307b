import type { FastifyInstance } from 'fastify'
import { administrator } from '#contract/account/administrator.ts'
import { factorSignIn } from '#contract/account/factor-sign-in.ts'
import { t } from '#domain/locale/translate.ts'
import { checkContactChange } from '#server/account/change-contact.ts'
import { changePassword } from '#server/account/password/change-password.ts'
import type { Context } from '#server/context.ts'
import { setBrowserCookie } from '#server/http/browser-cookie.ts'
import { serve } from '#server/http/serve.ts'
import {
  changeOwnProfile,
  completeAdministratorSignIn,
  ownProfile,
  signInAdministrator,
  signOutAdministrator,
} from './service.ts'
import { changeMember, findTeam, getMember, invite, resendInvitation } from './team.ts'

export function registerAdministratorRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, administrator.login, async ({ db, body, trace, reply }) => {
    const entry = await signInAdministrator(db, context, body, trace)
    if ('secondFactor' in entry) return entry
    const { browserToken, ...signedIn } = entry
    setBrowserCookie(reply, context.config, browserToken)
    return signedIn
  })

  serve(app, context, factorSignIn.administrator, async ({ db, body, trace, reply }) => {
    const entered = await completeAdministratorSignIn(db, context, body, trace)
    const { browserToken, ...signedIn } = entered
    setBrowserCookie(reply, context.config, browserToken)
    return signedIn
  })

  serve(app, context, administrator.profile, async ({ db, viewer }) => ({
    admin: await ownProfile(db, viewer),
  }))

  serve<typeof administrator.changeProfile, void>(
    app,
    context,
    administrator.changeProfile,
    async ({ db, viewer, body }) => ({ admin: await changeOwnProfile(db, viewer, body) }),
    { prepare: ({ db, viewer, body }) => checkContactChange(db, viewer, body) },
  )

  serve(app, context, administrator.changePassword, async ({ db, viewer, body }) => {
    await changePassword(db, viewer, body)
    return { message: t('Password changed successfully') }
  })

  serve(app, context, administrator.logout, async ({ db, viewer }) => {
    await signOutAdministrator(db, viewer)
    return { message: t('Signed out') }
  })

  registerTeamRoutes(app, context)
}

function registerTeamRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, administrator.list, ({ db, query }) => findTeam(db, query))

  serve(app, context, administrator.get, async ({ db, params }) => ({
    administrator: await getMember(db, params.id),
  }))

  serve(app, context, administrator.invite, async ({ db, viewer, body }) => ({
    administrator: await invite(db, viewer, body, context.config),
  }))

  serve(app, context, administrator.inviteAgain, async ({ db, viewer, params }) => {
    await resendInvitation(db, viewer, params.id, context.config)
    return { message: t('We have sent the link.') }
  })

  serve(app, context, administrator.change, async ({ db, viewer, params, body }) => ({
    administrator: await changeMember(db, viewer, params.id, body),
  }))
}
