import { sql } from 'kysely'
import { v7 } from 'uuid'
import { type OwnTouch, type TouchDraft, touchMonths } from '#contract/touch.ts'
import type { Handle } from '#server/db/connect.ts'

/** The record that a touch belongs to. */
export type TouchOwner =
  | { customer_id: string }
  | { inquiry_id: string }
  | { plan_order_id: string }

/** Inserts the first and the last touch of a record, unless it has touches. */
export async function insertTouches(
  tx: Handle,
  owner: TouchOwner,
  touches: { first: TouchDraft; last: TouchDraft },
  notice: string,
): Promise<void> {
  const rowOf = (position: 'first' | 'last') => {
    const { class: kind, touchedOn, ...labels } = touches[position]
    return { id: v7(), ...owner, position, class: kind, ...labels, touched_on: touchedOn, notice }
  }
  await tx
    .insertInto('touch')
    .values([rowOf('first'), rowOf('last')])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

type Person = { realm: 'customer' | 'broker'; id: string }

const isOf = ({ realm, id }: Person) =>
  realm === 'customer'
    ? sql<boolean>`(touch.customer_id = ${id} or touch.inquiry_id in (
        select id from inquiry where customer_id = ${id}))`
    : sql<boolean>`touch.plan_order_id in (select id from plan_order where broker_id = ${id})`

/** Lists the touches that a person has sent, the latest first. */
export async function listOwnTouches(db: Handle, person: Person): Promise<OwnTouch[]> {
  return db
    .selectFrom('touch')
    .where(isOf(person))
    .select('id as _id')
    .select(['position', 'class', 'source', 'medium', 'campaign', 'landing'])
    .select('touched_on as touchedOn')
    .orderBy('created_at', 'desc')
    .orderBy('position')
    .limit(50)
    .$narrowType<{ position: OwnTouch['position']; class: OwnTouch['class'] }>()
    .execute()
}

export async function deleteOwnTouches(tx: Handle, person: Person): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('touch').where(isOf(person)).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Deletes touches past their retention. */
export async function sweepTouches(db: Handle): Promise<void> {
  await db
    .deleteFrom('touch')
    .where('created_at', '<', sql<Date>`now() - make_interval(months => ${touchMonths})`)
    .execute()
}

/** Deletes the touches sent with these inquiries of a sender without an account. */
export async function deleteTouchesOfInquiries(tx: Handle, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('touch').where('inquiry_id', 'in', ids).execute()
}
