import type { z } from 'zod'
import type {
  InvoiceSettingChange,
  InvoiceSettingDraft,
} from '#contract/billing/invoice-settings.ts'
import type { Handle } from '#server/db/connect.ts'
import { makeCrudService } from '#server/master/crud-service.ts'
import { findSetting, insertSetting, updateSetting } from './setting-queries.ts'

/** The supplier's details and the tax rate, by period. */
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
  insert: (tx: Handle, id: string, draft: z.output<typeof InvoiceSettingDraft>) =>
    insertSetting(tx, { ...columns(draft), ...required(draft), id }),
  update: (tx: Handle, id: string, change: z.output<typeof InvoiceSettingChange>) =>
    updateSetting(tx, id, columns(change)),
})

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
