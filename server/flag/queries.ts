import { type SelectQueryBuilder, sql } from 'kysely'
import type { FlagAct, FlagReason, FlagStatus, Flag as Reply } from '#contract/flag.ts'
import { actsOf } from '#contract/property/lifecycle.ts'
import type { Handle } from '#server/db/connect.ts'
import { countRows } from '#server/db/count-rows.ts'
import { isOffered } from '#server/db/offered-listing.ts'
import type { Tables } from '#server/db/tables.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { hashToken } from '#server/secret/token-hash.ts'

export interface FlagFilter {
  search?: string | undefined
  status?: FlagStatus | undefined
  reason?: FlagReason | undefined
}

interface NewFlag {
  id: string
  property_id: string
  reason: FlagReason
  note: string | null
  contact: string | null
  visitor: Buffer
  network: Buffer
}

/** By what somebody who reports a listing is known. */
interface Identity {
  customerId: string | null
  inquiryLink: string | undefined
}

/** A customer who has proven a mailbox or a number, or who has asked about the listing. */
const isKnown = ({ customerId, inquiryLink }: Identity, propertyId: string) => sql<boolean>`
  exists (select from customer where id = ${customerId} and proven_email is not null)
  or exists (select from number_proof
    where account_realm = 'customer' and account_id = ${customerId})
  or exists (select from inquiry
    where customer_id = ${customerId} and property_id = ${propertyId})
  or exists (select from inquiry_link link join inquiry on inquiry.id = link.inquiry_id
    where token_hash = ${hashToken(inquiryLink ?? '')} and expires_at > now()
      and property_id = ${propertyId})`

/** Inserts a report of a public listing; returns false if this visitor made one today. */
export async function insertFlag(tx: Handle, flag: NewFlag, identity: Identity): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('flag')
    .values({
      ...flag,
      is_known: isKnown(identity, flag.property_id),
      day: sql<string>`india_today()`,
    })
    .onConflict((conflict) => conflict.constraint('flag_once_a_day').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function findLiveTitle(db: Handle, propertyId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('property')
    .select('title')
    .where('id', '=', propertyId)
    .where(isOffered)
    .executeTakeFirst()
  return row?.title
}

/** Locks a listing's reports, so that decisions run one at a time. */
export async function lockFlags(tx: Handle, propertyId: string): Promise<void> {
  await tx
    .selectFrom('flag')
    .select('id')
    .where('property_id', '=', propertyId)
    .where('status', '=', 'open')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Decides all open reports of a listing; returns how many there were. */
export async function decideOpen(
  tx: Handle,
  viewer: AdministratorViewer,
  propertyId: string,
  status: 'resolved' | 'dismissed',
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('flag')
    .set({
      status,
      decided_by: viewer.id,
      decided_by_name: viewer.name,
      decided_at: sql<Date>`now()`,
    })
    .where('property_id', '=', propertyId)
    .where('status', '=', 'open')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

const joined = (db: Handle) =>
  db
    .selectFrom('flag')
    .innerJoin('property', 'property.id', 'flag.property_id')
    .innerJoin('broker', 'broker.id', 'property.broker_id')

function matching<O>(
  query: SelectQueryBuilder<Tables, 'flag' | 'property' | 'broker', O>,
  { search, status, reason }: FlagFilter,
) {
  let narrowed = query
  if (status) narrowed = narrowed.where('flag.status', '=', status)
  if (reason) narrowed = narrowed.where('flag.reason', '=', reason)
  if (search) {
    narrowed = narrowed.where(
      sql<boolean>`strpos(lower(concat_ws(' ', property.title, note, company_name)),
        lower(${search})) > 0`,
    )
  }
  return narrowed
}

const shown = (db: Handle) =>
  joined(db).select([
    'flag.id',
    'flag.reason',
    'flag.note',
    'flag.contact',
    'flag.status',
    'flag.decided_by_name',
    'flag.decided_at',
    'flag.created_at',
    'flag.property_id',
    'property.title',
    'property.status as property_status',
    'property.removed_at',
    'broker.company_name',
    sql<number>`(select count(*) from flag other
      where other.property_id = flag.property_id and other.status = 'open')`.as('open'),
  ])

type Row = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>

export async function listFlags(
  db: Handle,
  filter: FlagFilter,
  { page, limit, sort }: { page: number; limit: number; sort: 'newest' | 'oldest' },
): Promise<{ rows: Reply[]; total: number }> {
  const total = await countRows(matching(joined(db), filter))
  const direction = sort === 'newest' ? 'desc' : 'asc'
  const rows = await matching(shown(db), filter)
    .orderBy('flag.created_at', direction)
    .orderBy('flag.id', direction)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { rows: (rows as Row[]).map(present), total }
}

export async function findFlag(db: Handle, id: string): Promise<Reply | undefined> {
  const row = await shown(db).where('flag.id', '=', id).executeTakeFirst()
  return row && present(row)
}

/** Returns the other open reports of the same listing, oldest first. */
export async function listOthers(db: Handle, { _id, property }: Reply): Promise<Reply[]> {
  const rows = await shown(db)
    .where('flag.property_id', '=', property._id)
    .where('flag.status', '=', 'open')
    .where('flag.id', '<>', _id)
    .orderBy('flag.created_at')
    .orderBy('flag.id')
    .limit(50)
    .execute()
  return rows.map(present)
}

/** Returns the oldest open report of another listing. */
export async function findNext(db: Handle, { property }: Reply): Promise<string | null> {
  const row = await db
    .selectFrom('flag')
    .select('id')
    .where('status', '=', 'open')
    .where('property_id', '<>', property._id)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

export async function countByStatus(db: Handle) {
  const of = (status: FlagStatus) => sql<number>`count(*) filter (where status = ${status})`
  return db
    .selectFrom('flag')
    .select([
      of('open').as('open'),
      of('resolved').as('resolved'),
      of('dismissed').as('dismissed'),
      sql<number>`count(distinct property_id) filter (where status = 'open')`.as('listings'),
    ])
    .executeTakeFirstOrThrow()
}

function present(row: Row): Reply {
  return {
    _id: row.id,
    property: {
      _id: row.property_id,
      title: row.title,
      status: row.property_status,
      removed: row.removed_at !== null,
      broker: row.company_name,
    },
    reason: row.reason,
    note: row.note,
    contact: row.contact,
    status: row.status,
    open: row.open,
    decidedBy: row.decided_by_name,
    decidedAt: row.decided_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    may: mayOf(row),
  }
}

function mayOf({ status, property_status, removed_at }: Row): FlagAct[] {
  if (status !== 'open') return []
  if (removed_at) return ['dismiss', 'resolve']
  const acts = actsOf(property_status, 'reviewer')
  return [
    'dismiss',
    'resolve',
    ...(acts.includes('recall') ? (['review', 'reject'] as const) : []),
    ...(acts.includes('reject') ? (['reject'] as const) : []),
  ]
}
