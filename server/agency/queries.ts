import { type Selectable, sql, type Updateable } from 'kysely'
import type { AgencyRole, AssignRule, GivenRole } from '#contract/agency/vocabulary.ts'
import type { BrokerStatus } from '#contract/broker/broker.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Agency, AgencyMember } from '#server/db/tables.ts'
import { isVisibleBroker } from '#server/db/visible-broker.ts'

/** An agency with the role of one member. */
export interface Membership extends Selectable<Agency> {
  assign_rule: AssignRule
  broker_id: string
  role: AgencyRole
}

const roleInAgency = sql<AgencyRole>`
  case when agency.owner_id = agency_member.broker_id then 'owner' else agency_member.role end`

export async function findMembership(
  db: Handle,
  brokerId: string,
): Promise<Membership | undefined> {
  const row = await db
    .selectFrom('agency_member')
    .innerJoin('agency', 'agency.id', 'agency_member.agency_id')
    .where('agency_member.broker_id', '=', brokerId)
    .selectAll('agency')
    .select(['agency_member.broker_id', roleInAgency.as('role')])
    .executeTakeFirst()
  return row as Membership | undefined
}

/**
 * Locks an agency before its leads: `change` for changes of its members. Those wait for assignments
 * of leads, which wait for each other only if they share the round-robin turn.
 */
export async function lockAgency(
  tx: Handle,
  id: string,
  what: 'change' | 'turn' | 'assign',
): Promise<void> {
  const lock = { change: sql`update`, turn: sql`no key update`, assign: sql`share` }[what]
  await sql`select from agency where id = ${id} for ${lock}`.execute(tx)
}

export interface MemberRow {
  broker_id: string
  first_name: string
  last_name: string
  company_name: string
  email: string
  status: BrokerStatus
  role: AgencyRole
  takes_leads: boolean
  joined_at: Date
  may_answer: boolean
  open_leads: number
}

/** Lists the members of an agency, the owner first, then by name. */
export function listMembers(db: Handle, agencyId: string): Promise<MemberRow[]> {
  return db
    .selectFrom('agency_member')
    .innerJoin('agency', 'agency.id', 'agency_member.agency_id')
    .innerJoin('broker', 'broker.id', 'agency_member.broker_id')
    .where('agency.id', '=', agencyId)
    .select(['agency_member.broker_id', 'first_name', 'last_name', 'company_name', 'email'])
    .select(['broker.status', 'takes_leads', 'joined_at', roleInAgency.as('role')])
    .select(isVisibleBroker.as('may_answer'))
    .select(
      sql<number>`(select count(*) from lead_assignment given join lead on lead.id = lead_id
        where given.assignee_id = agency_member.broker_id and given.broker_id <> given.assignee_id
          and not lead.is_spam and lead.stage not in ('closed', 'lost'))`.as('open_leads'),
    )
    .orderBy(sql`agency.owner_id = agency_member.broker_id`, 'desc')
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('agency_member.broker_id')
    .execute() as Promise<MemberRow[]>
}

/** Counts members and open invitations. */
export async function countMembers(tx: Handle, agencyId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from agency_member where agency_id = ${agencyId})
      + (select count(*) from agency_invitation
        where agency_id = ${agencyId} and state = 'open' and expires_at > now()) as count`.execute(
    tx,
  )
  return Number(rows[0]?.count ?? 0)
}

/** Inserts an agency with its owner; returns false if the broker is in an agency. */
export async function insertAgency(
  tx: Handle,
  { id, name, ownerId }: { id: string; name: string; ownerId: string },
): Promise<boolean> {
  await tx.insertInto('agency').values({ id, name, owner_id: ownerId }).execute()
  return insertMember(tx, { agencyId: id, brokerId: ownerId, role: 'manager' })
}

/** Inserts a member; returns false if the broker is in an agency. */
export async function insertMember(
  tx: Handle,
  { agencyId, brokerId, role }: { agencyId: string; brokerId: string; role: GivenRole },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('agency_member')
    .values({ agency_id: agencyId, broker_id: brokerId, role })
    .onConflict((conflict) => conflict.column('broker_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function updateAgency(
  tx: Handle,
  id: string,
  change: Updateable<Agency>,
): Promise<void> {
  await tx.updateTable('agency').set(change).where('id', '=', id).execute()
}

export async function updateMember(
  tx: Handle,
  brokerId: string,
  change: Updateable<AgencyMember>,
): Promise<void> {
  await tx.updateTable('agency_member').set(change).where('broker_id', '=', brokerId).execute()
}

export async function deleteMember(tx: Handle, brokerId: string): Promise<void> {
  await tx.deleteFrom('agency_member').where('broker_id', '=', brokerId).execute()
}

/** Deletes an agency with its last member and its open invitations. */
export async function deleteAgency(tx: Handle, id: string): Promise<void> {
  await tx.deleteFrom('agency').where('id', '=', id).execute()
}

/** Returns the name and the contacts of a broker. */
export function getPerson(db: Handle, id: string) {
  return db
    .selectFrom('broker')
    .where('id', '=', id)
    .select(['id', 'first_name', 'last_name', 'company_name', 'email', 'phone', 'whatsapp'])
    .executeTakeFirstOrThrow()
}
