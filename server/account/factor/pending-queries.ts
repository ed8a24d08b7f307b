import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { Realm } from '#contract/access.ts'
import { pendingMinutes } from '#contract/account/second-factor.ts'
import type { AccountKey } from '#server/account/queries.ts'
import { accountColumns } from '#server/db/account-column.ts'
import type { Handle } from '#server/db/connect.ts'
import { hashToken } from '#server/secret/token-hash.ts'

// Without the prefix of session tokens, so that nothing else accepts it.
const prefix = 'pending_'

/** Creates a pending sign-in; returns its token, of which only a hash is stored. */
export async function openPendingSignIn(
  tx: Handle,
  { realm, id }: AccountKey,
): Promise<{ token: string; expiresAt: string }> {
  const token = prefix + randomBytes(32).toString('base64url')
  const { expires_at: at } = await tx
    .insertInto('pending_sign_in')
    .values({
      id: v7(),
      token_hash: hashToken(token),
      [accountColumns[realm]]: id,
      expires_at: sql<Date>`now() + make_interval(mins => ${pendingMinutes})`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  return { token, expiresAt: at.toISOString() }
}

export interface PendingRow {
  id: string
  accountId: string
}

/** Returns the pending sign-in of a token in a realm, or undefined. */
export async function findPendingSignIn(
  db: Handle,
  realm: Realm,
  token: string,
): Promise<PendingRow | undefined> {
  return db
    .selectFrom('pending_sign_in')
    .select(['id', sql<string>`${sql.ref(accountColumns[realm])}`.as('accountId')])
    .where('token_hash', '=', hashToken(token))
    .where(accountColumns[realm], 'is not', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

/** Deletes a pending sign-in; returns whether it existed, so that it is completed once. */
export async function takePendingSignIn(tx: Handle, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('pending_sign_in')
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
