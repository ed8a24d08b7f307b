import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { v7 } from 'uuid'
import type { CostCharge, CostRateRow } from '#contract/cost/cost-rate.ts'
import { openPaginationOf, type Pagination } from '#contract/page.ts'
import type { CostRate } from '#domain/money/cost-rate.ts'
import type { Handle } from '#server/db/connect.ts'
import { countRows } from '#server/db/count-rows.ts'
import type { CostRate as Table } from '#server/db/tables.ts'

export async function insertRate(tx: Handle, row: Insertable<Table>): Promise<void> {
  await tx.insertInto('cost_rate').values(row).execute()
}

export async function updateRate(tx: Handle, id: string, row: Updateable<Table>): Promise<void> {
  await tx.updateTable('cost_rate').set(row).where('id', '=', id).execute()
}

export async function findRate(db: Handle, id: string): Promise<CostRateRow | undefined> {
  const row = await db.selectFrom('cost_rate').selectAll().where('id', '=', id).executeTakeFirst()
  return row && present(row)
}

interface RateFilter {
  page?: number | undefined
  limit?: number | undefined
  charge?: CostCharge | undefined
  state?: string | undefined
}

/** Lists rates by state and charge, the newest days first. */
export async function listRates(
  db: Handle,
  { page = 1, limit, charge, state }: RateFilter,
): Promise<{ rates: CostRateRow[]; pagination: Pagination }> {
  let matching = db.selectFrom('cost_rate')
  if (charge) matching = matching.where('charge', '=', charge)
  if (state) matching = matching.where('state', '=', state)
  const total = await countRows(matching)
  let rows = matching
    .selectAll()
    .orderBy(sql`state nulls first`)
    .orderBy('charge', 'desc')
    .orderBy('place')
    .orderBy('buyer')
    .orderBy('valid_from', 'desc')
    .orderBy('above')
    .orderBy('id')
  if (limit) rows = rows.limit(limit).offset((page - 1) * limit)
  const pagination = openPaginationOf({ page, limit }, total)
  return { rates: (await rows.execute()).map(present), pagination }
}

/** Lists today's rates: those of all of India and of one state, or of every state. */
export async function listRatesOfToday(db: Handle, state?: string): Promise<CostRate[]> {
  let rows = db
    .selectFrom('cost_rate')
    .selectAll()
    .where(sql<boolean>`daterange(valid_from, valid_until) @> india_today()`)
  if (state !== undefined) {
    rows = rows.where((eb) => eb.or([eb('state', '=', state), eb('state', 'is', null)]))
  }
  return (await rows.orderBy('id').execute()).map(ratesOf)
}

export async function deleteRate(tx: Handle, id: string): Promise<void> {
  await tx.deleteFrom('cost_rate').where('id', '=', id).execute()
}

const kind = sql`select one.* from cost_rate one join cost_rate known
  on (one.charge, one.place, one.buyer) = (known.charge, known.place, known.buyer)
  and one.state is not distinct from known.state
  and one.max_carpet is not distinct from known.max_carpet`

/** Returns another rate of the same kind, if there is one. */
export async function findKindred(tx: Handle, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    ${kind} where known.id = ${id} and one.id <> ${id} limit 1`.execute(tx)
  return rows[0]?.id
}

/** A gap between the slabs or the days of rates of one kind. */
interface RateGap {
  kind: 'amount' | 'day'
  from: string
  to: string
}

/**
 * Returns a gap between the slabs or the days of the rates of the same kind, if there is one: no
 * rate would apply there.
 */
export async function findGap(tx: Handle, id: string): Promise<RateGap | undefined> {
  const { rows } = await sql<RateGap>`
    with kind as (${kind} where known.id = ${id}),
    slab as (
      select day, above, up_to from kind
      join (select valid_from as day from kind union select valid_until from kind) border
        on daterange(valid_from, valid_until) @> day
    ),
    gap as (
      select 'day' as kind, valid_from::text as of, before::text as from, valid_from::text as to
      from (select valid_from, max(coalesce(valid_until, 'infinity'::date)) over (
          order by valid_from range between unbounded preceding and '1 day' preceding) as before
        from kind) days
      where before < valid_from
      union all
      select 'amount', day::text, before::text, above::text
      from (select day, above, max(coalesce(up_to, 9e18::bigint)) over (
          partition by day order by above
          rows between unbounded preceding and 1 preceding) as before
        from slab) slabs
      where before < above
      union all
      select 'amount', day::text, lowest::text, min(above)::text
      from slab, (select min(above) as lowest from kind) bottom
      group by day, lowest having min(above) > lowest
    )
    select kind, "from", "to" from gap order by of limit 1`.execute(tx)
  return rows[0]
}

/** Adds the rates that a new marketplace starts with, unless it has some. */
export async function insertFirstRates(tx: Handle, rates: readonly CostRate[]): Promise<void> {
  const held = await tx.selectFrom('cost_rate').select('id').limit(1).executeTakeFirst()
  if (held) return
  const rows = rates.map((rate) => ({ ...columnsOf(rate), ...requiredOf(rate), id: v7() }))
  await tx.insertInto('cost_rate').values(rows).execute()
}

type Given<Values> = { [Name in keyof Values]?: Values[Name] | undefined }

/** Returns the columns of the given fields. */
export const columnsOf = (rate: Given<CostRate>) => ({
  charge: rate.charge,
  state: rate.state,
  place: rate.place,
  buyer: rate.buyer,
  above: rate.above,
  up_to: rate.upTo,
  max_carpet: rate.maxCarpet,
  rate_basis_points:
    rate.percent === undefined || rate.percent === null
      ? rate.percent
      : Math.round(rate.percent * 100),
  fixed_amount: rate.fixedAmount,
  max_amount: rate.maxAmount,
  note: rate.note,
  valid_from: rate.validFrom,
  valid_until: rate.validUntil,
  source: rate.source,
  address: rate.address,
  checked_on: rate.checkedOn,
})

/** Returns the columns that every row has. */
export const requiredOf = (
  rate: Pick<CostRate, 'charge' | 'validFrom' | 'source' | 'address' | 'checkedOn'>,
) => ({
  charge: rate.charge,
  valid_from: rate.validFrom,
  source: rate.source,
  address: rate.address,
  checked_on: rate.checkedOn,
})

const ratesOf = (row: Selectable<Table>): CostRate => ({
  charge: row.charge as CostRate['charge'],
  state: row.state,
  place: row.place,
  buyer: row.buyer as CostRate['buyer'],
  above: row.above,
  upTo: row.up_to,
  maxCarpet: row.max_carpet,
  percent: row.rate_basis_points === null ? null : row.rate_basis_points / 100,
  fixedAmount: row.fixed_amount,
  maxAmount: row.max_amount,
  note: row.note,
  validFrom: row.valid_from,
  validUntil: row.valid_until,
  source: row.source,
  address: row.address,
  checkedOn: row.checked_on,
})

const present = (row: Selectable<Table>): CostRateRow => ({
  _id: row.id,
  ...ratesOf(row),
  version: row.version,
})
