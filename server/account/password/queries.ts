import { sql } from 'kysely'
import type { Realm } from '#contract/access.ts'
import { forgottenMinutes } from '#contract/account/password-link.ts'
import { refuse } from '#contract/refusal.ts'
import type { AccountKey } from '#server/account/queries.ts'
import { accountColumns } from '#server/db/account-column.ts'
import type { Handle } from '#server/db/connect.ts'
import { hashToken } from '#server/secret/token-hash.ts'
import { fullNames, type OwnWords } from './own-words.ts'

export async function findHashByName(
  db: Handle,
  realm: string,
  name: string,
): Promise<string | null> {
  const query =
    realm === 'administrator'
      ? db.selectFrom('administrator').select('password_hash').where('username', '=', name)
      : db
          .selectFrom(realm === 'broker' ? 'broker' : 'customer')
          .select('password_hash')
          .where('email', '=', name)
  return (await query.executeTakeFirst())?.password_hash ?? null
}

/** Returns the personal data that a new password of the account must not consist of. */
export async function ownWordsOf(
  db: Handle,
  { realm, id }: { realm: Realm; id: string },
): Promise<OwnWords> {
  const names = ['first_name', 'last_name', 'email'] as const
  const row =
    realm === 'administrator'
      ? await db
          .selectFrom('administrator')
          .select([...names, 'username'])
          .where('id', '=', id)
          .executeTakeFirst()
      : await db
          .selectFrom(realm)
          .select([...names, 'phone'])
          .where('id', '=', id)
          .executeTakeFirst()
  if (!row) return []
  const { first_name: first, last_name: last, ...others } = row
  return [...fullNames(first, last), ...Object.values(others)]
}

// Invitations and confirmations may wait in a mailbox for days.
export const minutesOf = {
  invitation: 7 * 24 * 60,
  forgotten: forgottenMinutes,
  confirmation: 7 * 24 * 60,
} as const

export type LinkPurpose = keyof typeof minutesOf

/** Returns the account whose password a link would set, or undefined. */
export async function findLinkOwner(
  db: Handle,
  realm: Realm,
  token: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('password_link')
    .select(accountColumns[realm])
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '<>', 'confirmation')
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return (row && Object.values(row)[0]) ?? undefined
}

/**
 * Deletes the link, so that only one of two concurrent uses succeeds. Returns whose it was and
 * where it was sent.
 */
export async function useLink(
  tx: Handle,
  realm: Realm,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<{ id: string; sentTo: string }> {
  const row = await tx
    .deleteFrom('password_link')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', 'in', purposes)
    .where(accountColumns[realm], 'is not', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning([sql<string>`${sql.ref(accountColumns[realm])}`.as('id'), 'sent_to as sentTo'])
    .executeTakeFirst()
  if (!row) throw refuse('password_link_over')
  return row
}

/** Stores a link; deletes an older one of the same purpose and mailbox, and expired ones. */
export async function replaceLink(
  tx: Handle,
  { realm, id }: AccountKey,
  { token, purpose, sentTo }: { token: string; purpose: LinkPurpose; sentTo: string },
): Promise<void> {
  await tx
    .deleteFrom('password_link')
    .where((where) =>
      where.or([
        where.and([
          where(accountColumns[realm], '=', id),
          where('purpose', '=', purpose),
          where('purpose', '<>', 'forgotten'),
          where('sent_to', '=', sentTo),
        ]),
        where('expires_at', '<', sql<Date>`now()`),
      ]),
    )
    .execute()
  await tx
    .insertInto('password_link')
    .values({
      token_hash: hashToken(token),
      purpose,
      sent_to: sentTo,
      [accountColumns[realm]]: id,
      expires_at: sql<Date>`now() + make_interval(mins => ${minutesOf[purpose]})`,
    })
    .execute()
}
