import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { Realm } from '#contract/access.ts'
import type { AccountKey } from '#server/account/queries.ts'
import { accountColumns } from '#server/db/account-column.ts'
import type { Handle } from '#server/db/connect.ts'
import { provenColumn } from '#server/notification/consent/mailbox-proof.ts'
import { hashToken } from '#server/secret/token-hash.ts'

/** Clients without cookies insert a row at each sign-in. */
const maxPerAccount = 20

/** Returns the id of a browser the account has signed in with, or undefined. */
export async function findKnownBrowser(
  db: Handle,
  account: AccountKey,
  token: string | undefined,
): Promise<string | undefined> {
  if (token === undefined) return undefined
  const row = await db
    .selectFrom('known_browser')
    .select('id')
    .where(accountColumns[account.realm], '=', account.id)
    .where('token_hash', '=', hashToken(token))
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return row?.id
}

/**
 * Returns whether the account of a name, if it exists, has signed in with the browser. Only the
 * first account counts if several share the name.
 */
export async function isBrowserOfName(
  db: Handle,
  { realm, name }: { realm: Realm; name: string },
  token: string | undefined,
): Promise<boolean> {
  if (token === undefined) return false
  const accounts =
    realm === 'administrator'
      ? sql`select id from administrator where ${name} in (username, email)`
      : sql`select id from ${sql.table(realm)} where email = ${name}
          order by ${sql.ref(provenColumn[realm])} desc, id limit 1`
  const row = await db
    .selectFrom('known_browser')
    .select('id')
    .where('token_hash', '=', hashToken(token))
    .where('revoked_at', 'is', null)
    .where(accountColumns[realm], 'in', sql<string>`(${accounts})`)
    .executeTakeFirst()
  return row !== undefined
}

export interface BrowserMatch {
  /** The value of the browser's cookie. */
  token: string
  /** The account has signed in before, but not with this browser. */
  isNew: boolean
}

/**
 * Stores that an account signed in with a browser; a token that other accounts use stays valid. The
 * caller has locked the account's row, so two concurrent sign-ins run one after the other.
 */
export async function registerKnownBrowser(
  tx: Handle,
  account: AccountKey,
  given: string | undefined,
): Promise<BrowserMatch> {
  const column = accountColumns[account.realm]
  const ofAccount = tx.selectFrom('known_browser').where(column, '=', account.id)
  const wasKnown = (await findKnownBrowser(tx, account, given)) !== undefined
  const before = await ofAccount.select('id').limit(1).executeTakeFirst()
  const token = given !== undefined && (await isIssued(tx, given)) ? given : newToken()
  await tx
    .deleteFrom('known_browser')
    .where(column, '=', account.id)
    .where('token_hash', '=', hashToken(token))
    .execute()
  await tx
    .insertInto('known_browser')
    .values({ id: v7(), token_hash: hashToken(token), [column]: account.id })
    .execute()
  const beyond = ofAccount.select('id').orderBy('seen_at', 'desc').offset(maxPerAccount)
  await tx.deleteFrom('known_browser').where('id', 'in', beyond).execute()
  return { token, isNew: before !== undefined && !wasKnown }
}

/** Forgets all known browsers of an account, or all but the current one. */
export async function revokeBrowsers(
  tx: Handle,
  account: AccountKey,
  except?: string,
): Promise<void> {
  await tx
    .updateTable('known_browser')
    .set({ revoked_at: sql<Date>`now()` })
    .where(accountColumns[account.realm], '=', account.id)
    .where('revoked_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('token_hash', '<>', hashToken(except ?? '')))
    .execute()
}

const newToken = () => randomBytes(32).toString('base64url')

async function isIssued(db: Handle, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_browser')
    .select('id')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return row !== undefined
}
