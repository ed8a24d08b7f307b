import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { v7 } from 'uuid'
import type { ClaimState, ClaimSubject, PublicClaim } from '#contract/property/claim.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'

/**
 * Whether a claim is valid today: not ended or expired, and about the present value of the fact.
 */
const isCurrent = sql<boolean>`property_claim.ended_at is null
  and property_claim.valid_until >= india_today()
  and property_claim.fact = property_fact(property_claim.subject, property)`

const dayOf = sql<string>`to_char(india_day(property_claim.checked_at), 'YYYY-MM-DD')`
const lastDay = sql<string>`to_char(property_claim.valid_until, 'YYYY-MM-DD')`

/** Selects the valid claims of a listing. */
export function claims(eb: ExpressionBuilder<Tables, 'property'>) {
  return jsonArrayFrom(
    eb
      .selectFrom('property_claim')
      .whereRef('property_claim.property_id', '=', 'property.id')
      .where(isCurrent)
      // A literal, because the prepared query of the page has only one parameter.
      .where(sql<boolean>`property_claim.state <> 'number'`)
      .select(['subject', 'state', dayOf.as('on'), lastDay.as('until')])
      .$castTo<PublicClaim>(),
  )
}

export function listClaims(db: Handle, propertyId: string) {
  return db
    .selectFrom('property_claim')
    .innerJoin('property', 'property.id', 'property_claim.property_id')
    .where('property.id', '=', propertyId)
    .where(isCurrent)
    .orderBy('property_claim.checked_at')
    .select(['property_claim.subject', 'property_claim.state', 'property_claim.how'])
    .select(['property_claim.checked_by_name as by', 'property_claim.checked_at as at'])
    .select([dayOf.as('on'), lastDay.as('until')])
    .execute()
}

/** Lets checks of one listing run one after another. */
export async function lockForClaims(tx: Handle, propertyId: string): Promise<void> {
  const row = tx.selectFrom('property').where('id', '=', propertyId).select('id')
  await row.forNoKeyUpdate().execute()
}

/** Ends claims of these listings about a subject, or those whose fact has changed. */
export async function endClaims(
  tx: Handle,
  propertyIds: readonly string[],
  subject?: ClaimSubject,
): Promise<void> {
  await sql`update property_claim set ended_at = greatest(now(), property_claim.checked_at)
    from property
    where property.id = property_claim.property_id and property.id = any(${propertyIds}::uuid[])
      and property_claim.ended_at is null
      and (property_claim.subject = ${subject ?? null}::text or (${subject ?? null}::text is null
        and property_claim.fact <> property_fact(property_claim.subject, property)))`.execute(tx)
}

interface Checked {
  subject: ClaimSubject
  state: Exclude<ClaimState, 'stated'>
  how: string
  until: string
  /** The day of the check; defaults to today. */
  on?: string
}

/** Stores that the present value of a fact of these listings was checked today. */
export async function insertClaims(
  tx: Handle,
  { id, name }: Pick<AdministratorViewer, 'id' | 'name'>,
  propertyIds: readonly string[],
  { subject, state, how, until, on }: Checked,
): Promise<void> {
  const ids = JSON.stringify(propertyIds.map((property) => ({ id: v7(), of: property })))
  await sql`insert into property_claim
      (id, property_id, subject, state, how, fact, checked_by, checked_by_name, valid_until,
      checked_at)
    select given.id, property.id, ${subject}::text, ${state}, ${how},
      property_fact(${subject}, property),
      ${id}, ${name}, ${until}::date,
      least(now(), coalesce(india_midnight(${on ?? null}::date + 1) - interval '1 second', now()))
    from json_to_recordset(${ids}::json) as given(id uuid, of uuid)
    join property on property.id = given.of`.execute(tx)
}
