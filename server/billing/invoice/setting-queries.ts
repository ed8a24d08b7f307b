import type { Insertable, Selectable, Updateable } from 'kysely'
import type { InvoiceSetting as Reply } from '#contract/billing/invoice-settings.ts'
import { openPaginationOf, type Pagination } from '#contract/page.ts'
import type { Handle } from '#server/db/connect.ts'
import { countRows } from '#server/db/count-rows.ts'
import type { InvoiceSetting } from '#server/db/tables.ts'

export async function insertSetting(tx: Handle, row: Insertable<InvoiceSetting>): Promise<void> {
  await tx.insertInto('invoice_setting').values(row).execute()
}

export async function updateSetting(
  tx: Handle,
  id: string,
  row: Updateable<InvoiceSetting>,
): Promise<void> {
  await tx.updateTable('invoice_setting').set(row).where('id', '=', id).execute()
}

export async function listSettings(
  db: Handle,
  paging: { page?: number | undefined; limit?: number | undefined },
): Promise<{ settings: Reply[]; pagination: Pagination }> {
  const { page = 1, limit } = paging
  const total = await countRows(db.selectFrom('invoice_setting'))
  let rows = db.selectFrom('invoice_setting').selectAll().orderBy('valid_from', 'desc')
  if (limit) rows = rows.limit(limit).offset((page - 1) * limit)
  return {
    settings: (await rows.execute()).map(present),
    pagination: openPaginationOf(paging, total),
  }
}

export async function findSetting(db: Handle, id: string): Promise<Reply | undefined> {
  const row = await db
    .selectFrom('invoice_setting')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row && present(row)
}

function present(row: Selectable<InvoiceSetting>): Reply {
  return {
    _id: row.id,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    supplierName: row.supplier_name,
    supplierAddress: row.supplier_address,
    supplierState: row.supplier_state,
    supplierGstin: row.supplier_gstin,
    serviceCode: row.service_code,
    serviceName: row.service_name,
    ratePercent: row.rate_basis_points / 100,
    source: row.source,
    checkedOn: row.checked_on,
    bankDetails: row.bank_details,
    version: row.version,
  }
}
