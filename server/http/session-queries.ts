import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { Realm } from '#contract/access.ts'
import { accountColumns } from '#server/db/account-column.ts'
import type { Handle } from '#server/db/connect.ts'
import { byKey } from '#server/db/statement-name.ts'
import type { Trace, Viewer } from '#server/http/viewer.ts'
import { hashToken } from '#server/secret/token-hash.ts'
import type { ProvenBy } from './proof/proof-queries.ts'

// The prefix of a token names its realm, so that it is never looked up in another.
const prefixes: Record<Realm, string> = {
  administrator: 'adm_',
  customer: 'cus_',
  broker: 'brk_',
}

/**
 * Lifetime of a session from sign-in, and without a call. Administrators have the shortest because
 * they see everything.
 */
const lifetimes: Record<Realm, { maxHours: number; idleHours: number }> = {
  administrator: { maxHours: 7 * 24, idleHours: 12 },
  broker: { maxHours: 30 * 24, idleHours: 7 * 24 },
  customer: { maxHours: 30 * 24, idleHours: 7 * 24 },
}

/**
 * Opens a session and returns its token: 256 random bits, of which only a hash is stored. The
 * sign-in is also the first proof of whose session it is.
 */
export async function openSession(
  db: Handle,
  account: { realm: Realm; id: string },
  trace: Trace,
  provenBy: ProvenBy = 'password',
): Promise<string> {
  const token = prefixes[account.realm] + randomBytes(32).toString('base64url')
  await db
    .insertInto('session')
    .values({
      id: v7(),
      token_hash: hashToken(token),
      [accountColumns[account.realm]]: account.id,
      user_agent: trace.userAgent.slice(0, 300),
      address: trace.address,
      proven_at: sql<Date>`now()`,
      proven_by: provenBy,
      expires_at: sql<Date>`now() + make_interval(hours => ${lifetimes[account.realm].maxHours})`,
    })
    .execute()
  return token
}

export async function closeSession(db: Handle, sessionId: string): Promise<void> {
  await db.deleteFrom('session').where('id', '=', sessionId).execute()
}

/**
 * Ends all sessions of an account, or all but the current one, and sign-ins that await a factor.
 */
export async function closeSessions(
  db: Handle,
  account: { realm: Realm; id: string },
  except?: string,
): Promise<void> {
  await db
    .deleteFrom('session')
    .where(accountColumns[account.realm], '=', account.id)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .execute()
  await db
    .deleteFrom('pending_sign_in')
    .where(accountColumns[account.realm], '=', account.id)
    .execute()
}

/** Selects active sessions, each with its account if that may act. */
function liveSessions(db: Handle) {
  return db
    .selectFrom('session')
    .leftJoin('administrator', (join) =>
      join.onRef('administrator.id', '=', 'session.administrator_id').on('is_active', '=', true),
    )
    .leftJoin('customer', (join) =>
      join.onRef('customer.id', '=', 'session.customer_id').on('customer.status', '=', 'active'),
    )
    .leftJoin('broker', (join) =>
      join.onRef('broker.id', '=', 'session.broker_id').on('broker.status', '=', 'active'),
    )
    .where('expires_at', '>', sql<Date>`now()`)
    .where(
      sql<boolean>`case when session.administrator_id is null
        then seen_at > now() - make_interval(hours => ${lifetimes.customer.idleHours})
        -- Sessions opened by earlier releases had longer.
        else seen_at > now() - make_interval(hours => ${lifetimes.administrator.idleHours})
          and session.created_at > now() -
            make_interval(hours => ${lifetimes.administrator.maxHours})
        end`,
    )
}

/** Returns whether a session is active and its account may act; used where no token is sent. */
export async function isSessionLive(db: Handle, sessionId: string): Promise<boolean> {
  const row = await liveSessions(db)
    .where('session.id', '=', sessionId)
    .where(sql<boolean>`num_nonnulls(administrator.id, customer.id, broker.id) > 0`)
    .select('session.id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Returns the viewer of a token; undefined if it is unknown or expired, or the account may not act.
 */
export async function findViewer(
  db: Handle,
  token: string,
  trace: Trace,
): Promise<Viewer | undefined> {
  if (token.length > 100 || !Object.values(prefixes).some((prefix) => token.startsWith(prefix))) {
    return undefined
  }
  const row = await liveSessions(db)
    .modifyFront(byKey)
    .where('token_hash', '=', hashToken(token))
    .select([
      'session.id as session_id',
      'administrator.id as administrator_id',
      'administrator.role',
      sql<boolean>`administrator.factor_due_at < now() and not exists (
        select from second_factor
        where administrator_id = administrator.id and confirmed_at is not null)`.as('must_enrol'),
      'customer.id as customer_id',
      'broker.id as broker_id',
      'broker.kyc_status',
      sql<boolean>`seen_at < now() - interval '5 minutes'`.as('is_stale'),
      sql<string>`coalesce(administrator.first_name || ' ' || administrator.last_name,
        customer.first_name || ' ' || customer.last_name,
        broker.first_name || ' ' || broker.last_name)`.as('name'),
    ])
    .executeTakeFirst()
  if (!row) return undefined
  if (row.is_stale) await markSeen(db, row.session_id, row.customer_id)
  const signedIn = { sessionId: row.session_id, name: row.name, trace }
  if (row.administrator_id && row.role) {
    return {
      realm: 'administrator',
      id: row.administrator_id,
      role: row.role,
      mustEnrol: row.must_enrol,
      ...signedIn,
    }
  }
  if (row.customer_id) return { realm: 'customer', id: row.customer_id, ...signedIn }
  if (row.broker_id && row.kyc_status) {
    return { realm: 'broker', id: row.broker_id, kycStatus: row.kyc_status, ...signedIn }
  }
  return undefined
}

// Saved at most every five minutes: a read must not cost a write.
async function markSeen(db: Handle, sessionId: string, customerId: string | null): Promise<void> {
  const now = sql<Date>`now()`
  await db.updateTable('session').set({ seen_at: now }).where('id', '=', sessionId).execute()
  if (!customerId) return
  await db
    .updateTable('customer')
    .set({ last_active_at: now })
    .where('id', '=', customerId)
    .execute()
}
