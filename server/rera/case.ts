import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { PropertyDetail } from '#contract/property/detail.ts'
import { lacksReraNumber, registrationNumber, reraFacts } from '#contract/property/rera-rule.ts'
import { refuse } from '#contract/refusal.ts'
import type { ReraCase, ReraWaiver } from '#contract/rera.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { mayBeSameProject, type NamedProject } from '#domain/rera/project-of-number.ts'
import { canonicalReraState } from '#domain/rera/rera-project.ts'
import type { Handle } from '#server/db/connect.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import type { ListingRow } from '#server/property/listing-queries.ts'
import {
  findNumberOwner,
  findWaiver,
  listNumberUses,
  lockNumber,
  type NumberUse,
} from './queries.ts'
import { matchRegister } from './register/match.ts'

/** The RERA state of a listing: what blocks its approval. */

/** The columns of a listing that its registration is judged by. */
type ReraRow = Pick<ListingRow, 'id' | 'listing_type' | 'detail' | 'city_name' | 'state'>

/** The registration that a listing states; undefined if it states none. */
export function registrationOf(row: ReraRow) {
  const detail = row.detail as PropertyDetail
  const number = registrationNumber(detail)
  if (number === undefined) return undefined
  const { reraState, society = '' } = detail
  const project: NamedProject = { society: society.trim() || null, city: row.city_name }
  return { number, state: canonicalReraState(reraState ?? row.state ?? ''), project }
}

export const listingOf = (row: ReraRow) => ({
  listingType: row.listing_type,
  // The column is only written from validated drafts.
  detail: row.detail as PropertyDetail,
})

export const isMissing = (row: ReraRow) => lacksReraNumber(listingOf(row), dayInIndia(new Date()))

/** Returns the last waiver for the present facts of a listing. */
export async function findValidWaiver(db: Handle, row: ReraRow) {
  const waiver = await findWaiver(db, row.id)
  if (!waiver || waiver.state === 'ended') return undefined
  return isDeepStrictEqual(waiver.facts, reraFacts(listingOf(row))) ? waiver : undefined
}

/** Returns the other projects with a listing's number, given the last decision on the number. */
export async function findConflict(db: Handle, row: ReraRow) {
  const own = registrationOf(row)
  if (!own) return { others: [] as NumberUse[], owner: undefined }
  const owner = await findNumberOwner(db, own)
  const uses = await listNumberUses(db, own, row.id)
  const isSettled = owner?.names.some((name) => mayBeSameProject(name, own.project)) ?? false
  const others = uses.filter((use) => !mayBeSameProject(use, own.project))
  return { others: isSettled ? [] : others, owner, isForeign: owner !== undefined && !isSettled }
}

/**
 * Refuses the approval of a listing without the number it needs, or with that of another project.
 */
export async function requireReraSettled(tx: Handle, row: ReraRow): Promise<void> {
  if (isMissing(row) && (await findValidWaiver(tx, row))?.state !== 'confirmed') {
    throw refuse('rera_number_missing')
  }
  const own = registrationOf(row)
  if (!own) return
  await lockNumber(tx, own.number)
  const { others, isForeign } = await findConflict(tx, row)
  if (others.length > 0 || isForeign) throw refuse('rera_number_conflict')
}

export async function getReraCase(
  db: Handle,
  viewer: AdministratorViewer,
  row: ListingRow,
): Promise<ReraCase> {
  const waiver = await findValidWaiver(db, row)
  const own = registrationOf(row)
  const { others, owner } = await findConflict(db, row)
  return {
    version: versionOf({ waiver, own, others, owner }),
    isMissing: isMissing(row),
    waiver: waiver ? presentWaiver(waiver, viewer) : null,
    number: own?.number ?? null,
    state: own?.state || null,
    register: own ? await matchRegister(db, { ...own, ...own.project }) : null,
    others: others.map(({ society, city, listings, id, title }) => ({
      ...{ society, city, listings },
      listing: { _id: id, title },
    })),
    decided: owner
      ? {
          by: owner.decided_by_name,
          at: owner.decided_at.toISOString(),
          names: owner.names.map(nameOf),
        }
      : null,
  }
}

interface Shown {
  waiver: Awaited<ReturnType<typeof findValidWaiver>>
  own: ReturnType<typeof registrationOf>
  others: NumberUse[]
  owner: Awaited<ReturnType<typeof findNumberOwner>>
}

function versionOf({ waiver, own, others, owner }: Shown): string {
  const shown = [
    ...[waiver?.id, waiver?.state, own, owner?.decided_at],
    others.map((other) => nameOf(other).toLowerCase()).toSorted(),
  ]
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url')
}

/** Refuses a decision on another state than the one shown. */
export async function requireCurrentCase(
  tx: Handle,
  viewer: AdministratorViewer,
  row: ListingRow,
  version: string,
): Promise<void> {
  if ((await getReraCase(tx, viewer, row)).version !== version) throw refuse('rera_case_changed')
}

export const nameOf = ({ society, city }: NamedProject): string =>
  [society, city].filter(Boolean).join(', ')

function presentWaiver(
  waiver: NonNullable<Awaited<ReturnType<typeof findWaiver>>>,
  viewer: AdministratorViewer,
): ReraWaiver {
  return {
    reason: waiver.reason,
    state: waiver.state,
    askedBy: waiver.asked_by_name,
    askedAt: waiver.asked_at.toISOString(),
    isOwn: waiver.asked_by === viewer.id,
    decidedBy: waiver.decided_by_name,
    decidedAt: waiver.decided_at?.toISOString() ?? null,
  }
}
