import type { Config } from '#server/config.ts'
import type { Handle } from '#server/db/connect.ts'
import { pageUrl } from '#server/http/absolute-url.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { getPerson } from './queries.ts'

/** Sends the link of an invitation to an address, which may have no account. */
export async function notifyInvited(
  tx: Handle,
  config: Config,
  {
    email,
    token,
    agencyName,
    by,
  }: { email: string; token: string; agencyName: string; by: string },
): Promise<void> {
  await queueMessage(tx, {
    to: { email },
    template: 'agency.invited',
    variables: () => ({
      agency: agencyName,
      by,
      link: pageUrl(config, `/broker-portal?invitation=${token}`),
    }),
  })
}

/** Returns the addresses of a member. */
async function recipientOf(tx: Handle, id: string) {
  const { first_name, email, phone, whatsapp } = await getPerson(tx, id)
  return {
    name: first_name,
    to: { email, phone, whatsapp, account: { realm: 'broker', id } },
  } as const
}

export async function notifyJoined(
  tx: Handle,
  { toId, member, agencyName }: { toId: string; member: string; agencyName: string },
): Promise<void> {
  const { name, to } = await recipientOf(tx, toId)
  await queueMessage(tx, {
    to,
    template: 'agency.joined',
    variables: { name, member, agency: agencyName },
  })
}

export async function notifyOwner(
  tx: Handle,
  { ownerId, by, agencyName }: { ownerId: string; by: string; agencyName: string },
): Promise<void> {
  const { name, to } = await recipientOf(tx, ownerId)
  await queueMessage(tx, {
    to,
    template: 'agency.handed_over',
    variables: { name, by, agency: agencyName },
  })
}

export async function notifyRemoved(
  tx: Handle,
  { memberId, agencyName }: { memberId: string; agencyName: string },
): Promise<void> {
  const { name, to } = await recipientOf(tx, memberId)
  await queueMessage(tx, { to, template: 'agency.left', variables: { name, agency: agencyName } })
}

export async function notifyGiven(
  tx: Handle,
  { toId, count, from }: { toId: string; count: number; from: string },
): Promise<void> {
  const { name, to } = await recipientOf(tx, toId)
  await queueMessage(tx, {
    to,
    template: 'agency.leads_given',
    variables: { name, count: String(count), from },
  })
}

export async function notifyOffered(
  tx: Handle,
  { toId, count }: { toId: string; count: number },
): Promise<void> {
  const { name, to } = await recipientOf(tx, toId)
  await queueMessage(tx, {
    to,
    template: 'agency.lead_offered',
    variables: { name, count: String(count) },
  })
}
