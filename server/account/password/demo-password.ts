import { demoAccounts } from '#domain/account/demo-account.ts'
import type { Handle } from '#server/db/connect.ts'
import { StartError } from '#server/start-error.ts'
import { verifyPassword } from './password.ts'
import { findHashByName } from './queries.ts'

/** Refuses to start a publicly reachable server while an account has the demo password. */
export async function refuseDemoPasswords(db: Handle): Promise<void> {
  for (const { realm, username, password } of demoAccounts) {
    const hash = await findHashByName(db, realm, username)
    if (hash === null || !(await verifyPassword(password, hash))) continue
    throw new StartError(
      `HOST must be an address of this machine alone while ${username} has the public ` +
        'password of the demo: change it first.',
    )
  }
}
