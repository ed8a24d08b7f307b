import type { FastifyInstance } from 'fastify'
import { sheetExport } from '#contract/import/record-import.ts'
import { findPlans } from '#server/billing/subscription/plan.ts'
import { eachBroker } from '#server/broker/service.ts'
import { allPages } from '#server/cms-page/service.ts'
import type { Context } from '#server/context.ts'
import { eachCustomer } from '#server/customer/service.ts'
import { chosen, chosenOf } from '#server/export/export-kind.ts'
import { sendExport } from '#server/export/send-export.ts'
import { serve } from '#server/http/serve.ts'
import { brokerFields } from '#server/import/record/columns/brokers.ts'
import { pageFields } from '#server/import/record/columns/cms-pages.ts'
import { customerFields } from '#server/import/record/columns/customers.ts'
import { interestFields } from '#server/import/record/columns/interests.ts'
import { locationFields } from '#server/import/record/columns/locations.ts'
import { propertyFields } from '#server/import/record/columns/properties.ts'
import { planFields } from '#server/import/record/columns/subscription-plans.ts'
import { allInterests } from '#server/interest/service.ts'
import { eachLocation } from '#server/location/service.ts'
import { eachListing } from '#server/search/internal/export-rows.ts'
import { registerRecordImportRoutes } from './routes.ts'

/** Registers the exports of the back office lists. Each is read in its own transaction. */
export function registerExportRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context
  registerRecordImportRoutes(app, context)

  serve(app, context, sheetExport.brokers, ({ viewer, query, reply }) => {
    const noun = { name: 'brokers', fields: brokerFields, each: eachBroker } as const
    return sendExport(db, viewer, noun, query, reply)
  })

  serve(app, context, sheetExport.customers, ({ viewer, query, reply }) => {
    const noun = { name: 'customers', fields: customerFields, each: eachCustomer } as const
    return sendExport(db, viewer, noun, query, reply)
  })

  serve(app, context, sheetExport.properties, ({ viewer, query, reply }) => {
    const noun = { name: 'properties', fields: propertyFields, each: eachListing } as const
    return sendExport(db, viewer, noun, query, reply)
  })

  serve(app, context, sheetExport.locations, ({ viewer, query, reply }) => {
    const noun = {
      name: 'locations',
      fields: locationFields,
      each: (tx: typeof db, { ids, page, limit, ...filter }: typeof query) =>
        chosenOf(eachLocation(tx, filter), ids),
    } as const
    return sendExport(db, viewer, noun, query, reply)
  })

  serve(app, context, sheetExport.subscriptions, ({ viewer, query, reply }) => {
    const noun = {
      name: 'subscriptions',
      fields: planFields,
      each: (tx: typeof db, { ids, search, status, sort }: typeof query) =>
        chosen(
          findPlans(tx, { search, status, sort }).then(({ plans }) => plans),
          ids,
        ),
    } as const
    return sendExport(db, viewer, noun, query, reply)
  })

  serve(app, context, sheetExport.interests, ({ viewer, query, reply }) => {
    const noun = {
      name: 'interests',
      fields: interestFields,
      each: (tx: typeof db, { ids, search, category, sort }: typeof query) =>
        chosen(allInterests(tx, { search, category, sort }), ids),
    } as const
    return sendExport(db, viewer, noun, query, reply)
  })

  serve(app, context, sheetExport.cms, ({ viewer, query, reply }) => {
    const noun = {
      name: 'cms',
      fields: pageFields,
      each: (tx: typeof db, { ids, search, type, status, sort }: typeof query) =>
        chosen(allPages(tx, { search, type, status, sort }), ids),
    } as const
    return sendExport(db, viewer, noun, query, reply)
  })
}
