import type { Agency } from '#contract/agency/agency.ts'
import { manages } from '#contract/agency/vocabulary.ts'
import { isOver } from '#contract/inquiry/lead.ts'
import { refuse } from '#contract/refusal.ts'
import {
  type AgencyOfMember,
  closeAgency,
  dismissMember,
  findAgencyOf,
  getMember,
  getMembers,
  lockForLeads,
  lockMembership,
  type Member,
} from '#server/agency/membership.ts'
import { notifyGiven, notifyRemoved } from '#server/agency/notify.ts'
import { findAgency } from '#server/agency/service.ts'
import { systemActor } from '#server/audit/system-actor.ts'
import type { Config } from '#server/config.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'
import { giveLead } from './assign.ts'
import { notifySeekers } from './notify.ts'
import {
  deleteAssignments,
  endOffers,
  type GivenLead,
  listInactiveMembers,
  lockLeadsAnsweredBy,
  lockLeadsOfMember,
} from './queries.ts'

interface Left {
  agency: Agency | null
  handedOver: number
}

/**
 * Removes a member, or lets the viewer leave. Leads that the member answers for others go to the
 * successor; the leads of the member's own listings stay with the member, whom their seekers have
 * asked. The agency closes with its last member.
 */
export function removeMember(
  db: Handle,
  config: Config,
  viewer: BrokerViewer,
  { memberId, successorId }: { memberId: string; successorId?: string | undefined },
): Promise<Left> {
  const isOwn = memberId === viewer.id
  return transact(db, async (tx) => {
    const own = await lockMembership(tx, viewer, (role) => isOwn || manages(role))
    const member = await getMember(tx, own.id, memberId)
    const members = await getMembers(tx, own.id)
    if (member.role === 'owner') {
      if (members.length > 1) throw refuse('agency_owner_stays')
      await deleteAssignments(tx, own.id)
      await closeAgency(tx, viewer, own)
      return { agency: null, handedOver: 0 }
    }
    if (member.role === 'manager' && !isOwn && own.role !== 'owner') throw refuse('not_allowed')
    const successor = chooseSuccessor(members, memberId, successorId)
    const handedOver = await handOverLeads(tx, config, viewer, { own, memberId, successor })
    await endOffers(tx, { agencyId: own.id, brokerId: memberId })
    await dismissMember(tx, viewer, { agency: own, member, handedOver })
    const from = nameOf(member)
    if (successor && handedOver > 0) {
      await notifyGiven(tx, { toId: successor.broker_id, count: handedOver, from })
    }
    if (!isOwn) await notifyRemoved(tx, { memberId, agencyName: own.name })
    return { agency: await findAgency(tx, viewer), handedOver }
  })
}

const nameOf = ({ first_name, last_name }: Member) => `${first_name} ${last_name}`

/** Returns the given member, else the owner, else a manager who can answer. */
function chooseSuccessor(
  members: readonly Member[],
  memberId: string,
  successorId?: string,
): Member | undefined {
  const others = members.filter(({ broker_id }) => broker_id !== memberId)
  if (successorId === undefined) {
    return others.find(({ role, may_answer }) => manages(role) && may_answer)
  }
  const chosen = others.find(({ broker_id }) => broker_id === successorId)
  if (!chosen) throw refuse('agency_member_not_found')
  if (!chosen.may_answer) throw refuse('agency_member_inactive')
  return chosen
}

interface HandedOver {
  own: AgencyOfMember
  memberId: string
  successor: Member | undefined
}

/**
 * Ends the assignments of a member, to and from others; returns how many open leads the successor
 * got.
 */
async function handOverLeads(
  tx: Handle,
  config: Config,
  viewer: BrokerViewer,
  { own, memberId, successor }: HandedOver,
): Promise<number> {
  let count = 0
  for (const lead of await lockLeadsOfMember(tx, own.id, memberId)) {
    // Without a successor, and for the member's own leads, the broker who was asked answers.
    const isOwn = lead.broker_id === memberId
    const assigneeId = isOwn ? null : (successor?.broker_id ?? null)
    await giveLead(tx, viewer, { lead, agencyId: own.id, assigneeId })
    if (!isOpen(lead)) continue
    await notifySeekers(tx, config, lead)
    if (!isOwn && assigneeId) count += 1
  }
  return count
}

const isOpen = ({ stage, is_spam }: GivenLead) => !is_spam && !isOver(stage)

/**
 * Assigns the open leads of members who cannot answer now, because their account is suspended or
 * their KYC is not verified, to the owner or a manager. Their access has already ended with that
 * change.
 */
export async function followMembers(db: Handle, config: Config): Promise<void> {
  for (const memberId of await listInactiveMembers(db)) {
    await transact(db, (tx) => handOverFrom(tx, config, memberId))
  }
}

async function handOverFrom(tx: Handle, config: Config, memberId: string): Promise<void> {
  const agency = await findAgencyOf(tx, memberId)
  if (!agency) return
  await lockForLeads(tx, agency.id, 'change')
  const members = await getMembers(tx, agency.id)
  const member = members.find(({ broker_id }) => broker_id === memberId)
  const successor = chooseSuccessor(members, memberId)
  if (!member || member.may_answer || !successor) return
  const leads = await lockLeadsAnsweredBy(tx, memberId)
  for (const lead of leads) {
    await giveLead(tx, systemActor, { lead, agencyId: agency.id, assigneeId: successor.broker_id })
    await notifySeekers(tx, config, lead)
  }
  if (leads.length === 0) return
  const to = { toId: successor.broker_id, count: leads.length, from: nameOf(member) }
  await notifyGiven(tx, to)
}
