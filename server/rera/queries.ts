import { type RawBuilder, sql } from 'kysely'
import { v7 } from 'uuid'
import { z } from 'zod'
import type { NamedProject } from '#domain/rera/project-of-number.ts'
import { findReraState, reraStates } from '#domain/rera/rera-project.ts'
import type { Handle } from '#server/db/connect.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'

/** Returns the last waiver of a listing. */
export function findWaiver(db: Handle, propertyId: string) {
  return db
    .selectFrom('rera_waiver')
    .selectAll()
    .where('property_id', '=', propertyId)
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

/** Inserts a waiver, which replaces an earlier one. */
export async function insertWaiver(
  tx: Handle,
  { id: askedBy, name }: AdministratorViewer,
  given: { propertyId: string; reason: string; facts: object },
): Promise<void> {
  await tx
    .updateTable('rera_waiver')
    .set({ state: 'ended' })
    .where('property_id', '=', given.propertyId)
    .where('state', 'in', ['asked', 'confirmed'])
    .execute()
  await tx
    .insertInto('rera_waiver')
    .values({
      ...{ id: v7(), property_id: given.propertyId, reason: given.reason },
      ...{ facts: JSON.stringify(given.facts), asked_by: askedBy, asked_by_name: name },
    })
    .execute()
}

/** Ends a waiver whose author has lost the right to it. */
export async function endWaiver(tx: Handle, id: string): Promise<void> {
  await tx.updateTable('rera_waiver').set({ state: 'ended' }).where('id', '=', id).execute()
}

/** Decides a waiver that is still open; returns whether it was. */
export async function updateWaiver(
  tx: Handle,
  { id: decidedBy, name }: AdministratorViewer,
  id: string,
  state: 'confirmed' | 'declined',
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('rera_waiver')
    .set({ state, decided_by: decidedBy, decided_by_name: name, decided_at: new Date() })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Listings with the same number, project name and city. */
export interface NumberUse extends NamedProject {
  state: string | null
  listings: number
  id: string
  title: string
}

/** A number as a listing gives it, with the state of its register. */
interface GivenNumber {
  number: string
  state: string
}

const knownStates = reraStates.map((name) => name.toLowerCase())

/** The same as `isOtherReraState`: both states are known, and differ. */
function isOtherState(one: RawBuilder<unknown>, other: string): RawBuilder<boolean> {
  const known = findReraState(other)?.toLowerCase()
  if (!known) return sql<boolean>`false`
  return sql<boolean>`(lower(btrim(${one})) = any(${knownStates}::text[])
    and lower(btrim(${one})) <> ${known})`
}

/** The maximum number of names: no project has more than a reviewer could compare. */
const maxNames = 50

/** Returns the project names under which other open listings give a number. */
export async function listNumberUses(
  db: Handle,
  { number, state }: GivenNumber,
  except: string,
): Promise<NumberUse[]> {
  const { rows } = await sql<NumberUse>`
    select min(btrim(p.detail ->> 'society')) as society, city.name as city,
      coalesce(p.detail ->> 'reraState', nullif(city.state, '')) as state,
      count(*) as listings,
      (array_agg(p.id order by p.is_live desc, p.id))[1] as id,
      (array_agg(p.title order by p.is_live desc, p.id))[1] as title
    from property p left join location city on city.id = p.city_id
    where plain_rera_number(p.detail ->> 'reraNumber') = plain_rera_number(${number})
      and p.detail ? 'reraNumber' and p.removed_at is null
      and p.detail ->> 'rera' = 'registered' and p.status in ('pending', 'approved')
      and p.id <> ${except}
      and not coalesce(${isOtherState(
        sql`coalesce(p.detail ->> 'reraState', city.state)`,
        state,
      )}, false)
    group by lower(btrim(p.detail ->> 'society')), city.id, 3
    order by listings desc, id
    limit ${maxNames}`.execute(db)
  return rows
}

const names = z.array(z.object({ society: z.string().nullable(), city: z.string().nullable() }))

/** Returns the names of the project that reviewers decided a number belongs to. */
export async function findNumberOwner(db: Handle, { number, state }: GivenNumber) {
  const row = await db
    .selectFrom('rera_project')
    .selectAll()
    .where('number', '=', sql<string>`plain_rera_number(${number})`)
    .where(sql<boolean>`not ${isOtherState(sql`state`, state)}`)
    .orderBy(sql`state = ${state}`, 'desc')
    .orderBy('decided_at', 'desc')
    .executeTakeFirst()
  return row && { ...row, names: names.parse(row.names) }
}

/** Lets decisions about one listing run one after another. */
export async function lockListing(tx: Handle, id: string): Promise<void> {
  await tx.selectFrom('property').where('id', '=', id).select('id').forNoKeyUpdate().execute()
}

/** Lets decisions about one number run one after another. */
export async function lockNumber(tx: Handle, number: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(
    'rera ' || plain_rera_number(${number}), 0))`.execute(tx)
}

export async function saveNumberOwner(
  tx: Handle,
  viewer: AdministratorViewer,
  { state, number, projects }: { state: string; number: string; projects: NamedProject[] },
): Promise<void> {
  const decision = {
    names: JSON.stringify(projects),
    ...{ decided_by: viewer.id, decided_by_name: viewer.name, decided_at: new Date() },
  }
  await tx
    .insertInto('rera_project')
    .values({ state, number: sql<string>`plain_rera_number(${number})`, ...decision })
    .onConflict((conflict) => conflict.columns(['state', 'number']).doUpdateSet(decision))
    .execute()
}
