import { z } from 'zod'
import { BrokerListQuery } from './broker.ts'
import { CmsPageListQuery } from './cms-page.ts'
import { CustomerListQuery } from './customer.ts'
import { endpoint } from './endpoint.ts'
import { InterestListQuery } from './interest.ts'
import { LocationListQuery } from './location.ts'
import { PropertyListQuery } from './property-query.ts'
import { SheetFormat } from './sheet-word.ts'
import { SubscriptionPlanListQuery } from './subscription-plan.ts'

/** A workbook is built in memory; a CSV file is streamed and knows no such limit. */
export const mostWorkbookRows = 20_000

/** Beside the filters of a list; its `page` and `limit` say nothing here: a file has all that match. */
const out = {
  format: SheetFormat.schema.default('csv'),
  ids: BrokerListQuery.shape.ids,
}

function exported<Query extends z.ZodObject>(path: `/${string}`, words: string, query: Query) {
  return endpoint({
    method: 'GET',
    path: `${path}/export`,
    access: 'record.export',
    summary: `The ${words} that match, as a file`,
    query,
    download: 'text/csv; charset=utf-8',
    timeout: 600_000,
  })
}

/** The lists of the back office as files, under the same filters. */
export const sheetExport = {
  brokers: exported('/brokers', 'brokers', z.strictObject({ ...BrokerListQuery.shape, ...out })),
  customers: exported(
    '/customers',
    'customers',
    z.strictObject({ ...CustomerListQuery.shape, ...out }),
  ),
  properties: exported(
    '/properties',
    'listings',
    z.strictObject({ ...PropertyListQuery.shape, ...out }),
  ),
  subscriptions: exported(
    '/subscriptions',
    'subscription plans',
    z.strictObject({ ...SubscriptionPlanListQuery.shape, ...out }),
  ),
  locations: exported(
    '/locations',
    'locations',
    z.strictObject({ ...LocationListQuery.shape, ...out }),
  ),
  interests: exported(
    '/interests',
    'interests',
    z.strictObject({ ...InterestListQuery.shape, ...out }),
  ),
  cms: exported('/cms', 'pages', z.strictObject({ ...CmsPageListQuery.shape, ...out })),
}
