import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { challengeMinutes } from '#contract/account/passkey.ts'
import type { Handle } from '#server/db/connect.ts'

/** The owner of a challenge: a session, or a pending sign-in. */
export type ChallengeOwner = { session_id: string } | { pending_sign_in_id: string }

export type ChallengePurpose = 'add' | 'prove'

/**
 * Stores a new challenge, which replaces an earlier one for the same purpose. Returns it, or
 * undefined if the session or the sign-in has ended.
 */
export async function openChallenge(
  db: Handle,
  owner: ChallengeOwner,
  purpose: ChallengePurpose,
): Promise<string | undefined> {
  const challenge = randomBytes(32).toString('base64url')
  const [table, id, column, constraint] =
    'session_id' in owner
      ? ['session', owner.session_id, 'session_id', 'passkey_challenge_of_session']
      : [
          'pending_sign_in',
          owner.pending_sign_in_id,
          'pending_sign_in_id',
          'passkey_challenge_of_sign_in',
        ]
  const { rows } = await sql<{ challenge: string }>`
    insert into passkey_challenge (challenge, purpose, ${sql.ref(column)}, expires_at)
    select ${challenge}, ${purpose}, id, now() + make_interval(mins => ${challengeMinutes})
    from ${sql.table(table)} where id = ${id} for key share
    on conflict on constraint ${sql.ref(constraint)}
      do update set challenge = excluded.challenge, expires_at = excluded.expires_at
    returning challenge`.execute(db)
  return rows[0]?.challenge
}

/** Deletes the challenge, so that it is used once; returns it, or undefined if it has expired. */
export async function takeChallenge(
  tx: Handle,
  owner: ChallengeOwner,
  purpose: ChallengePurpose,
): Promise<string | undefined> {
  const deleted = tx.deleteFrom('passkey_challenge').where('purpose', '=', purpose)
  const ofOwner =
    'session_id' in owner
      ? deleted.where('session_id', '=', owner.session_id)
      : deleted.where('pending_sign_in_id', '=', owner.pending_sign_in_id)
  const row = await ofOwner
    .returning(['challenge', sql<boolean>`expires_at > now()`.as('is_current')])
    .executeTakeFirst()
  return row?.is_current ? row.challenge : undefined
}
