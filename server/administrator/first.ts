import { v7 } from 'uuid'
import { foldName } from '#contract/field.ts'
import { isGuessable } from '#server/account/password/guessable.ts'
import { hashPassword } from '#server/account/password/password.ts'
import { record } from '#server/audit/record.ts'
import { systemActor } from '#server/audit/system-actor.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { StartError } from '#server/start-error.ts'
import { insertAdministrator, lockAdministrators, superadminExists } from './queries.ts'

/**
 * Creates the first superadmin if there is none and returns whether it did. Two processes that
 * start at once on an empty database create one. If others can reach the server, the password must
 * be hard to guess.
 */
export async function ensureFirstAdministrator(
  db: Handle,
  given: { username: string; password: string },
  { isPublic = false } = {},
): Promise<boolean> {
  if (await superadminExists(db)) return false
  if (isPublic && (await isGuessable(given.password, [given.username]))) {
    throw new StartError('ADMIN_PASSWORD must be harder to guess: others reach this address.')
  }
  const passwordHash = await hashPassword(given.password)
  const username = foldName(given.username)
  return transact(db, async (tx) => {
    await lockAdministrators(tx)
    if (await superadminExists(tx)) return false
    const id = v7()
    await insertAdministrator(tx, {
      id,
      username,
      email: emailOf(username),
      first_name: 'Site',
      last_name: 'Administrator',
      role: 'superadmin',
      password_hash: passwordHash,
    })
    await record(
      tx,
      systemActor,
      'administrator.create',
      { kind: 'administrator', id },
      {
        after: { username, role: 'superadmin' },
      },
    )
    return true
  })
}

// A reserved address (RFC 2606) until the administrator enters a real one. It must pass the
// profile's check, which refuses letters of other scripts.
function emailOf(username: string): string {
  if (/^[\w.+-]+@[\w.-]+$/.test(username)) return username
  const name = username.replace(/[^a-z\d]+/gi, '-').replace(/^-|-$/g, '')
  return `${name || 'administrator'}@brickbazaar.invalid`
}
