import { type Selectable, sql } from 'kysely'
import { invitationDays } from '#contract/agency/limits.ts'
import type { GivenRole } from '#contract/agency/vocabulary.ts'
import type { Handle } from '#server/db/connect.ts'
import type { AgencyInvitation } from '#server/db/tables.ts'
import { hashToken } from '#server/secret/token-hash.ts'

export interface InvitationRow extends Selectable<AgencyInvitation> {
  role: GivenRole
}

/** Lists open invitations, the latest first. */
export function listInvitations(db: Handle, agencyId: string): Promise<InvitationRow[]> {
  return db
    .selectFrom('agency_invitation')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('state', '=', 'open')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute() as Promise<InvitationRow[]>
}

export async function insertInvitation(
  tx: Handle,
  row: { id: string; agencyId: string; email: string; role: GivenRole; by: string; token: string },
): Promise<void> {
  await tx
    .insertInto('agency_invitation')
    .values({
      id: row.id,
      agency_id: row.agencyId,
      email: row.email,
      role: row.role,
      token_hash: hashToken(row.token),
      invited_by: row.by,
      expires_at: sql<Date>`now() + make_interval(days => ${invitationDays})`,
    })
    .execute()
}

export interface OpenInvitation extends InvitationRow {
  agency_name: string
  first_name: string
  last_name: string
}

/** Returns the valid invitation of a link, with its agency and sender. */
export async function findInvitation(
  db: Handle,
  token: string,
): Promise<OpenInvitation | undefined> {
  const row = await db
    .selectFrom('agency_invitation')
    .innerJoin('agency', 'agency.id', 'agency_invitation.agency_id')
    .innerJoin('broker', 'broker.id', 'invited_by')
    .selectAll('agency_invitation')
    .select(['agency.name as agency_name', 'first_name', 'last_name'])
    .where('token_hash', '=', hashToken(token))
    .where('state', '=', 'open')
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row as OpenInvitation | undefined
}

/** Ends an open invitation; returns false if it is no longer open. */
export async function closeInvitation(
  tx: Handle,
  id: string,
  state: 'accepted' | 'declined' | 'withdrawn',
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('agency_invitation')
    .set({ state, decided_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Withdraws open invitations of an address that is invited again. */
export async function replaceInvitation(
  tx: Handle,
  { agencyId, email }: { agencyId: string; email: string },
): Promise<void> {
  await tx
    .updateTable('agency_invitation')
    .set({ state: 'withdrawn', decided_at: sql<Date>`now()` })
    .where('agency_id', '=', agencyId)
    .where('email', '=', email)
    .where('state', '=', 'open')
    .execute()
}

/** Withdraws the open invitations of a member who may no longer invite. */
export async function withdrawInvitationsBy(
  tx: Handle,
  { agencyId, by }: { agencyId: string; by: string },
): Promise<void> {
  await tx
    .updateTable('agency_invitation')
    .set({ state: 'withdrawn', decided_at: sql<Date>`now()` })
    .where('agency_id', '=', agencyId)
    .where('invited_by', '=', by)
    .where('state', '=', 'open')
    .execute()
}

/** Withdraws an open invitation of the agency; returns it, or undefined. */
export async function withdrawInvitation(
  tx: Handle,
  { agencyId, id }: { agencyId: string; id: string },
): Promise<InvitationRow | undefined> {
  const row = await tx
    .updateTable('agency_invitation')
    .set({ state: 'withdrawn', decided_at: sql<Date>`now()` })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst()
  return row as InvitationRow | undefined
}
