import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'

/**
 * Returns the customer's latest inquiry about a listing with a valid consent; a visit joins it,
 * however old it is.
 */
export async function findInquiryAbout(
  db: Handle,
  customerId: string,
  propertyId: string,
): Promise<{ id: string; reference: string; broker_id: string; phone: string } | undefined> {
  const { rows } = await sql<{ id: string; reference: string; broker_id: string; phone: string }>`
    select id, reference, broker_id, phone from inquiry
    where customer_id = ${customerId} and property_id = ${propertyId}
      and not inquiry_is_withdrawn(id)
    order by updated_at desc, id desc limit 1`.execute(db)
  return rows[0]
}

export function getLeadKey(db: Handle, inquiryId: string) {
  return db
    .selectFrom('inquiry')
    .where('id', '=', inquiryId)
    .select(['broker_id', 'phone'])
    .executeTakeFirstOrThrow()
}
