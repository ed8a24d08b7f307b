import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import { isOffered } from '#server/db/offered-listing.ts'
import type { LeadRow } from './lead-row.ts'

// Far more than anybody reads; a bot's inquiries must not make a page of megabytes.
export const maxThreadEntries = 300

export async function listInquiries(db: Handle, { broker_id, phone }: LeadRow) {
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
    .select(sql<boolean>`inquiry_is_shared(inquiry)`.as('is_shared'))
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
  return db
    .selectFrom('lead_entry')
    .selectAll()
    .where('lead_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxThreadEntries)
    .execute()
}
