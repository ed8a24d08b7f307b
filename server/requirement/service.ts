import { v7 } from 'uuid'
import type { BodyOf } from '#contract/endpoint.ts'
import { orRefuse } from '#contract/or-refuse.ts'
import { type Pagination, paginationOf } from '#contract/page.ts'
import { PropertyTypeOrSegment, typesOf } from '#contract/property/vocabulary.ts'
import { refuse } from '#contract/refusal.ts'
import { maxOpenRequirements, maxPostedPerDay } from '#contract/requirement/limits.ts'
import type { OwnRequirement, requirement } from '#contract/requirement/requirement.ts'
import { type RequirementStep, requirementLifecycle } from '#contract/requirement/vocabulary.ts'
import type { SearchFilters } from '#contract/search/labels.ts'
import { exclusionProblem } from '#domain/listing-wording/exclusion-problem.ts'
import { findExclusions } from '#domain/listing-wording/find-exclusion.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { CustomerViewer } from '#server/http/viewer.ts'
import { presentOwn } from './present.ts'
import {
  countOwn,
  endOfTerm,
  findOwn,
  hasProvenEmail,
  insertRequirement,
  listOwn,
  lockOwn,
  lockRequirementsOf,
  updateRequirement,
} from './queries.ts'

/** The customer's own requirements (decision 0106). */

type Draft = Pick<BodyOf<typeof requirement.create>, 'filters' | 'note'>

export async function findRequirements(
  db: Handle,
  viewer: CustomerViewer,
  { page, limit }: { page: number; limit: number },
): Promise<{ requirements: OwnRequirement[]; pagination: Pagination }> {
  const { rows, total } = await listOwn(db, viewer, { page, limit })
  return { requirements: rows.map(presentOwn), pagination: paginationOf(page, limit, total) }
}

export async function getRequirement(
  db: Handle,
  viewer: CustomerViewer,
  id: string,
): Promise<OwnRequirement> {
  return presentOwn(orRefuse(await findOwn(db, viewer, id), 'requirement_not_found'))
}

/**
 * Posts a requirement, which is matched in a moment. Notifications of offers go only to a confirmed
 * mailbox.
 */
export function postRequirement(
  db: Handle,
  viewer: CustomerViewer,
  draft: Draft,
): Promise<OwnRequirement> {
  refuseExclusions(draft)
  return transact(db, async (tx) => {
    await lockRequirementsOf(tx, viewer)
    if (!(await hasProvenEmail(tx, viewer))) throw refuse('requirement_email_unproven')
    const { open, today } = await countOwn(tx, viewer)
    if (open >= maxOpenRequirements) throw refuse('requirements_too_many')
    if (today >= maxPostedPerDay) throw refuse('requirements_too_many_today')
    const id = v7()
    await insertRequirement(tx, {
      ...{ id, customer_id: viewer.id, ends_at: endOfTerm },
      ...columnsOf(draft),
    })
    await record(tx, viewer, 'requirement.create', { kind: 'requirement', id })
    return getRequirement(tx, viewer, id)
  })
}

/** Changes a requirement. One that has ended has to be renewed first. */
export function changeRequirement(
  db: Handle,
  viewer: CustomerViewer,
  id: string,
  { version, ...draft }: Draft & { version?: number | undefined },
): Promise<OwnRequirement> {
  refuseExclusions(draft)
  return transact(db, async (tx) => {
    const before = orRefuse(await lockOwn(tx, viewer, id), 'requirement_not_found')
    if (version !== undefined && before.version !== version) throw refuse('changed_meanwhile')
    if (before.state !== 'open' && before.state !== 'paused') {
      throw refuse('requirement_not_open')
    }
    const change = { ...columnsOf(draft), version: before.version + 1, is_matched: false }
    await updateRequirement(tx, id, change)
    await record(tx, viewer, 'requirement.change', { kind: 'requirement', id })
    return getRequirement(tx, viewer, id)
  })
}

/** Takes a step of the lifecycle. A requirement that is resumed or renewed is matched again. */
export function stepRequirement(
  db: Handle,
  viewer: CustomerViewer,
  id: string,
  step: RequirementStep,
): Promise<OwnRequirement> {
  return transact(db, async (tx) => {
    await lockRequirementsOf(tx, viewer)
    const before = orRefuse(await lockOwn(tx, viewer, id), 'requirement_not_found')
    const state = requirementLifecycle[before.state][step]
    if (!state) throw refuse('requirement_step_impossible')
    if (before.state === 'ended' && (await countOwn(tx, viewer)).open >= maxOpenRequirements) {
      throw refuse('requirements_too_many')
    }
    await updateRequirement(tx, id, {
      state,
      ended_at: state === 'ended' ? new Date() : null,
      version: before.version + 1,
      ...(step === 'keep' && { ends_at: endOfTerm, reminded_at: null }),
      ...(state === 'open' && before.state !== 'open' && { is_matched: false }),
    })
    const states = { before: { state: before.state }, after: { state } }
    await record(tx, viewer, `requirement.${step}`, { kind: 'requirement', id }, states)
    return getRequirement(tx, viewer, id)
  })
}

function columnsOf({ filters, note }: Draft) {
  const { propertyType = '', listingType, minPrice, maxPrice } = filters
  return {
    filters: JSON.stringify(filters),
    note: note ?? null,
    listing_type: listingType as 'sell' | 'rent' | 'lease',
    property_types: PropertyTypeOrSegment.has(propertyType) ? [...typesOf(propertyType)] : null,
    min_price: Number(minPrice ?? 0),
    max_price: Number(maxPrice),
  }
}

/** Refuses words that exclude people by what they are, as in a listing (decision 0086). */
function refuseExclusions({ filters, note = '' }: { filters: SearchFilters; note?: string }): void {
  const context = { isForSale: filters.listingType === 'sell' }
  const texts = { note, 'filters.search': filters.search ?? '' }
  const fields = Object.entries(texts).flatMap(([field, text]) => {
    const [first] = findExclusions(text, context)
    return first ? [[field, exclusionProblem(first)] as const] : []
  })
  if (fields.length > 0) throw refuse('invalid_input', { fields: Object.fromEntries(fields) })
}
