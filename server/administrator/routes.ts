import type { FastifyInstance } from 'fastify'
import { administrator } from '#contract/account/administrator.ts'
import { factorSignIn } from '#contract/account/factor-sign-in.ts'
import { t } from '#domain/locale/translate.ts'
import { checkContactChange } from '#server/account/change-contact.ts'
import { changePassword } from '#server/account/password/change-password.ts'
import { completeSignIn, signIn } from '#server/account/sign-in/sign-in.ts'
import type { Context } from '#server/context.ts'
import { withBrowserCookie } from '#server/http/browser-cookie.ts'
import { serve } from '#server/http/serve.ts'
import {
  administratorAccounts,
  changeOwnProfile,
  ownProfile,
  signOutAdministrator,
} from './service.ts'
import { changeMember, findTeam, getMember, invite, resendInvitation } from './team.ts'

export function registerAdministratorRoutes(app: FastifyInstance, context: Context): void {
  const { config } = context
  serve(app, context, administrator.login, async ({ db, body, trace, reply }) => {
    const given = { name: body.username, password: body.password }
    const entry = await signIn(db, config, administratorAccounts(config), given, trace)
    return 'secondFactor' in entry ? entry : withBrowserCookie(reply, config, entry)
  })

  serve(app, context, factorSignIn.administrator, async ({ db, body, trace, reply }) =>
    withBrowserCookie(
      reply,
      config,
      await completeSignIn(db, context, administratorAccounts(config), body, trace),
    ),
  )

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
