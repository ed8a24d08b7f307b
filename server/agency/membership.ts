import { type AgencyRole, manages } from '#contract/agency/vocabulary.ts'
import { orRefuse } from '#contract/or-refuse.ts'
import { refuse } from '#contract/refusal.ts'
import { type Actor, record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { withdrawInvitationsBy } from './invitation-queries.ts'
import {
  deleteAgency,
  deleteMember,
  findMembership,
  listMembers,
  lockAgency,
  type MemberRow,
  type Membership,
} from './queries.ts'

export type Member = MemberRow
export type AgencyOfMember = Membership

/** Returns the agency of a broker, or undefined. */
export function findAgencyOf(db: Handle, brokerId: string): Promise<Membership | undefined> {
  return findMembership(db, brokerId)
}

/** Returns the members of an agency, the owner first. */
export function getMembers(db: Handle, agencyId: string): Promise<MemberRow[]> {
  return listMembers(db, agencyId)
}

/**
 * Locks an agency before its leads: its members cannot change while leads are assigned, and
 * assignments by rule run one after another.
 */
export function lockForLeads(
  tx: Handle,
  agencyId: string,
  what: 'change' | 'turn' | 'assign',
): Promise<void> {
  return lockAgency(tx, agencyId, what)
}

/** Removes a member whose leads are handed over; open invitations of the member are withdrawn. */
export async function dismissMember(
  tx: Handle,
  actor: Actor,
  { agency, member, handedOver }: { agency: Membership; member: MemberRow; handedOver: number },
): Promise<void> {
  await deleteMember(tx, member.broker_id)
  await withdrawInvitationsBy(tx, { agencyId: agency.id, by: member.broker_id })
  await record(
    tx,
    actor,
    'agency.remove_member',
    { kind: 'agency', id: agency.id },
    { before: { memberId: member.broker_id, role: member.role }, after: { handedOver } },
  )
}

/** Closes an agency that only its last member is in. */
export async function closeAgency(
  tx: Handle,
  actor: Actor,
  { id, name }: Membership,
): Promise<void> {
  await deleteAgency(tx, id)
  await record(tx, actor, 'agency.close', { kind: 'agency', id }, { before: { name } })
}

/** Returns the agency of a broker; refuses a broker without one. */
export async function getMembership(db: Handle, { id }: { id: string }): Promise<Membership> {
  return orRefuse(await findMembership(db, id), 'agency_not_found')
}

/**
 * Locks the agency of a broker whose role allows a change. The role is read again under the lock,
 * because it may have changed.
 */
export async function lockMembership(
  tx: Handle,
  viewer: { id: string },
  allows: (role: AgencyRole) => boolean = manages,
): Promise<Membership> {
  const { id } = await getMembership(tx, viewer)
  await lockAgency(tx, id, 'change')
  const locked = await getMembership(tx, viewer)
  if (locked.id !== id || !allows(locked.role)) throw refuse('not_allowed')
  return locked
}

/** Returns a member of the agency; refuses a broker who is not one. */
export async function getMember(tx: Handle, agencyId: string, id: string): Promise<MemberRow> {
  const member = (await listMembers(tx, agencyId)).find(({ broker_id }) => broker_id === id)
  if (!member) throw refuse('agency_member_not_found')
  return member
}
