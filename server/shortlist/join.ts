import { randomBytes } from 'node:crypto'
import { v7 } from 'uuid'
import { refuse } from '#contract/refusal.ts'
import { maxParticipants } from '#contract/shortlist/limits.ts'
import type { ShortlistRoom } from '#contract/shortlist/room.ts'
import type { Context } from '#server/context.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { CustomerViewer } from '#server/http/viewer.ts'
import { hashToken } from '#server/secret/token-hash.ts'
import { nameColumns } from './name.ts'
import { notifyJoined } from './notify.ts'
import {
  findFreeSeat,
  insertParticipant,
  listParticipants,
  type ParticipantRow,
  renameParticipant,
} from './participant-queries.ts'
import { displayName, presentRoom } from './present.ts'
import type { ShortlistRow } from './queries.ts'
import { type Caller, lockByToken } from './seat.ts'

interface Joining {
  token: string
  name: string
  attempt?: string | undefined
}

export interface Joined {
  room: ShortlistRoom
  /**
   * The secret for the browser's cookie; undefined for accounts, and for participants already
   * known.
   */
  cookie: { shortlistId: string; secret: string } | undefined
}

/** Adds a participant by a name, or renames a known one. */
export function joinShortlist(
  db: Handle,
  context: Pick<Context, 'config' | 'secrets'>,
  caller: Caller,
  { token, name, attempt }: Joining,
): Promise<Joined> {
  return transact(db, async (tx) => {
    const opened = await lockByToken(tx, token, caller)
    const { shortlist } = opened
    const viewer = caller.viewer?.realm === 'customer' ? caller.viewer : undefined
    // The same for every repetition of one attempt, whose first response may have been lost.
    const secret = attempt
      ? context.secrets.sign('shortlist participant', `${shortlist.id}.${attempt}`)
      : randomBytes(32)
    const text = secret.toString('base64url')
    const hash = hashToken(text)
    const known =
      opened.me ?? opened.participants.find(({ secret_hash }) => secret_hash?.equals(hash))
    if (known) {
      await rename(tx, shortlist.id, known, name)
    } else {
      const row = await addParticipant(tx, shortlist, name, viewer ?? hash)
      await notifyJoined(tx, context.config, shortlist, { id: row.id, name: displayName(row) })
    }
    const participants = await listParticipants(tx, shortlist.id)
    const isMe = (row: ParticipantRow) =>
      known ? row.id === known.id : viewer ? row.customer_id === viewer.id : isOf(row, hash)
    const me = participants.find(isMe)
    const room = await presentRoom(tx, { shortlist, participants, me })
    const isByCookie = me !== undefined && isOf(me, hash)
    return { room, cookie: isByCookie ? { shortlistId: shortlist.id, secret: text } : undefined }
  })
}

const isOf = ({ secret_hash }: ParticipantRow, hash: Buffer): boolean =>
  secret_hash?.equals(hash) ?? false

async function rename(
  tx: Handle,
  shortlistId: string,
  { id }: ParticipantRow,
  name: string,
): Promise<void> {
  await renameParticipant(tx, id, await nameColumns(tx, shortlistId, name, id))
}

/** Adds a participant to a locked shortlist, identified by an account or by a secret. */
export async function addParticipant(
  tx: Handle,
  { id: shortlistId, customer_id }: Pick<ShortlistRow, 'id' | 'customer_id'>,
  name: string,
  who: Pick<CustomerViewer, 'id'> | Buffer,
): Promise<ParticipantRow> {
  const seat = await findFreeSeat(tx, shortlistId, maxParticipants)
  if (seat === undefined) throw refuse('shortlist_people_full')
  const id = v7()
  await insertParticipant(tx, {
    ...{ id, shortlist_id: shortlistId, seat },
    ...(await nameColumns(tx, shortlistId, name, null)),
    ...(Buffer.isBuffer(who)
      ? { secret_hash: who }
      : { customer_id: who.id, is_owner: who.id === customer_id }),
  })
  const row = (await listParticipants(tx, shortlistId)).find((one) => one.id === id)
  if (!row) throw refuse('shortlist_participant_not_found')
  return row
}
