import { reraFacts } from '#contract/property/rera-rule.ts'
import { refuse } from '#contract/refusal.ts'
import type { NumberOwner, ReraCase } from '#contract/rera.ts'
import { t } from '#domain/locale/translate.ts'
import { isEntitled } from '#server/administrator/service.ts'
import { record } from '#server/audit/record.ts'
import { systemActor } from '#server/audit/system-actor.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { notify } from '#server/notification/in-app/service.ts'
import type { ListingRow } from '#server/property/listing-queries.ts'
import { findListing } from '#server/property/queries.ts'
import { findForSharedChange } from '#server/property/write-queries.ts'
import {
  findConflict,
  findValidWaiver,
  getReraCase,
  isMissing,
  listingOf,
  nameOf,
  registrationOf,
  requireCurrentCase,
} from './case.ts'
import {
  endWaiver,
  insertWaiver,
  lockListing,
  lockNumber,
  saveNumberOwner,
  updateWaiver,
} from './queries.ts'

/** Decisions of reviewers about the RERA number of a listing. */

/** Requests the approval of another administrator for a listing without the number it needs. */
export function askWaiver(
  db: Handle,
  viewer: AdministratorViewer,
  id: string,
  reason: string,
): Promise<ReraCase> {
  return transact(db, async (tx) => {
    const row = await getForDecision(tx, id)
    if (!isMissing(row)) throw refuse('rera_number_not_missing')
    await insertWaiver(tx, viewer, { propertyId: id, reason, facts: reraFacts(listingOf(row)) })
    await record(tx, viewer, 'property.ask_rera_waiver', target(id), { after: { reason } })
    await notify(tx, 'property.review', () => ({
      kind: 'property',
      title: t('Confirm: publish without a RERA number? {title}', { title: row.title }),
      link: `/bb-admin/review?listing=${id}`,
    }))
    return getReraCase(tx, viewer, row)
  })
}

/** Confirms or declines the waiver of another administrator. */
export async function decideWaiver(
  db: Handle,
  viewer: AdministratorViewer,
  id: string,
  { act, version }: { act: 'confirm' | 'decline'; version: string },
): Promise<ReraCase> {
  const decided = await transact(db, async (tx) => {
    const row = await getForDecision(tx, id)
    const waiver = await findValidWaiver(tx, row)
    if (waiver?.state !== 'asked') throw refuse('rera_waiver_not_asked')
    await requireCurrentCase(tx, viewer, row, version)
    if (act === 'confirm' && waiver.asked_by === viewer.id) throw refuse('rera_waiver_own')
    if (act === 'confirm' && !(await isEntitled(tx, waiver.asked_by, 'property.review'))) {
      await endWaiver(tx, waiver.id)
      await record(tx, systemActor, 'property.end_rera_waiver', target(id), {
        after: { askedBy: waiver.asked_by_name },
      })
      return undefined
    }
    const state = act === 'confirm' ? 'confirmed' : 'declined'
    if (!(await updateWaiver(tx, viewer, waiver.id, state))) throw refuse('rera_waiver_not_asked')
    const after = { reason: waiver.reason, askedBy: waiver.asked_by_name }
    await record(tx, viewer, `property.${act}_rera_waiver`, target(id), { after })
    return getReraCase(tx, viewer, row)
  })
  // Outside the transaction, which a refusal would roll back.
  if (!decided) throw refuse('approval_lapsed')
  return decided
}

/** Decides which project a number belongs to, if listings give it for several. */
export function decideNumberOwner(
  db: Handle,
  viewer: AdministratorViewer,
  id: string,
  given: { owner: NumberOwner; listing?: string | undefined; version: string },
): Promise<ReraCase> {
  return transact(db, async (tx) => {
    const row = await getForDecision(tx, id)
    const own = registrationOf(row)
    if (!own) throw refuse('rera_number_no_conflict')
    await lockNumber(tx, own.number)
    const { others, owner: before } = await findConflict(tx, row)
    if (others.length === 0 && !before) throw refuse('rera_number_no_conflict')
    await requireCurrentCase(tx, viewer, row, given.version)
    const { owner, listing } = given
    const other = others.filter((one) => !listing || one.id === listing)
    if (owner === 'other' && other.length !== 1) throw refuse('rera_number_owner_unclear')
    const projects = {
      same: [...(before?.names ?? []), own.project, ...others],
      this: [own.project],
      other,
    }[owner].map(({ society, city }) => ({ society, city }))
    const { number, state } = { ...own, ...(before && { state: before.state }) }
    await saveNumberOwner(tx, viewer, { state, number, projects })
    await record(tx, viewer, 'property.decide_rera_project', target(id), {
      after: { number: own.number, projects: projects.map(nameOf) },
    })
    return getReraCase(tx, viewer, row)
  })
}

const target = (id: string) => ({ kind: 'property', id })

/** Returns a listing, locked as for a decision. */
async function getForDecision(tx: Handle, id: string): Promise<ListingRow> {
  // The broker is locked first, as in every change of a listing.
  const seen = await findForSharedChange(tx, id)
  await lockListing(tx, id)
  const row = seen && (await findListing(tx, id))
  if (!row) throw refuse('property_not_found')
  return row
}
