import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type {
  InvoiceSettingChange,
  InvoiceSettingDraft,
  InvoiceSetting as Reply,
} from '#contract/billing/invoice-settings.ts'
import { openPaginationOf, type Pagination } from '#contract/page.ts'
import type { Handle } from '#server/db/connect.ts'
import type { InvoiceSetting } from '#server/db/tables.ts'
import { makeCrudService } from '#server/master/crud-service.ts'

/** Who sells, and what tax is charged, for which days. */
export const invoiceSettingsService = makeCrudService({
  table: 'invoice_setting',
  missing: 'invoice_setting_not_found',
  constraints: {
    invoice_setting_one_at_a_time: ['invoice_setting_overlaps', 'validFrom'],
    invoice_setting_lasts: ['invoice_setting_ends_early', 'validUntil'],
    invoice_setting_unregistered_charges_none: ['invoice_setting_unregistered', 'ratePercent'],
    invoice_setting_state_of_gstin: ['invoice_setting_other_state', 'supplierGstin'],
  },
  find: findSetting,
  insert: async (tx: Handle, id: string, draft: z.output<typeof InvoiceSettingDraft>) => {
    const row = { ...columns(draft), ...required(draft), id }
    await tx.insertInto('invoice_setting').values(row).execute()
  },
  update: async (tx: Handle, id: string, change: z.output<typeof InvoiceSettingChange>) => {
    await tx.updateTable('invoice_setting').set(columns(change)).where('id', '=', id).execute()
  },
  remove: async (tx, id) => {
    await tx.deleteFrom('invoice_setting').where('id', '=', id).execute()
  },
})

export async function listSettings(
  db: Handle,
  paging: { page?: number | undefined; limit?: number | undefined },
): Promise<{ settings: Reply[]; pagination: Pagination }> {
  const { page = 1, limit } = paging
  const { total } = await db
    .selectFrom('invoice_setting')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  let rows = db.selectFrom('invoice_setting').selectAll().orderBy('valid_from', 'desc')
  if (limit) rows = rows.limit(limit).offset((page - 1) * limit)
  return {
    settings: (await rows.execute()).map(present),
    pagination: openPaginationOf(paging, total),
  }
}

async function findSetting(db: Handle, id: string): Promise<Reply | undefined> {
  const row = await db
    .selectFrom('invoice_setting')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row && present(row)
}

function required(draft: z.output<typeof InvoiceSettingDraft>) {
  return {
    valid_from: draft.validFrom,
    supplier_name: draft.supplierName,
    supplier_address: draft.supplierAddress,
    supplier_state: draft.supplierState,
    service_code: draft.serviceCode,
    service_name: draft.serviceName,
    rate_basis_points: Math.round(draft.ratePercent * 100),
  }
}

function columns(change: z.output<typeof InvoiceSettingChange>) {
  return {
    valid_from: change.validFrom,
    valid_until: change.validUntil,
    supplier_name: change.supplierName,
    supplier_address: change.supplierAddress,
    supplier_state: change.supplierState,
    supplier_gstin: change.supplierGstin,
    service_code: change.serviceCode,
    service_name: change.serviceName,
    rate_basis_points:
      change.ratePercent === undefined ? undefined : Math.round(change.ratePercent * 100),
    source: change.source,
    checked_on: change.checkedOn,
    bank_details: change.bankDetails,
  }
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
