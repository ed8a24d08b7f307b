import type { FastifyInstance } from 'fastify'
import { notification } from '#contract/message/notification.ts'
import { paginationOf } from '#contract/page.ts'
import { refuse } from '#contract/refusal.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { countUnread, listOwn, markAllRead, markRead } from './queries.ts'

export function registerNotificationRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, notification.list, async ({ db, viewer, query: { page, limit } }) => {
    const { rows, total, unread } = await listOwn(db, viewer, { page, limit })
    return { notifications: rows, unread, pagination: paginationOf(page, limit, total) }
  })
  serve(app, context, notification.read, async ({ db, viewer, params }) => {
    if (!(await markRead(db, viewer, params.id))) throw refuse('not_found')
    return { unread: await countUnread(db, viewer) }
  })
  serve(app, context, notification.readAll, async ({ db, viewer }) => {
    await markAllRead(db, viewer)
    return { unread: 0 }
  })
}
