import { z } from 'zod'
import { SubscriptionPlanListQuery } from '#contract/billing/subscription-plan.ts'
import { BrokerListQuery } from '#contract/broker/broker.ts'
import { CmsPageListQuery } from '#contract/cms-page.ts'
import { CustomerListQuery } from '#contract/customer/customer.ts'
import { endpoint } from '#contract/endpoint.ts'
import { idParams, moment, optional } from '#contract/field.ts'
import { InterestListQuery } from '#contract/interest.ts'
import { LocationListQuery } from '#contract/location.ts'
import { Pagination, paging } from '#contract/page.ts'
import { PropertyListQuery } from '#contract/property/query.ts'
import { sheetLimits } from '#contract/upload-limits.ts'
import { SheetFormat, SheetNoun, SheetOutcome } from './record-vocabulary.ts'
import { ImportResult, importReview, Remark } from './result.ts'
import { ImportStatus } from './vocabulary.ts'

/** A workbook is built in memory; CSV files are streamed and have no limit. */
export const maxWorkbookRows = 20_000

/**
 * Added to the filters of a list. Its `page` and `limit` have no effect: a file has all matching
 * rows.
 */
const out = {
  format: SheetFormat.schema.default('csv'),
  ids: BrokerListQuery.shape.ids,
}

function exported<Query extends z.ZodObject>(
  path: `/${string}`,
  words: string,
  query: Query,
  of: { people?: true } = {},
) {
  return endpoint({
    method: 'GET',
    path: `${path}/export`,
    access: 'record.export',
    ...(of.people && { stepUp: true }),
    summary: `Export ${words} as a file`,
    query,
    download: 'text/csv; charset=utf-8',
    timeout: 600_000,
  })
}

/** Exports of the back office lists, with the same filters. */
export const sheetExport = {
  brokers: exported('/brokers', 'brokers', z.strictObject({ ...BrokerListQuery.shape, ...out }), {
    people: true,
  }),
  customers: exported(
    '/customers',
    'customers',
    z.strictObject({ ...CustomerListQuery.shape, ...out }),
    { people: true },
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

/** The result for one row, with the reason where it is refused. */
export const SheetRow = z.object({
  line: z.number(),
  /** Its first non-empty cells, to identify it. */
  text: z.string(),
  /** Null until the check has reached the row. */
  outcome: SheetOutcome.schema.nullable(),
  /** Why it is refused. */
  problems: z.array(Remark),
  /** What was interpreted, and what it changes in a record. */
  notes: z.array(Remark),
})
export type SheetRow = z.infer<typeof SheetRow>

/** A file being imported: the mapping of its columns and the result of the check. */
export const SheetImport = z.object({
  _id: z.string(),
  noun: SheetNoun.schema,
  fileName: z.string(),
  status: ImportStatus.schema,
  columns: z.array(
    z.object({ header: z.string(), field: z.string().nullable(), samples: z.array(z.string()) }),
  ),
  /** The fields that a column can be mapped to. */
  fields: z.array(z.object({ key: z.string(), label: z.string(), required: z.boolean() })),
  /** Required fields without a column. */
  missing: z.array(z.string()),
  /** The sheets of a workbook, and the columns that are left out. */
  remarks: z.array(z.string()),
  counts: z.object({
    rows: z.number(),
    new: z.number(),
    updated: z.number(),
    skipped: z.number(),
    bad: z.number(),
    /** Accepted rows with notes. */
    noted: z.number(),
    /** The number of rows that the check or the import has processed. */
    checked: z.number(),
    done: z.number(),
  }),
  message: z.string().nullable(),
  createdBy: z.string(),
  createdAt: moment,
})
export type SheetImport = z.infer<typeof SheetImport>

/** A row of the list of recent imports, for returning to one. */
export const SheetRecent = SheetImport.pick({
  _id: true,
  fileName: true,
  status: true,
  createdAt: true,
})
export type SheetRecent = z.infer<typeof SheetRecent>

/** Fields beside the file. */
export const SheetUpload = z.strictObject({ review: importReview })

const oneImport = z.object({ import: SheetImport })

function imported(path: `/${string}`, words: string) {
  return endpoint({
    method: 'POST',
    path: `${path}/import`,
    access: 'record.import',
    summary:
      `Import a file of ${words} (multipart field \`file\`): the valid ` +
      'rows are imported, the response has the counts and the refused rows. With ' +
      'the field `review` set to `true` the file is checked only',
    upload: { maxBytes: sheetLimits.maxBytes, maxFiles: 1 },
    reply: oneImport.extend(ImportResult.partial().shape),
    timeout: 120_000,
  })
}

/** Imports of records from files. */
export const sheetImport = {
  brokers: imported('/brokers', 'brokers'),
  customers: imported('/customers', 'customers'),
  subscriptions: imported('/subscriptions', 'subscription plans'),
  locations: imported('/locations', 'locations'),
  interests: imported('/interests', 'interests'),
  cms: imported('/cms', 'pages'),
}

const path = '/sheet-imports'

export const sheetStep = {
  recent: endpoint({
    method: 'GET',
    path,
    access: 'record.import',
    summary: 'List the administrator’s own latest imports of a kind',
    query: z.strictObject({ noun: SheetNoun.schema }),
    reply: z.object({ imports: z.array(SheetRecent) }),
  }),
  get: endpoint({
    method: 'GET',
    path: `${path}/:id`,
    access: 'record.import',
    summary: 'Get one import of records: its columns, counts and progress',
    params: idParams,
    reply: oneImport,
  }),
  rows: endpoint({
    method: 'GET',
    path: `${path}/:id/rows`,
    access: 'record.import',
    summary: 'List the rows in the order of the file, each with its result and the reason',
    params: idParams,
    query: z.strictObject({ ...paging(20), outcome: optional(SheetOutcome.schema) }),
    reply: z.object({ rows: z.array(SheetRow), pagination: Pagination }),
  }),
  map: endpoint({
    method: 'PUT',
    path: `${path}/:id/mapping`,
    access: 'record.import',
    summary: 'Map the columns to fields, in their order; the file is checked again',
    params: idParams,
    body: z.strictObject({ fields: z.array(z.string().max(80).nullable()).min(1).max(200) }),
    reply: oneImport,
  }),
  run: endpoint({
    method: 'POST',
    path: `${path}/:id/run`,
    access: 'record.import',
    summary: 'Import the valid rows; resumes an interrupted check first',
    params: idParams,
    reply: oneImport,
    status: 202,
  }),
  cancel: endpoint({
    method: 'POST',
    path: `${path}/:id/cancel`,
    access: 'record.import',
    summary: 'Stop after the current row; rows already imported stay',
    params: idParams,
    reply: oneImport,
  }),
  refused: endpoint({
    method: 'GET',
    path: `${path}/:id/refused`,
    access: 'record.import',
    summary: 'Export the refused rows as a file: the original columns and the reason',
    params: idParams,
    download: 'text/csv; charset=utf-8',
  }),
  template: endpoint({
    method: 'GET',
    path: `${path}/template/:noun`,
    access: 'record.import',
    summary:
      'Get a template file with the columns of a kind of record, an example and allowed values',
    params: z.object({ noun: z.string().max(40) }),
    query: z.strictObject({ format: SheetFormat.schema.default('csv') }),
    download: 'text/csv; charset=utf-8',
  }),
}
