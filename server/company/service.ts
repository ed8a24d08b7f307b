import type { z } from 'zod'
import type { Company, CompanyDraft } from '#contract/company.ts'
import { refuse } from '#contract/refusal.ts'
import type { Handle } from '#server/db/connect.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { makeCrudService } from '#server/master/crud-service.ts'
import { findCompany, insertCompany, updateCompany } from './queries.ts'

type Draft = z.output<typeof CompanyDraft>

const crudService = makeCrudService({
  table: 'company',
  missing: 'not_found',
  // Two first saves at once: the second has not seen the first.
  constraints: { company_only_one: ['changed_meanwhile'] },
  find: findCompany,
  insert: (tx: Handle, id: string, draft: Draft) => insertCompany(tx, { id, ...columns(draft) }),
  update: (tx: Handle, id: string, draft: Draft) => updateCompany(tx, id, columns(draft)),
})

/** Saves the company details: for the first time, or over the version that was read. */
export async function saveCompany(
  db: Handle,
  viewer: AdministratorViewer,
  draft: Draft,
): Promise<Company> {
  const stored = await findCompany(db)
  if (stored && draft.version === undefined) throw refuse('changed_meanwhile')
  return stored
    ? crudService.change(db, viewer, stored._id, draft)
    : crudService.create(db, viewer, draft)
}

function columns(draft: Draft) {
  return {
    legal_name: draft.legalName,
    address: draft.address,
    latitude: draft.coordinates?.latitude ?? null,
    longitude: draft.coordinates?.longitude ?? null,
    phone: draft.phone ?? null,
    email: draft.email,
    officer_name: draft.officerName,
    officer_designation: draft.officerDesignation,
    officer_phone: draft.officerPhone ?? null,
    officer_email: draft.officerEmail,
    updated_at: new Date(),
  }
}
