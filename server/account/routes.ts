import type { FastifyInstance } from 'fastify'
import { Realm } from '#contract/access.ts'
import { emailConfirm, emailConfirmationRequest } from '#contract/account/confirm-email.ts'
import { deviceList, deviceRevoke, deviceRevokeOthers } from '#contract/account/device.ts'
import {
  forgottenMinutes,
  passwordForgot,
  passwordLink,
  passwordLinkAccounts,
} from '#contract/account/password-link.ts'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { registerFactorRoutes } from '#server/account/factor/routes.ts'
import { askForLink } from '#server/account/password/forgot.ts'
import { setPasswordByLink } from '#server/account/password/password-link.ts'
import { prepareLinkPassword } from '#server/account/password/prepare-password.ts'
import { findLinkOwner } from '#server/account/password/queries.ts'
import type { Context } from '#server/context.ts'
import { setBrowserCookie } from '#server/http/browser-cookie.ts'
import { serve } from '#server/http/serve.ts'
import { askForConfirmationResend, confirmEmail } from './confirm-email.ts'
import { listDevices, revokeDevice, revokeOtherDevices } from './device-queries.ts'
import { listLinkAccounts } from './link-accounts.ts'

// Same message whether the account exists or not.
const onItsWay = () =>
  t(
    'If this account exists, we have sent a link to set a new password to its ' +
      'email address. The link works once and expires in {minutes} minutes. If you ' +
      'asked more than once, please use the latest link.',
    { minutes: forgottenMinutes },
  )

/** Registers the routes that the three realms share, besides their own sign-in. */
export function registerAccountRoutes(app: FastifyInstance, context: Context): void {
  registerFactorRoutes(app, context)
  for (const realm of Realm.keys) {
    serve(app, context, passwordForgot[realm], async ({ db, body, trace }) => {
      await askForLink(db, realm, body.email, trace)
      return { message: onItsWay() }
    })

    serve(
      app,
      context,
      passwordLink[realm],
      async ({ db, body, prepared, trace, reply }) => {
        const browser = await setPasswordByLink(db, realm, body, prepared, trace)
        setBrowserCookie(reply, context.config, browser)
        return { message: t('Your password is set. You can sign in now.') }
      },
      { prepare: prepareLinkPassword(realm) },
    )

    serve(app, context, deviceList[realm], async ({ db, viewer }) => ({
      devices: await listDevices(db, viewer),
    }))

    serve(app, context, deviceRevoke[realm], async ({ db, viewer, params }) => {
      await revokeDevice(db, viewer, params.id)
      return { message: t('Signed out') }
    })

    serve(app, context, deviceRevokeOthers[realm], async ({ db, viewer }) => {
      await revokeOtherDevices(db, viewer)
      return { message: t('Signed out') }
    })
  }

  for (const realm of ['customer', 'broker'] as const) {
    serve(app, context, passwordLinkAccounts[realm], async ({ db, query, reply }) => {
      reply.header('cache-control', 'no-store')
      const id = await findLinkOwner(db, realm, query.token)
      if (!id) throw refuse('password_link_over')
      return { accounts: await listLinkAccounts(db, { realm, id }) }
    })

    serve(app, context, emailConfirm[realm], async ({ db, viewer, body }) => {
      await confirmEmail(db, viewer, body.token)
      return { message: t('Your email address is confirmed.') }
    })

    serve(app, context, emailConfirmationRequest[realm], async ({ db, viewer }) => {
      await askForConfirmationResend(db, viewer)
      return { message: t('Please open the latest link in your inbox.') }
    })
  }
}
