import type { FastifyInstance } from 'fastify'
import { paginationOf } from '#contract/page.ts'
import { ticketRating } from '#contract/ticket/rating.ts'
import { ticket } from '#contract/ticket/ticket.ts'
import { t } from '#domain/locale/translate.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { askSupport, countQuestion } from './ask.ts'
import { countContact, openTicket } from './contact.ts'
import { countByStatus, listAssignees, listTickets } from './queries.ts'
import { giveRating, readRating } from './rating.ts'
import { assignTicket, changeTicketStatus, getTicket, replyToTicket } from './service.ts'

export function registerTicketRoutes(app: FastifyInstance, context: Context): void {
  serve<typeof ticket.contact, void>(
    app,
    context,
    ticket.contact,
    async ({ db, viewer, body }) => ({
      ticket: { number: await openTicket(db, viewer, body) },
      message: t('Your message has been sent'),
    }),
    { prepare: ({ db, body, trace }) => countContact(db, trace.address, body.email) },
  )
  serve<typeof ticket.ask, void>(
    app,
    context,
    ticket.ask,
    ({ db, viewer, body }) => askSupport(db, viewer, body),
    { prepare: ({ db, viewer }) => countQuestion(db, viewer) },
  )
  serve(app, context, ticket.list, async ({ db, viewer, query }) => {
    const { page, limit, sort, ...filter } = query
    const { rows, total } = await listTickets(db, viewer, filter, { page, limit, sort })
    return { tickets: rows, pagination: paginationOf(page, limit, total) }
  })
  serve(app, context, ticket.stats, async ({ db }) => ({ stats: await countByStatus(db) }))
  serve(app, context, ticket.assignees, async ({ db }) => ({ assignees: await listAssignees(db) }))
  serve(app, context, ticket.get, async ({ db, params }) => getTicket(db, params.id))
  serve(app, context, ticket.reply, async ({ db, viewer, params, body }) => ({
    ticket: await replyToTicket(db, viewer, params.id, body, context),
  }))
  serve(app, context, ticket.changeStatus, async ({ db, viewer, params, body }) => ({
    ticket: await changeTicketStatus(db, viewer, params.id, body, context),
  }))
  serve(app, context, ticketRating.get, async ({ db, params }) => ({
    rating: await readRating(db, context.secrets, params.token),
  }))
  serve(app, context, ticketRating.give, async ({ db, params, body, trace }) => ({
    rating: await giveRating(db, context.secrets, params.token, body, trace),
  }))
  serve(app, context, ticket.assign, async ({ db, viewer, params, body }) => ({
    ticket: await assignTicket(db, viewer, params.id, body.assigneeId),
  }))
}
