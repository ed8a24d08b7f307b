import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import { isOffered } from '#server/db/offered-listing.ts'

export type HomeState = 'live' | 'gone' | 'sold'

export interface ChangedHome {
  id: string
  status: string
  price: number
  state: HomeState
  /** The event of a home that goes off the site, which has no other change. */
  isGoing: boolean
}

/** Locks the longest due change of a saved home and returns the home as it is. */
export async function lockDueHome(tx: Handle): Promise<ChangedHome | undefined> {
  const { rows } = await sql<ChangedHome>`
    with due as (
      select property_id, is_going from saved_home_event where due_at <= now()
      order by due_at limit 1 for update skip locked
    )
    select id, status, price, is_going as "isGoing",
      case when ${isOffered} then 'live' when status in ('sold', 'rented') then 'sold'
        else 'gone' end as state
    from due join property on id = property_id`.execute(tx)
  return rows[0]
}

/**
 * Ends a change whose savers were notified, or postpones it until those notified lately may be
 * notified again.
 */
export async function finishChange(tx: Handle, home: ChangedHome): Promise<void> {
  await sql`
    with later as (
      select min(told_at) + ${quietTime} as due_at
      from saved_property join customer on customer.id = customer_id
      where property_id = ${home.id} and ${wasToldLess(home)} and ${isQuiet(home)}
    ), put_off as (
      update saved_home_event event set due_at = later.due_at from later
      where property_id = ${home.id} and is_going = ${home.isGoing} and later.due_at is not null
      returning event.property_id
    )
    delete from saved_home_event
    where property_id = ${home.id} and is_going = ${home.isGoing}
      and not exists (select from put_off)`.execute(tx)
}

export interface Saver {
  customerId: string
  firstName: string
  email: string
  whatsapp: string | null
  /** The title when it was saved. */
  title: string
  price: number
  state: HomeState
}

const knownPrice = sql`coalesce(known_price, saved_property.price)`
const knownState = sql`coalesce(known_state, case saved_property.status when 'approved' then 'live'
  when 'sold' then 'sold' when 'rented' then 'sold' else 'gone' end)`

/** Savers with alerts for the home, last notified of another price or state. */
const wasToldLess = ({ price, state }: ChangedHome) => sql<boolean>`
  has_alerts and removed_at is null and customer.status = 'active'
  and (${knownState} <> ${state} or (${state} = 'live' and ${knownPrice} <> ${price}))`

/** A price change or a return waits a day after the last message; an end is sent at once. */
const quietTime = sql`interval '1 day'`
const isQuiet = ({ state, isGoing }: ChangedHome) => sql<boolean>`
  (${state === 'live' && !isGoing} and coalesce(told_at > now() - ${quietTime}, false))`

/** Locks and returns a batch of the savers to notify of a home. */
export async function lockSavers(tx: Handle, home: ChangedHome, max: number): Promise<Saver[]> {
  const { rows } = await sql<Saver>`
    select customer_id as "customerId", first_name as "firstName", email, whatsapp,
      saved_property.title, ${knownPrice} as price, ${knownState} as state
    from saved_property join customer on customer.id = customer_id
    where property_id = ${home.id} and ${wasToldLess(home)} and not ${isQuiet(home)}
    order by customer_id limit ${max} for update of saved_property`.execute(tx)
  return rows
}

/** Stores what the savers of a home now know of it. */
export async function saveKnown(
  tx: Handle,
  { id, price, state }: ChangedHome,
  customerIds: readonly string[],
): Promise<void> {
  await tx
    .updateTable('saved_property')
    .set({ known_price: price, known_state: state, told_at: sql<Date>`now()` })
    .where('property_id', '=', id)
    .where('customer_id', 'in', customerIds)
    .execute()
}
