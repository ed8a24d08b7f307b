import type { AgencyRecord } from '#contract/agency/administration.ts'
import { refuse } from '#contract/refusal.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { notifyOwner } from './notify.ts'
import {
  findMembership,
  listMembers,
  lockAgency,
  type Membership,
  updateAgency,
  updateMember,
} from './queries.ts'

/** Returns the agency of a broker as administrators see it, or null. */
export async function findAgencyRecord(db: Handle, brokerId: string): Promise<AgencyRecord | null> {
  const found = await findMembership(db, brokerId)
  return found ? present(db, found) : null
}

interface OwnerChange {
  memberId: string
  /** The owner shown to the administrator. */
  ownerId: string
}

/** Makes a member the owner if the owner cannot act and so cannot hand the agency over. */
export function replaceOwner(
  db: Handle,
  viewer: AdministratorViewer,
  brokerId: string,
  { memberId, ownerId }: OwnerChange,
): Promise<AgencyRecord> {
  return transact(db, async (tx) => {
    const found = await findMembership(tx, brokerId)
    if (!found) throw refuse('agency_of_broker_not_found')
    await lockAgency(tx, found.id, 'change')
    const members = await listMembers(tx, found.id)
    const owner = members.find(({ role }) => role === 'owner')
    if (owner?.broker_id !== ownerId) throw refuse('changed_meanwhile')
    if (owner.may_answer) throw refuse('agency_owner_active')
    const member = members.find(({ broker_id }) => broker_id === memberId)
    if (!member) throw refuse('agency_of_broker_not_found')
    if (!member.may_answer) throw refuse('agency_member_inactive')
    await updateAgency(tx, found.id, { owner_id: memberId })
    await updateMember(tx, ownerId, { role: 'manager' })
    const target = { kind: 'agency', id: found.id }
    await record(tx, viewer, 'agency.hand_over', target, {
      before: { ownerId },
      after: { ownerId: memberId },
    })
    await notifyOwner(tx, { agencyName: found.name, ownerId: memberId, by: 'BrickBazaar' })
    return present(tx, found)
  })
}

async function present(db: Handle, { id, name }: Membership): Promise<AgencyRecord> {
  const members = await listMembers(db, id)
  return {
    _id: id,
    name,
    members: members.map((row) => ({
      _id: row.broker_id,
      name: `${row.first_name} ${row.last_name}`,
      companyName: row.company_name,
      role: row.role,
      mayAnswer: row.may_answer,
    })),
    needsOwner: members.some(({ role, may_answer }) => role === 'owner' && !may_answer),
  }
}
