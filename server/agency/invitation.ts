import { randomBytes } from 'node:crypto'
import { v7 } from 'uuid'
import type { Agency } from '#contract/agency/agency.ts'
import { maxMembers } from '#contract/agency/limits.ts'
import { type GivenRole, manages } from '#contract/agency/vocabulary.ts'
import { orRefuse } from '#contract/or-refuse.ts'
import { refuse } from '#contract/refusal.ts'
import { maskEmail } from '#domain/contact/mask.ts'
import { t } from '#domain/locale/translate.ts'
import { record } from '#server/audit/record.ts'
import type { Config } from '#server/config.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { BrokerViewer, Trace } from '#server/http/viewer.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { addressKey, countAttempt } from '#server/resilience/throttle.ts'
import {
  closeInvitation,
  findInvitation,
  insertInvitation,
  type OpenInvitation,
  replaceInvitation,
  withdrawInvitation,
} from './invitation-queries.ts'
import { lockMembership } from './membership.ts'
import { notifyInvited, notifyJoined } from './notify.ts'
import { countMembers, getPerson, insertMember, listMembers, lockAgency } from './queries.ts'
import { readAgency } from './service.ts'

export async function countInvitation(db: Handle, viewer: BrokerViewer): Promise<void> {
  await countAttempt(db, `agency invitations of ${viewer.id}`, rateLimits.agencyInvitationPerBroker)
}

export async function countInvitationLink(db: Handle, { address }: Trace): Promise<void> {
  await countAttempt(
    db,
    addressKey('agency invitation', address),
    rateLimits.agencyInvitationPerAddress,
  )
}

/**
 * Invites an address; does not reveal whether it has an account. Managers invite agents; the owner
 * invites managers as well.
 */
export function invite(
  db: Handle,
  config: Config,
  viewer: BrokerViewer,
  { email, role }: { email: string; role: GivenRole },
): Promise<Agency> {
  return transact(db, async (tx) => {
    const own = await lockMembership(tx, viewer, (mine) => {
      return role === 'manager' ? mine === 'owner' : manages(mine)
    })
    const members = await listMembers(tx, own.id)
    if (members.some((member) => member.email === email)) throw refuse('agency_member_known')
    await replaceInvitation(tx, { agencyId: own.id, email })
    if ((await countMembers(tx, own.id)) >= maxMembers) throw refuse('agency_full')
    const id = v7()
    const token = randomBytes(32).toString('base64url')
    await insertInvitation(tx, { id, agencyId: own.id, email, role, by: viewer.id, token })
    await notifyInvited(tx, config, { email, token, agencyName: own.name, by: viewer.name })
    await record(tx, viewer, 'agency.invite', { kind: 'agency', id: own.id }, { after: { role } })
    return readAgency(tx, viewer)
  })
}

export function withdraw(db: Handle, viewer: BrokerViewer, id: string): Promise<Agency> {
  return transact(db, async (tx) => {
    const own = await lockMembership(tx, viewer)
    const withdrawn = await withdrawInvitation(tx, { agencyId: own.id, id })
    if (!withdrawn) throw refuse('agency_invitation_not_found')
    await record(tx, viewer, 'agency.withdraw', { kind: 'agency', id: own.id })
    return readAgency(tx, viewer)
  })
}

export async function readInvitation(db: Handle, token: string) {
  const found = await getInvitation(db, token)
  return {
    agencyName: found.agency_name,
    invitedBy: `${found.first_name} ${found.last_name}`,
    role: found.role,
    sentTo: maskEmail(found.email),
    expiresAt: found.expires_at.toISOString(),
  }
}

/** Joins the agency, with the account of the address that the link was sent to. */
export function accept(db: Handle, viewer: BrokerViewer, token: string): Promise<Agency> {
  return transact(db, async (tx) => {
    const { agency_id: agencyId } = await getInvitation(tx, token)
    await lockAgency(tx, agencyId, 'change')
    const found = await getInvitation(tx, token)
    const person = await getPerson(tx, viewer.id)
    if (person.email !== found.email) {
      throw refuse('agency_invitation_of_another', {
        message: t(
          'This invitation is for {email}. Please sign in with the account of that address.',
          { email: maskEmail(found.email) },
        ),
      })
    }
    if (!(await insertMember(tx, { agencyId, brokerId: viewer.id, role: found.role }))) {
      throw refuse('agency_of_another')
    }
    await closeInvitation(tx, found.id, 'accepted')
    await record(
      tx,
      viewer,
      'agency.join',
      { kind: 'agency', id: agencyId },
      { after: { role: found.role } },
    )
    await notifyJoined(tx, {
      toId: found.invited_by,
      member: viewer.name,
      agencyName: found.agency_name,
    })
    return readAgency(tx, viewer)
  })
}

export function decline(db: Handle, token: string, trace: Trace): Promise<void> {
  return transact(db, async (tx) => {
    const found = await getInvitation(tx, token)
    if (!(await closeInvitation(tx, found.id, 'declined'))) throw refuse('agency_invitation_over')
    const actor = { realm: null, id: null, name: 'Link of an invitation', trace }
    await record(tx, actor, 'agency.decline', { kind: 'agency', id: found.agency_id })
  })
}

async function getInvitation(db: Handle, token: string): Promise<OpenInvitation> {
  return orRefuse(await findInvitation(db, token), 'agency_invitation_over')
}
