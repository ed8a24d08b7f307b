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

/** Takes the request that has waited longest, for this transaction alone. */
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
 * The account of a name that may sign in; held, so that a block of this moment comes before or
 * after. Of several under one address whoever has proven it, else one that has a password, because
 * a link for that offers all of them when it is opened (link-accounts.ts); one for an account that
 * has none is an invitation to it alone.
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
