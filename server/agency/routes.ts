import type { FastifyInstance } from 'fastify'
import { agencyAdministration } from '#contract/agency/administration.ts'
import { agency, agencyInvitation } from '#contract/agency/agency.ts'
import { t } from '#domain/locale/translate.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { findAgencyRecord, replaceOwner } from './administration.ts'
import {
  accept,
  countInvitation,
  countInvitationLink,
  decline,
  invite,
  readInvitation,
  withdraw,
} from './invitation.ts'
import { changeAgency, changeMember, createAgency, findAgency, handOverAgency } from './service.ts'

/**
 * Registers agencies and invitations. Leaving hands over leads, so it is registered with inquiries.
 */
export function registerAgencyRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, agency.get, async ({ db, viewer }) => ({
    agency: await findAgency(db, viewer),
  }))

  serve(app, context, agency.create, async ({ db, viewer, body }) => ({
    agency: await createAgency(db, viewer, body.name),
  }))

  serve(app, context, agency.change, async ({ db, viewer, body }) => ({
    agency: await changeAgency(db, viewer, body),
  }))

  serve(app, context, agency.changeMember, async ({ db, viewer, params, body }) => ({
    agency: await changeMember(db, viewer, params.id, body),
  }))

  serve(app, context, agency.handOver, async ({ db, viewer, body }) => ({
    agency: await handOverAgency(db, viewer, body.memberId),
  }))

  serve(app, context, agencyAdministration.get, async ({ db, params }) => ({
    agency: await findAgencyRecord(db, params.id),
  }))

  serve(app, context, agencyAdministration.replaceOwner, async ({ db, viewer, params, body }) => ({
    agency: await replaceOwner(db, viewer, params.id, body),
  }))

  serve<typeof agency.invite, void>(
    app,
    context,
    agency.invite,
    async ({ db, viewer, body }) => ({ agency: await invite(db, context.config, viewer, body) }),
    { prepare: ({ db, viewer }) => countInvitation(db, viewer) },
  )

  serve(app, context, agency.withdraw, async ({ db, viewer, params }) => ({
    agency: await withdraw(db, viewer, params.id),
  }))

  serve<typeof agencyInvitation.get, void>(
    app,
    context,
    agencyInvitation.get,
    async ({ db, query, reply }) => {
      // The address gives access, so no cache may store the response.
      reply.header('cache-control', 'no-store')
      return { invitation: await readInvitation(db, query.token) }
    },
    { prepare: ({ db, trace }) => countInvitationLink(db, trace) },
  )

  serve(app, context, agencyInvitation.accept, async ({ db, viewer, body }) => ({
    agency: await accept(db, viewer, body.token),
  }))

  serve<typeof agencyInvitation.decline, void>(
    app,
    context,
    agencyInvitation.decline,
    async ({ db, body, trace }) => {
      await decline(db, body.token, trace)
      return { message: t('You have declined the invitation.') }
    },
    { prepare: ({ db, trace }) => countInvitationLink(db, trace) },
  )
}
