import type { FastifyInstance } from 'fastify'
import { inquiry } from '#contract/inquiry/inquiry.ts'
import { paginationOf } from '#contract/page.ts'
import { t } from '#domain/locale/translate.ts'
import type { Context } from '#server/context.ts'
import { serve } from '#server/http/serve.ts'
import { guardLead, guardLeads, openLead, opensOneByOne, relayedBy } from './contact.ts'
import { registerGuaranteeRoutes } from './guarantee/routes.ts'
import { readGuarantee } from './guarantee/tries.ts'
import { changeLead, countReply, replyToLead } from './lead.ts'
import { getLead } from './lead-access.ts'
import { listLeads } from './lead-queries.ts'
import { presentLead } from './lead-row.ts'
import { readStats } from './lead-stats.ts'
import { readStory } from './lead-thread.ts'
import { askBroker, countInquiry } from './service.ts'

export function registerInquiryRoutes(app: FastifyInstance, context: Context): void {
  const relayed = relayedBy(context.config)
  registerGuaranteeRoutes(app, context)
  serve<typeof inquiry.create, void>(
    app,
    context,
    inquiry.create,
    async ({ db, viewer, trace, params, body }) => {
      const { config } = context
      const asked = await askBroker(db, config, { viewer, trace }, params.id, body)
      const { reference, notice } = asked
      const message = t('Your inquiry has been sent to the broker')
      return { inquiry: { reference }, message, notice }
    },
    { prepare: ({ db, viewer, trace, body }) => countInquiry(db, { viewer, trace }, body.phone) },
  )

  serve(app, context, inquiry.list, async ({ db, viewer, query }) => {
    const openOnly = await opensOneByOne(db, viewer.id)
    const { rows, total } = await listLeads(db, viewer, { ...query, openOnly, ...relayed })
    return {
      inquiries: await guardLeads(
        db,
        viewer,
        rows.map((row) => presentLead(row, viewer)),
        relayed,
      ),
      pagination: paginationOf(query.page, query.limit, total),
    }
  })

  serve(app, context, inquiry.stats, async ({ db, viewer, query }) => ({
    stats: await readStats(db, viewer, query.answeredBy),
  }))

  serve(app, context, inquiry.get, async ({ db, viewer, params }) => {
    const lead = await getLead(db, viewer, params.id)
    const story = await readStory(db, lead, viewer)
    const shown = { inquiry: presentLead(lead, viewer), ...story }
    const opened = await openLead(db, viewer, shown, relayed)
    return { ...opened, guarantee: await readGuarantee(db, viewer, lead, relayed) }
  })

  serve(app, context, inquiry.change, async ({ db, viewer, params, body }) => ({
    inquiry: await guardLead(db, viewer, await changeLead(db, viewer, params.id, body), relayed),
  }))

  serve<typeof inquiry.reply, void>(
    app,
    context,
    inquiry.reply,
    async ({ db, viewer, params, body }) => ({
      inquiry: await guardLead(
        db,
        viewer,
        await replyToLead(db, context.config, viewer, params.id, body),
        relayed,
      ),
    }),
    { prepare: ({ db, viewer }) => countReply(db, viewer) },
  )
}
