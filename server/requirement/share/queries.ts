import { type InsertObject, type RawBuilder, sql } from 'kysely'
import { shareHours } from '#contract/requirement/limits.ts'
import type { ShareState } from '#contract/requirement/vocabulary.ts'
import type { SearchFilters } from '#contract/search/labels.ts'
import { lockKey } from '#server/db/advisory-lock.ts'
import type { Handle } from '#server/db/connect.ts'
import { countRows } from '#server/db/count-rows.ts'
import type { Tables } from '#server/db/tables.ts'
import { isVisibleBroker } from '#server/db/visible-broker.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'

export interface ShareRow {
  id: string
  requirement_id: string | null
  from_broker_id: string
  to_broker_id: string
  percent: number
  note: string | null
  state: ShareState
  expires_at: Date
  decided_at: Date | null
  created_at: Date
  /** As it was shared; the present filters if the requirement still exists. */
  summary: string
  filters: SearchFilters | null
  other_id: string
  first_name: string
  last_name: string
  company_name: string
  offer_count: number
}

const selectShares = (viewerId: string, condition: RawBuilder<unknown>) => sql<ShareRow>`
  select share.id, share.requirement_id, from_broker_id, to_broker_id, percent, share.note,
    requirement_share_state(share) as state, expires_at, decided_at, share.created_at, summary,
    requirement.filters, other.id as other_id, other.first_name, other.last_name,
    other.company_name,
    (select count(*) from requirement_offer where share_id = share.id)::int as offer_count
  from requirement_share share
  left join requirement on requirement.id = share.requirement_id
  join broker other on other.id = case from_broker_id
    when ${viewerId} then to_broker_id else from_broker_id end
  where ${viewerId} in (from_broker_id, to_broker_id) and ${condition}`

export async function listShares(
  db: Handle,
  { id }: BrokerViewer,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: ShareRow[]; total: number }> {
  const { rows } = await sql<ShareRow>`${selectShares(id, sql`true`)}
    order by share.created_at desc, share.id desc
    limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  const total = await countRows(
    db
      .selectFrom('requirement_share')
      .where(({ or, eb }) => or([eb('from_broker_id', '=', id), eb('to_broker_id', '=', id)])),
  )
  return { rows, total }
}

export async function findShare(
  db: Handle,
  { id: viewerId }: BrokerViewer,
  id: string,
): Promise<ShareRow | undefined> {
  const { rows } = await selectShares(viewerId, sql`share.id = ${id}`).execute(db)
  return rows[0]
}

/** Locks a share that the broker received, until the transaction ends. */
export async function lockReceivedShare(
  tx: Handle,
  viewer: BrokerViewer,
  id: string,
): Promise<ShareRow | undefined> {
  await sql`select from requirement_share where id = ${id} and to_broker_id = ${viewer.id}
    for no key update`.execute(tx)
  const row = await findShare(tx, viewer, id)
  return row?.to_broker_id === viewer.id ? row : undefined
}

/** Whether a requirement is open and its customer has accepted an offer of the broker. */
export async function isEntrusted(
  tx: Handle,
  brokerId: string,
  requirementId: string,
): Promise<boolean> {
  const { rows } = await sql<{ is_entrusted: boolean }>`
    select requirement_is_open(requirement)
      and requirement_is_entrusted(requirement, ${brokerId}) as is_entrusted
    from requirement where id = ${requirementId}`.execute(tx)
  return rows[0]?.is_entrusted ?? false
}

/** Returns the share under which a broker offers through another one. */
export async function findAcceptedShare(
  tx: Handle,
  brokerId: string,
  requirementId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select share.id from requirement_share share
    join requirement on requirement.id = share.requirement_id
    where share.requirement_id = ${requirementId} and share.to_broker_id = ${brokerId}
      and share.state = 'accepted'
      and requirement_is_entrusted(requirement, share.from_broker_id)`.execute(tx)
  return rows[0]?.id
}

/** Returns the verified broker with an id, an e-mail address or a number in E.164. */
export async function findReceiver(
  tx: Handle,
  { id, email, phone }: { id?: string; email?: string; phone?: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from broker
    where ${isVisibleBroker} and (id = ${id ?? null}::uuid or lower(email) = ${email ?? null}
      or phone = ${phone ?? null})
    order by created_at limit 1`.execute(tx)
  return rows[0]?.id
}

/** Serializes the proposals of a broker, so that the limit is counted exactly. */
export async function lockSharesOf(tx: Handle, { id }: BrokerViewer): Promise<void> {
  await lockKey(tx, `requirement shares of ${id}`)
}

export async function countSharesToday(tx: Handle, { id }: BrokerViewer): Promise<number> {
  const total = await countRows(
    tx
      .selectFrom('requirement_share')
      .where('from_broker_id', '=', id)
      .where('created_at', '>', sql<Date>`now() - interval '24 hours'`),
  )
  return Number(total)
}

export async function insertShare(
  tx: Handle,
  row: Omit<InsertObject<Tables, 'requirement_share'>, 'expires_at'>,
): Promise<void> {
  await tx
    .insertInto('requirement_share')
    .values({ ...row, expires_at: sql<Date>`now() + make_interval(hours => ${shareHours})` })
    .execute()
}

export async function decideShare(
  tx: Handle,
  id: string,
  state: 'accepted' | 'declined',
): Promise<void> {
  await tx
    .updateTable('requirement_share')
    .set({ state, decided_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Expires proposals whose day is over. */
export async function expireShares(tx: Handle): Promise<void> {
  await tx
    .updateTable('requirement_share')
    .set({ state: 'expired' })
    .where('state', '=', 'proposed')
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute()
}
