import { sql } from 'kysely'
import type { Realm } from '#contract/access.ts'
import type { Handle } from '#server/db/connect.ts'
import { provenColumn } from '#server/notification/consent/mailbox-proof.ts'

export async function insertRequest(
  db: Handle,
  request: {
    realm: Realm
    name: string
    is_known_browser?: boolean
    account_id?: string
    is_resend?: boolean
  },
): Promise<void> {
  await db.insertInto('password_request').values(request).execute()
}

interface WaitingRequest {
  realm: Realm
  name: string
  is_known_browser: boolean
  account_id: string | null
  is_resend: boolean
}

/** Claims the oldest pending request for this transaction. */
export async function claimPasswordRequest(tx: Handle): Promise<WaitingRequest | undefined> {
  return tx
    .deleteFrom('password_request')
    .where('id', '=', (select) =>
      select
        .selectFrom('password_request')
        .select('id')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      sql<Realm>`realm`.as('realm'),
      'name',
      'is_known_browser',
      'account_id',
      'is_resend',
    ])
    .executeTakeFirst()
}

export interface Addressee {
  id: string
  email: string
  first_name: string
  password_hash: string | null
}

const columns = ['id', 'email', 'first_name', 'password_hash'] as const

/**
 * Returns and locks the account of a name that may sign in, so that a concurrent block runs before
 * or after. If several accounts share the address, prefers the proven one, then one with a
 * password: its link offers all of them when it is opened (link-accounts.ts), whereas a link for an
 * account without a password is an invitation to that account only.
 */
export async function lockAddressee(
  tx: Handle,
  realm: Realm,
  name: string,
): Promise<Addressee | undefined> {
  if (realm === 'administrator') {
    return tx
      .selectFrom('administrator')
      .select(columns)
      .where((where) => where.or([where('username', '=', name), where('email', '=', name)]))
      .where('is_active', '=', true)
      .forUpdate()
      .executeTakeFirst()
  }
  const account = await tx
    .selectFrom(realm)
    .select([...columns, 'status'])
    .where('email', '=', name)
    .orderBy(sql.ref(provenColumn[realm]), 'desc')
    .orderBy(sql`status = 'active'`, 'desc')
    .orderBy(sql`password_hash is not null`, 'desc')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  return account?.status === 'active' ? account : undefined
}
