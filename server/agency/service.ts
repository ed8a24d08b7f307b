import { v7 } from 'uuid'
import type { Agency } from '#contract/agency/agency.ts'
import { type AssignRule, type GivenRole, manages } from '#contract/agency/vocabulary.ts'
import { refuse } from '#contract/refusal.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'
import { listInvitations, withdrawInvitationsBy } from './invitation-queries.ts'
import { getMember, getMembership, lockMembership } from './membership.ts'
import { notifyOwner } from './notify.ts'
import { findMembership, insertAgency, listMembers, updateAgency, updateMember } from './queries.ts'

/** Returns the agency of the viewer, or null. */
export async function findAgency(db: Handle, viewer: BrokerViewer): Promise<Agency | null> {
  return (await findMembership(db, viewer.id)) ? readAgency(db, viewer) : null
}

export async function readAgency(db: Handle, viewer: BrokerViewer): Promise<Agency> {
  const own = await getMembership(db, viewer)
  const members = await listMembers(db, own.id)
  const invitations = manages(own.role) ? await listInvitations(db, own.id) : []
  return {
    _id: own.id,
    name: own.name,
    role: own.role,
    assignRule: own.assign_rule,
    offerAfterHours: own.offer_after_hours,
    version: own.version,
    members: members.map((row) => ({
      _id: row.broker_id,
      name: `${row.first_name} ${row.last_name}`,
      companyName: row.company_name,
      role: row.role,
      status: row.status,
      takesLeads: row.takes_leads,
      isYou: row.broker_id === viewer.id,
      joinedAt: row.joined_at.toISOString(),
      openLeads: Number(row.open_leads),
      mayAnswer: row.may_answer,
    })),
    invitations: invitations.map((row) => ({
      _id: row.id,
      email: row.email,
      role: row.role,
      expiresAt: row.expires_at.toISOString(),
      isOver: row.expires_at <= new Date(),
    })),
  }
}

export function createAgency(db: Handle, viewer: BrokerViewer, name: string): Promise<Agency> {
  if (viewer.kycStatus !== 'verified') throw refuse('agency_needs_kyc')
  return transact(db, async (tx) => {
    // Checked before the insert: a conflict there leaves an agency without its owner until the end
    // of the transaction.
    if (await findMembership(tx, viewer.id)) throw refuse('agency_of_another')
    const id = v7()
    if (!(await insertAgency(tx, { id, name, ownerId: viewer.id }))) {
      throw refuse('agency_of_another')
    }
    await record(tx, viewer, 'agency.create', { kind: 'agency', id }, { after: { name } })
    return readAgency(tx, viewer)
  })
}

interface AgencyChange {
  name?: string | undefined
  assignRule?: AssignRule | undefined
  offerAfterHours?: number | null | undefined
  version: number
}

export function changeAgency(
  db: Handle,
  viewer: BrokerViewer,
  { name, assignRule, offerAfterHours, version }: AgencyChange,
): Promise<Agency> {
  return transact(db, async (tx) => {
    const before = await lockMembership(tx, viewer)
    if (version !== before.version) throw refuse('changed_meanwhile')
    const after = {
      name: name ?? before.name,
      assignRule: assignRule ?? before.assign_rule,
      offerAfterHours: offerAfterHours === undefined ? before.offer_after_hours : offerAfterHours,
    }
    await updateAgency(tx, before.id, {
      name: after.name,
      assign_rule: after.assignRule,
      offer_after_hours: after.offerAfterHours,
    })
    const target = { kind: 'agency', id: before.id }
    const { assign_rule, offer_after_hours } = before
    await record(tx, viewer, 'agency.change', target, {
      before: { name: before.name, assignRule: assign_rule, offerAfterHours: offer_after_hours },
      after,
    })
    return readAgency(tx, viewer)
  })
}

/**
 * Changes the role of a member, which only the owner may do, or whether leads are assigned to the
 * member automatically, which members decide for themselves and managers for all.
 */
export function changeMember(
  db: Handle,
  viewer: BrokerViewer,
  memberId: string,
  { role, takesLeads }: { role?: GivenRole | undefined; takesLeads?: boolean | undefined },
): Promise<Agency> {
  return transact(db, async (tx) => {
    const isOwn = memberId === viewer.id
    const own = await lockMembership(tx, viewer, (mine) => {
      return role ? mine === 'owner' : isOwn || manages(mine)
    })
    const member = await getMember(tx, own.id, memberId)
    if (role && member.role === 'owner') throw refuse('agency_owner_stays')
    await updateMember(tx, memberId, {
      ...(role && { role }),
      takes_leads: takesLeads ?? member.takes_leads,
    })
    if (role === 'agent') await withdrawInvitationsBy(tx, { agencyId: own.id, by: memberId })
    const target = { kind: 'agency', id: own.id }
    await record(tx, viewer, 'agency.change_member', target, {
      before: { memberId, role: member.role, takesLeads: member.takes_leads },
      after: {
        memberId,
        role: role ?? member.role,
        takesLeads: takesLeads ?? member.takes_leads,
      },
    })
    return readAgency(tx, viewer)
  })
}

/** Makes another member the owner, who must be active and verified. */
export function handOverAgency(
  db: Handle,
  viewer: BrokerViewer,
  memberId: string,
): Promise<Agency> {
  return transact(db, async (tx) => {
    const own = await lockMembership(tx, viewer, (role) => role === 'owner')
    const member = await getMember(tx, own.id, memberId)
    if (!member.may_answer) throw refuse('agency_member_inactive')
    await updateAgency(tx, own.id, { owner_id: memberId })
    await updateMember(tx, viewer.id, { role: 'manager' })
    const target = { kind: 'agency', id: own.id }
    await record(tx, viewer, 'agency.hand_over', target, {
      before: { ownerId: viewer.id },
      after: { ownerId: memberId },
    })
    await notifyOwner(tx, { agencyName: own.name, ownerId: memberId, by: viewer.name })
    return readAgency(tx, viewer)
  })
}
