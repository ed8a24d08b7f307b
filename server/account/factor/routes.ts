import type { FastifyInstance } from 'fastify'
import { Realm } from '#contract/access.ts'
import { passkeySignIn } from '#contract/account/factor-sign-in.ts'
import { factorReset, secondFactor } from '#contract/account/second-factor.ts'
import { t } from '#domain/locale/translate.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import {
  addApp,
  confirmOwnApp,
  readState,
  removeOwnFactor,
  renewOwnCodes,
  stepUp,
} from './manage.ts'
import { addPasskey, askAtSignIn, askInSession, confirmOwnPasskey } from './manage-passkey.ts'
import { resetFactors } from './reset.ts'

/** Registers the second factors of one's own account, in the three realms. */
export function registerFactorRoutes(app: FastifyInstance, context: Context): void {
  for (const realm of Realm.keys) {
    const factor = secondFactor[realm]

    serve(app, context, factor.state, ({ db, viewer }) => readState(db, context.config, viewer))

    serve(app, context, factor.addApp, ({ db, viewer }) => addApp(db, context, viewer))

    serve(app, context, factor.confirmApp, ({ db, viewer, body }) =>
      confirmOwnApp(db, context, viewer, body.code),
    )

    serve(app, context, factor.addPasskey, ({ db, viewer }) =>
      addPasskey(db, context.config, viewer),
    )

    serve(app, context, factor.confirmPasskey, ({ db, viewer, body }) =>
      confirmOwnPasskey(db, context.config, viewer, body),
    )

    serve(app, context, passkeySignIn[realm], ({ db, body }) =>
      askAtSignIn(db, context.config, realm, body.token),
    )

    serve(app, context, factor.stepUpByPasskey, ({ db, viewer }) =>
      askInSession(db, context.config, viewer),
    )

    serve(app, context, factor.remove, async ({ db, viewer, params }) => {
      await removeOwnFactor(db, context.config, viewer, params.id)
      return { message: t('Removed from your account') }
    })

    serve(app, context, factor.renewCodes, async ({ db, viewer }) => ({
      recoveryCodes: await renewOwnCodes(db, viewer),
    }))

    serve(app, context, factor.stepUp, async ({ db, viewer, body }) => {
      await stepUp(db, context, viewer, body)
      return { message: t('Thank you') }
    })

    serve(app, context, factorReset[realm], async ({ db, viewer, params, body }) => {
      await resetFactors(db, viewer, { realm, id: params.id }, body.reason)
      return { message: t('Two-step verification reset') }
    })
  }
}
