import type { FastifyInstance } from 'fastify'
import { contactChoice } from '#contract/account/contact-choice.ts'
import { privacy } from '#contract/privacy.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import { checkCurrentPassword } from '#server/account/password/current-password.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { withdrawContact } from '#server/inquiry/withdraw-consent.ts'
import {
  changeCustomerChoices,
  customerChoices,
} from '#server/notification/consent/customer-choice.ts'
import { readOwnData } from './own-data-queries.ts'
import {
  cancelDeletion,
  findConsents,
  findDisclosures,
  readDeletion,
  requestDeletion,
  takeBack,
} from './service.ts'

/** Registers what customers can read and decide about their own data (CNS-3). */
export function registerPrivacyRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, privacy.disclosures, async ({ db, viewer }) => ({
    disclosures: await findDisclosures(db, viewer),
  }))

  serve(app, context, privacy.withdrawContact, async ({ db, viewer, params }) => {
    const isOpen = await withdrawContact(db, viewer, params.id)
    return {
      message: isOpen
        ? t(
            'Permission withdrawn. Brokers still see your number in enquiries you sent ' +
              'without signing in.',
          )
        : t('This broker can no longer contact you'),
    }
  })

  serve(app, context, contactChoice.customerGet, ({ db, viewer }) => customerChoices(db, viewer))
  serve(app, context, contactChoice.customerChange, ({ db, viewer, body }) =>
    changeCustomerChoices(db, context, viewer, body),
  )

  serve(app, context, privacy.consents, async ({ db, viewer }) => ({
    consents: await findConsents(db, viewer),
  }))

  serve(app, context, privacy.withdraw, async ({ db, viewer, params }) => {
    await takeBack(db, viewer, params.id)
    return { message: t('Consent withdrawn') }
  })

  serve(app, context, privacy.data, async ({ db, viewer, reply }) => {
    const file = Buffer.from(await readOwnData(db, viewer))
    const name = `brickbazaar-my-data-${dayInIndia(new Date())}.json`
    reply.header('content-disposition', `attachment; filename="${name}"`)
    reply.type('application/json; charset=utf-8')
    return file
  })

  serve(app, context, privacy.deletion, async ({ db, viewer }) => ({
    deletion: await readDeletion(db, viewer),
  }))

  serve<typeof privacy.requestDeletion, unknown>(
    app,
    context,
    privacy.requestDeletion,
    async ({ db, viewer }) => ({ deletion: await requestDeletion(db, viewer) }),
    {
      prepare: ({ db, viewer, body }) =>
        checkCurrentPassword(db, viewer, body.password, 'password'),
    },
  )

  serve(app, context, privacy.cancelDeletion, async ({ db, viewer }) => {
    await cancelDeletion(db, viewer)
    return { message: t('Your account will not be deleted') }
  })
}
