import type { FastifyInstance } from 'fastify'
import { paginationOf } from '#contract/page.ts'
import { visitSchedule } from '#contract/visit/schedule.ts'
import { visit } from '#contract/visit/visit.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { bookVisit, countBooking } from './book.ts'
import { registerBrokerVisitRoutes } from './broker-routes.ts'
import { readCalendar } from './calendar.ts'
import { answerProposal, cancelVisit, moveVisit } from './change.ts'
import { countChange } from './count-change.ts'
import { readSlots } from './offer.ts'
import { presentForCustomer } from './present.ts'
import { answerMissed, sayMissed } from './prove.ts'
import { countAttendance, listVisits } from './queries.ts'
import { changeListing, changeSchedule, findListings, readSchedule } from './schedule.ts'

export function registerVisitRoutes(app: FastifyInstance, context: Context): void {
  registerPublicRoutes(app, context)
  registerScheduleRoutes(app, context)
  registerCustomerRoutes(app, context)
  registerBrokerVisitRoutes(app, context)
}

function registerPublicRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, visit.slots, ({ db, params, query }) => readSlots(db, params.id, query.from))

  serve(app, context, visit.calendar, async ({ db, query, reply }) => {
    const file = await readCalendar(db, context, query.token)
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="visit.ics"')
      .type('text/calendar; charset=utf-8')
      .send(file)
  })
}

function registerScheduleRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, visitSchedule.get, async ({ db, viewer }) => ({
    schedule: await readSchedule(db, viewer),
  }))

  serve(app, context, visitSchedule.save, async ({ db, viewer, body }) => ({
    schedule: await changeSchedule(db, viewer, body),
  }))

  serve(app, context, visitSchedule.listings, async ({ db, viewer }) => ({
    listings: await findListings(db, viewer),
  }))

  serve(app, context, visitSchedule.saveListing, async ({ db, viewer, params, body }) => ({
    listing: await changeListing(db, viewer, params.id, body),
  }))
}

function registerCustomerRoutes(app: FastifyInstance, context: Context): void {
  const { secrets } = context

  serve<typeof visit.book, void>(
    app,
    context,
    visit.book,
    async ({ db, viewer, body }) => ({ visit: await bookVisit(db, context, viewer, body) }),
    { prepare: ({ db, viewer }) => countBooking(db, viewer) },
  )

  serve(app, context, visit.list, async ({ db, viewer, query }) => {
    const { rows, total } = await listVisits(db, 'customer', viewer, query)
    return {
      visits: rows.map((row) => presentForCustomer(row, secrets)),
      ...(await countAttendance(db, viewer)),
      pagination: paginationOf(query.page, query.limit, total),
    }
  })

  serve<typeof visit.move, void>(
    app,
    context,
    visit.move,
    async ({ db, viewer, params, body }) => {
      const row = await moveVisit(db, context, viewer, { id: params.id, ...body })
      return { visit: presentForCustomer(row, secrets) }
    },
    { prepare: ({ db, viewer }) => countChange(db, viewer) },
  )

  serve<typeof visit.answerProposal, void>(
    app,
    context,
    visit.answerProposal,
    async ({ db, viewer, params, body }) => {
      const row = await answerProposal(db, context, viewer, { id: params.id, ...body })
      return { visit: presentForCustomer(row, secrets) }
    },
    { prepare: ({ db, viewer }) => countChange(db, viewer) },
  )

  serve<typeof visit.cancel, void>(
    app,
    context,
    visit.cancel,
    async ({ db, viewer, params, body }) => {
      const row = await cancelVisit(db, context, viewer, { id: params.id, ...body })
      return { visit: presentForCustomer(row, secrets) }
    },
    { prepare: ({ db, viewer }) => countChange(db, viewer) },
  )

  serve(app, context, visit.sayMissed, async ({ db, viewer, params }) => ({
    visit: presentForCustomer(await sayMissed(db, context, viewer, params.id), secrets),
  }))

  serve(app, context, visit.answerMissed, async ({ db, viewer, params, body }) => ({
    visit: presentForCustomer(await answerMissed(db, viewer, { id: params.id, ...body }), secrets),
  }))
}
