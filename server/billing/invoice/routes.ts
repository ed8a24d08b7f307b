import type { FastifyInstance, FastifyReply } from 'fastify'
import { invoice } from '#contract/billing/invoice.ts'
import { invoiceSetting } from '#contract/billing/invoice-settings.ts'
import { t } from '#domain/locale/translate.ts'
import type { Context } from '#server/context.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { sendExport } from '#server/export/send-export.ts'
import { serve } from '#server/http/serve.ts'
import { serveCrud } from '#server/http/serve-crud.ts'
import { invoiceFields } from './field.ts'
import { issueMissing } from './issue.ts'
import {
  changeBilling,
  countMissing,
  eachInvoice,
  findInvoices,
  openInvoiceFile,
  ownBilling,
  ownInvoiceFile,
  ownInvoices,
} from './service.ts'
import { invoiceSettingsService } from './setting.ts'
import { listSettings } from './setting-queries.ts'

export function registerInvoiceRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, invoice.mine, ({ db, viewer, query }) => ownInvoices(db, viewer, query))

  serve(app, context, invoice.ownFile, async ({ db, viewer, params, reply }) =>
    send(reply, await ownInvoiceFile(db, viewer, params.id)),
  )

  serve(app, context, invoice.billing, async ({ db, viewer }) => ({
    billing: await ownBilling(db, viewer),
  }))

  serve(app, context, invoice.changeBilling, async ({ db, viewer, body }) => ({
    billing: await changeBilling(db, viewer, body),
  }))

  serve(app, context, invoice.list, async ({ db, query }) => ({
    ...(await findInvoices(db, query)),
    missing: await countMissing(db),
  }))

  serve(app, context, invoice.file, async ({ db, viewer, params, reply }) =>
    send(reply, await openInvoiceFile(db, viewer, params.id)),
  )

  serve(app, context, invoice.export, ({ viewer, query, reply }) => {
    const noun = {
      name: 'invoices',
      fields: invoiceFields,
      each: (tx: Handle, { format, ...filter }: typeof query) => eachInvoice(tx, filter),
    } as const
    return sendExport(context.db, viewer, noun, query, reply)
  })

  registerSettingsRoutes(app, context)
}

function registerSettingsRoutes(app: FastifyInstance, context: Context): void {
  /** Saving the supplier's details also issues invoices for the payments that waited for them. */
  const following = <Saved>(db: Handle, work: (tx: Handle) => Promise<Saved>) =>
    transact(db, async (tx) => {
      const setting = await work(tx)
      await issueMissing(tx)
      return { setting }
    })

  serveCrud(app, context, invoiceSetting, {
    list: ({ db, query }) => listSettings(db, query),
    get: async ({ db, params }) => ({ setting: await invoiceSettingsService.get(db, params.id) }),
    create: ({ db, viewer, body }) =>
      following(db, (tx) => invoiceSettingsService.create(tx, viewer, body)),
    change: ({ db, viewer, params, body }) =>
      following(db, (tx) => invoiceSettingsService.change(tx, viewer, params.id, body)),
    remove: async ({ db, viewer, params }) => {
      await invoiceSettingsService.remove(db, viewer, params.id)
      return { message: t('Invoice details deleted') }
    },
  })
}

function send(reply: FastifyReply, { name, content }: { name: string; content: Buffer }): Buffer {
  reply.type('application/pdf').header('content-disposition', `attachment; filename="${name}"`)
  return content
}
