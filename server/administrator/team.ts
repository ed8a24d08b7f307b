import { v7 } from 'uuid'
import type { z } from 'zod'
import type { Role } from '#contract/access.ts'
import type { Invitation, AdministratorRow as Reply } from '#contract/account/administrator.ts'
import { orRefuse } from '#contract/or-refuse.ts'
import { type Pagination, paginationOf } from '#contract/page.ts'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { sendPasswordLink } from '#server/account/password/send-link.ts'
import { record } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { closeSessions } from '#server/http/session-queries.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { refuseBroken } from '#server/master/constraint-refusals.ts'
import {
  type AdministratorFilter,
  type AdministratorRow,
  countOtherSuperadmins,
  findAdministrator,
  insertAdministrator,
  listAdministrators,
  lockAdministrator,
  lockAdministrators,
  updateAdministrator,
} from './queries.ts'
import { administratorReply } from './reply.ts'

/** Actions of superadmins on other administrators (ACC-1). */

const target = (id: string) => ({ kind: 'administrator', id })

export async function findTeam(
  db: Handle,
  { page, limit, ...filter }: AdministratorFilter & { page: number; limit: number },
): Promise<{ administrators: Reply[]; pagination: Pagination }> {
  const { rows, total } = await listAdministrators(db, filter, { page, limit })
  return { administrators: rows.map(teamReply), pagination: paginationOf(page, limit, total) }
}

export async function getMember(db: Handle, id: string): Promise<Reply> {
  return teamReply(orRefuse(await findAdministrator(db, id), 'administrator_not_found'))
}

/** Adds an administrator without a password; sends a link to set one to the e-mail address. */
export function invite(
  db: Handle,
  viewer: AdministratorViewer,
  given: z.output<typeof Invitation>,
  config: Context['config'],
): Promise<Reply> {
  const { username, email, firstName, lastName, role } = given
  return refuseBroken(
    transact(db, async (tx) => {
      const id = v7()
      const names = { first_name: firstName, last_name: lastName }
      await insertAdministrator(tx, { id, username, email, ...names, role })
      await sendPasswordLink(tx, config, 'administrator', {
        id,
        email,
        first_name: firstName,
        password_hash: null,
      })
      await record(tx, viewer, 'administrator.invite', target(id), { after: { username, role } })
      return getMember(tx, id)
    }),
    {
      administrator_username_key: ['username_taken', 'username'],
      administrator_email_taken: ['email_taken', 'email'],
    },
  )
}

/** Sends a new link: an invitation, or one for a forgotten password. */
export function resendInvitation(
  db: Handle,
  viewer: AdministratorViewer,
  id: string,
  config: Context['config'],
): Promise<void> {
  return transact(db, async (tx) => {
    const row = await lockAdministrator(tx, id)
    if (!row) throw refuse('administrator_not_found')
    if (!row.is_active)
      throw refuse('step_impossible', { message: t('Please activate the account first.') })
    await sendPasswordLink(tx, config, 'administrator', row)
    await record(tx, viewer, 'administrator.invite_again', target(id))
  })
}

/**
 * Changes role or access. Nobody changes their own, and at least one active superadmin remains,
 * even if two deactivate each other at once. Administrators who lose access or rights are signed
 * out.
 */
export function changeMember(
  db: Handle,
  viewer: AdministratorViewer,
  id: string,
  { role, isActive }: { role?: Role | undefined; isActive?: boolean | undefined },
): Promise<Reply> {
  return transact(db, async (tx) => {
    if (id === viewer.id) throw refuse('own_standing')
    await lockAdministrators(tx)
    const before = await lockAdministrator(tx, id)
    if (!before) throw refuse('administrator_not_found')
    const standing = { role: role ?? before.role, is_active: isActive ?? before.is_active }
    if (standing.role === before.role && standing.is_active === before.is_active) {
      return teamReply(before)
    }
    const stays = standing.role === 'superadmin' && standing.is_active
    if (!stays && (await countOtherSuperadmins(tx, id)) === 0) throw refuse('last_superadmin')
    const after = await updateAdministrator(tx, id, standing)
    await closeSessions(tx, { realm: 'administrator', id })
    await record(tx, viewer, 'administrator.change_standing', target(id), {
      before: { role: before.role, isActive: before.is_active },
      after: { role: after.role, isActive: after.is_active },
    })
    return teamReply(after)
  })
}

function teamReply(row: AdministratorRow): Reply {
  const { may, ...reply } = administratorReply(row)
  return {
    ...reply,
    isInvited: row.password_hash === null,
    createdAt: row.created_at.toISOString(),
  }
}
