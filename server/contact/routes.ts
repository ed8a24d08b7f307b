import type { FastifyInstance } from 'fastify'
import { contact } from '#contract/contact/contact.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import {
  countContactCall,
  findContactsMade,
  giveBrokerContact,
  givePropertyContact,
} from './service.ts'

/** Gives visitors a broker's number on request (RAT-03). */
export function registerContactRoutes(app: FastifyInstance, context: Context): void {
  const { secrets } = context

  serve<typeof contact.ofProperty, void>(
    app,
    context,
    contact.ofProperty,
    async ({ db, viewer, params, body, trace }) => ({
      contact: await givePropertyContact(
        db,
        secrets,
        { propertyId: params.id, way: body.way },
        { viewer, trace, token: body.token },
      ),
    }),
    { prepare: ({ db, viewer, trace }) => countContactCall(db, { viewer, trace }) },
  )

  serve<typeof contact.ofBroker, void>(
    app,
    context,
    contact.ofBroker,
    async ({ db, viewer, params, body: { token }, trace }) => ({
      contact: await giveBrokerContact(db, secrets, params.id, { viewer, trace, token }),
    }),
    { prepare: ({ db, viewer, trace }) => countContactCall(db, { viewer, trace }) },
  )

  serve(app, context, contact.made, async ({ db, viewer }) => ({
    contacts: await findContactsMade(db, viewer),
  }))
}
