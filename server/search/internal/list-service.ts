import { type Pagination, paginationOf } from '#contract/page.ts'
import type { PropertyOwn, PropertyRow } from '#contract/property/property.ts'
import type { Handle } from '#server/db/connect.ts'
import type { AdministratorViewer, BrokerViewer } from '#server/http/viewer.ts'
import { photoKey } from '#server/media/link.ts'
import { presentOwn, presentRow } from '#server/property/present.ts'
import type { Secrets } from '#server/secret/secret.ts'
import { type ListFilter, listAll, listOwn, type OwnFilter } from './list-queries.ts'

/** Paged lists of brokers and of the back office. */

export async function listMine(
  db: Handle,
  viewer: BrokerViewer,
  query: OwnFilter & { page: number; limit: number },
  secrets: Secrets,
): Promise<{ properties: PropertyOwn[]; pagination: Pagination }> {
  const { rows, total } = await listOwn(db, viewer, query)
  const key = photoKey(secrets, viewer)
  return {
    properties: rows.map((row) => presentOwn(row, key)),
    pagination: paginationOf(query.page, query.limit, total),
  }
}

export async function listForReview(
  db: Handle,
  viewer: AdministratorViewer,
  query: ListFilter & { page: number; limit: number },
  secrets: Secrets,
): Promise<{ properties: PropertyRow[]; pagination: Pagination }> {
  const { rows, total, reach } = await listAll(db, query)
  const key = photoKey(secrets, viewer)
  return {
    properties: rows.map((row) => presentRow(row, key)),
    pagination: paginationOf(query.page, query.limit, total, reach),
  }
}
