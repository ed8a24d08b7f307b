import type { FastifyInstance } from 'fastify'
import { paginationOf } from '#contract/page.ts'
import { waitlist } from '#contract/waitlist.ts'
import type { Context } from '#server/context.ts'
import type { Handle } from '#server/db/connect.ts'
import { serve } from '#server/http/serve.ts'
import { sendExport } from '#server/sheet/export.ts'
import { countEntries, eachEntry, listEntries } from './queries.ts'
import { countJoin, join, waitlistFields } from './service.ts'

export function mountWaitlist(app: FastifyInstance, context: Context): void {
  serve<typeof waitlist.join, void>(
    app,
    context,
    waitlist.join,
    async ({ db, body }) => {
      await join(db, body)
      return { message: `We will tell you when the first home in ${body.city} is live.` }
    },
    { prepare: ({ db, trace }) => countJoin(db, trace.address) },
  )

  serve(app, context, waitlist.list, async ({ db, query }) => {
    const { page, limit, sort, ...filter } = query
    const { entries, total } = await listEntries(db, filter, { page, limit, sort })
    return { entries, pagination: paginationOf(page, limit, total) }
  })

  serve(app, context, waitlist.stats, async ({ db }) => ({ stats: await countEntries(db) }))

  serve(app, context, waitlist.export, ({ viewer, query, reply }) => {
    const noun = {
      name: 'waitlist',
      fields: waitlistFields,
      each: (tx: Handle, filter: typeof query) => eachEntry(tx, filter),
    } as const
    return sendExport(context.db, viewer, noun, query, reply)
  })
}
