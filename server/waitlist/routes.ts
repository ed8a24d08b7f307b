import type { FastifyInstance } from 'fastify'
import { paginationOf } from '#contract/page.ts'
import { waitlist } from '#contract/waitlist.ts'
import { t } from '#domain/locale/translate.ts'
import type { Context } from '#server/context.ts'
import type { Handle } from '#server/db/connect.ts'
import { sendExport } from '#server/export/send-export.ts'
import { serve } from '#server/http/serve.ts'
import { countEntries, eachEntry, listEntries } from './queries.ts'
import {
  confirmEmail,
  confirmPhone,
  countCode,
  countJoin,
  getConfirmation,
  join,
  waitlistFields,
} from './service.ts'

export function registerWaitlistRoutes(app: FastifyInstance, context: Context): void {
  const { secrets } = context
  serve<typeof waitlist.join, void>(
    app,
    context,
    waitlist.join,
    async ({ db, body }) => {
      const city = await join(db, context, body)
      return {
        message: body.email
          ? t(
              'We will tell you when the first property in {city} is live. Please confirm it ' +
                'with the link in our email.',
              { city },
            )
          : t(
              'We will tell you when the first property in {city} is live. Please confirm it ' +
                'with the code in our SMS.',
              { city },
            ),
      }
    },
    { prepare: ({ db, trace }) => countJoin(db, trace.address) },
  )

  serve(app, context, waitlist.confirmation, async ({ db, query }) => ({
    confirmation: await getConfirmation(db, secrets, query.token),
  }))

  serve(app, context, waitlist.confirm, async ({ db, body }) => {
    return { message: confirmed(await confirmEmail(db, secrets, body.token)) }
  })

  serve<typeof waitlist.confirmPhone, void>(
    app,
    context,
    waitlist.confirmPhone,
    async ({ db, body }) => ({ message: confirmed(await confirmPhone(db, secrets, body)) }),
    { prepare: ({ db, body, trace }) => countCode(db, body.phone, trace.address) },
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

const confirmed = (city: string) =>
  t('We will notify you when the first property in {city} goes live.', { city })
