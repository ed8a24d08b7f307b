import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'

export type HomeState = 'live' | 'gone' | 'sold'

export interface ChangedHome {
  id: string
  status: string
  price: number
  state: HomeState
  /** The event of going off the site, which tells of nothing else. */
  isGoing: boolean
}

/** Dequeues due changes of saved homes with the home as it is; other processes get others. */
export async function takeChangedHomes(tx: Handle, max: number): Promise<ChangedHome[]> {
  const { rows } = await sql<ChangedHome>`
    with taken as (
      delete from saved_home_event where (property_id, is_going) in (
        select property_id, is_going from saved_home_event where due_at <= now()
        order by due_at limit ${max} for update skip locked)
      returning property_id, is_going
    )
    select id, status, price, is_going as "isGoing",
      case when is_live then 'live' when status in ('sold', 'rented') then 'sold' else 'gone' end
        as state
    from taken join property on id = property_id
    order by id, is_going`.execute(tx)
  return rows
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

/** Returns who saved the home and last heard of another price or state, locked. */
export async function lockSavers(tx: Handle, { id, price, state }: ChangedHome): Promise<Saver[]> {
  const { rows } = await sql<Saver>`
    select * from (
      select customer_id as "customerId", first_name as "firstName", email, whatsapp,
        saved_property.title, coalesce(known_price, saved_property.price) as price,
        coalesce(known_state, case saved_property.status when 'approved' then 'live'
          when 'sold' then 'sold' when 'rented' then 'sold' else 'gone' end) as state
      from saved_property join customer on customer.id = customer_id
      where property_id = ${id} and has_alerts and removed_at is null and customer.status = 'active'
      order by customer_id for update of saved_property
    ) saver
    where state <> ${state} or (state = 'live' and price <> ${price})`.execute(tx)
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
    .set({ known_price: price, known_state: state })
    .where('property_id', '=', id)
    .where('customer_id', 'in', customerIds)
    .execute()
}
