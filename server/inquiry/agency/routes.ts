import type { FastifyInstance } from 'fastify'
import { agency } from '#contract/agency/agency.ts'
import { agencyFigures } from '#contract/agency/figures.ts'
import { leadAssignment } from '#contract/agency/lead-assignment.ts'
import { dayInIndia } from '#domain/date/date.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { guardLead, relayedBy } from '#server/inquiry/contact.ts'
import { assignLead } from './assign.ts'
import { exportFigures, readFigures } from './figures.ts'
import { removeMember } from './hand-over.ts'
import { findOffers, takeOffer } from './offer.ts'

/** Registers the leads of an agency, and leaving it, which hands leads over. */
export function registerAgencyLeadRoutes(app: FastifyInstance, context: Context): void {
  const { config } = context

  serve(app, context, leadAssignment.assign, async ({ db, viewer, params, body }) => {
    const lead = await assignLead(db, config, viewer, params.id, body)
    return { inquiry: lead && (await guardLead(db, viewer, lead, relayedBy(config))) }
  })

  serve(app, context, leadAssignment.offers, async ({ db, viewer }) => ({
    offers: await findOffers(db, viewer),
  }))

  serve(app, context, leadAssignment.take, async ({ db, viewer, params }) => ({
    inquiry: await guardLead(
      db,
      viewer,
      await takeOffer(db, config, viewer, params.id),
      relayedBy(config),
    ),
  }))

  serve(app, context, agency.removeMember, async ({ db, viewer, params, body }) => {
    const { successorId } = body
    return removeMember(db, config, viewer, { memberId: params.id, successorId })
  })

  serve(app, context, agencyFigures.get, async ({ db, viewer, query }) => ({
    figures: await readFigures(db, viewer, Number(query.days)),
  }))

  serve(app, context, agencyFigures.export, async ({ db, viewer, query, reply }) => {
    const text = await exportFigures(db, viewer, Number(query.days))
    const name = `agency-${query.days}-days-${dayInIndia(new Date())}.csv`
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(text)
  })
}
