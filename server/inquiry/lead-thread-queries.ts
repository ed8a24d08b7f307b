import { type RawBuilder, sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import { isOffered } from '#server/db/offered-listing.ts'
import type { LeadRow } from './lead-row.ts'

// Far more than anybody reads; a bot's inquiries must not make a page of megabytes.
export const maxThreadEntries = 300

export async function listInquiries(
  db: Handle,
  { broker_id, phone }: LeadRow,
  viewer: { id: string },
) {
  return db
    .selectFrom('inquiry')
    .leftJoin('property', 'property.id', 'inquiry.property_id')
    .where('inquiry.broker_id', '=', broker_id)
    .where('inquiry.phone', '=', phone)
    .select(['inquiry.id', 'reference', 'name', 'email', 'messages', 'inquiry.created_at'])
    .select([
      'property.id as property_id',
      'property.title',
      'property.status',
      isOffered.as('is_live'),
    ])
    .select(sql<boolean>`inquiry_is_withdrawn(inquiry.id)`.as('is_withdrawn'))
    .select(sql<boolean>`inquiry_is_shared(inquiry, ${viewer.id})`.as('is_shared'))
    .select(
      sql<string>`first_value(inquiry.id) over (
        partition by inquiry_sender(inquiry) order by inquiry.created_at, inquiry.id)`.as(
        'conversation',
      ),
    )
    .orderBy('inquiry.created_at', 'desc')
    .orderBy('inquiry.id', 'desc')
    .limit(maxThreadEntries)
    .execute()
}

export async function listEntries(db: Handle, { id }: LeadRow) {
  const nameOf = (broker: RawBuilder<unknown>) =>
    sql`(select first_name || ' ' || last_name from broker where broker.id = ${broker})`
  // Those of an assignment are members, by their names of today.
  const step = (column: 'before' | 'after') => {
    const value = sql.ref(`lead_entry.${column}`)
    const name = nameOf(sql`${value}::uuid`)
    return sql<string | null>`case kind when 'assigned' then ${name} else ${value} end`.as(column)
  }
  return db
    .selectFrom('lead_entry')
    .select(['id', 'kind', 'text', 'created_at', 'conversation_id', 'author_id'])
    .select([step('before'), step('after')])
    .select(nameOf(sql`author_id`).$castTo<string | null>().as('author_name'))
    .where('lead_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxThreadEntries)
    .execute()
}
