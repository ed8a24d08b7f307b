import type { z } from 'zod'
import { hasRight, type Right } from '#contract/access.ts'
import type { Administrator, AdministratorProfile } from '#contract/account/administrator.ts'
import { orRefuse } from '#contract/or-refuse.ts'
import { refuse } from '#contract/refusal.ts'
import { notifyContactChange } from '#server/account/change-contact.ts'
import { refuseContactConflicts } from '#server/account/contact-conflicts.ts'
import type { AccountStore } from '#server/account/sign-in/sign-in.ts'
import { differenceOf } from '#server/audit/diff.ts'
import { record } from '#server/audit/record.ts'
import type { Config } from '#server/config.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { closeSession } from '#server/http/session-queries.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import {
  type AdministratorRow,
  enterAdministrator,
  findAdministrator,
  findAdministratorByName,
  lockAdministrator,
  updateAdministrator,
} from './queries.ts'
import { administratorReply } from './reply.ts'

/** Returns the accounts of administrators, for their sign-in. */
export const administratorAccounts = ({
  factorRoles,
}: Pick<Config, 'factorRoles'>): AccountStore<AdministratorRow, { admin: Administrator }> => ({
  realm: 'administrator',
  wrongCredentials: 'wrong_administrator_credentials',
  find: findAdministratorByName,
  refusalOf: (administrator) => (administrator.is_active ? undefined : 'account_inactive'),
  enter: (tx, row, hash) => enterAdministrator(tx, row, hash, factorRoles),
  get: findAdministrator,
  show: (row) => ({ admin: administratorReply(row) }),
})

export function signOutAdministrator(db: Handle, viewer: AdministratorViewer): Promise<void> {
  return transact(db, async (tx) => {
    await closeSession(tx, viewer.sessionId)
    const target = { kind: 'administrator', id: viewer.id }
    await record(tx, viewer, 'administrator.sign_out', target)
  })
}

export async function ownProfile(db: Handle, viewer: AdministratorViewer): Promise<Administrator> {
  return administratorReply(orRefuse(await findAdministrator(db, viewer.id), 'session_over'))
}

/** Saves the given fields. Username and role cannot be changed here. */
export function changeOwnProfile(
  db: Handle,
  viewer: AdministratorViewer,
  given: z.output<typeof AdministratorProfile>,
): Promise<Administrator> {
  return refuseContactConflicts(
    transact(db, async (tx) => {
      const before = await lockAdministrator(tx, viewer.id)
      if (!before) throw refuse('session_over')
      const columns = {
        first_name: given.firstName ?? before.first_name,
        last_name: given.lastName ?? before.last_name,
        email: given.email ?? before.email,
        language: given.language ?? before.language,
      }
      const after = administratorReply({ ...before, ...columns })
      const difference = differenceOf(administratorReply(before), after)
      if (!difference) return after
      const saved = await updateAdministrator(tx, viewer.id, columns)
      await notifyContactChange(
        tx,
        viewer,
        { email: before.email, first_name: before.first_name },
        {
          email: saved.email,
        },
      )
      const target = { kind: 'administrator', id: viewer.id }
      await record(tx, viewer, 'administrator.change_profile', target, difference)
      return administratorReply(saved)
    }),
  )
}

/** Returns whether an administrator is active and has a right, until the transaction ends. */
export async function isEntitled(tx: Handle, id: string, right: Right): Promise<boolean> {
  const row = await lockAdministrator(tx, id)
  return row?.is_active === true && hasRight(row.role, right)
}
