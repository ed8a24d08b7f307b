import { demoAccounts } from '#domain/account/demo-account.ts'
import type { Handle } from '#server/db/connect.ts'
import { StartError } from '#server/start-error.ts'
import { verifyPassword } from './password.ts'

/** Refuses a start that others can reach while an account has the password of the demo. */
export async function refuseDemoPasswords(db: Handle): Promise<void> {
  for (const { realm, username, password } of demoAccounts) {
    const hash = await findHash(db, realm, username)
    if (hash === null || !(await verifyPassword(password, hash))) continue
    throw new StartError(
      `HOST must be an address of this machine alone while ${username} has the public ` +
        'password of the demo: change it first.',
    )
  }
}

async function findHash(db: Handle, realm: string, name: string): Promise<string | null> {
  const query =
    realm === 'administrator'
      ? db.selectFrom('administrator').select('password_hash').where('username', '=', name)
      : db
          .selectFrom(realm === 'broker' ? 'broker' : 'customer')
          .select('password_hash')
          .where('email', '=', name)
  return (await query.executeTakeFirst())?.password_hash ?? null
}
