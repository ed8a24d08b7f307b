import {
  type Insertable,
  type Selectable,
  type SelectQueryBuilder,
  sql,
  type Updateable,
} from 'kysely'
import type { BrokerStatus, KycStatus } from '#contract/broker.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Broker, Tables } from '#server/db/tables.ts'

export type BrokerRow = Selectable<Broker>

export async function insertBroker(tx: Handle, broker: Insertable<Broker>): Promise<BrokerRow> {
  return tx.insertInto('broker').values(broker).returningAll().executeTakeFirstOrThrow()
}

export async function findBroker(db: Handle, id: string): Promise<BrokerRow | undefined> {
  return db.selectFrom('broker').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findBrokerByEmail(db: Handle, email: string): Promise<BrokerRow | undefined> {
  return db.selectFrom('broker').selectAll().where('email', '=', email).executeTakeFirst()
}

/** The row, held against other changes, and against listings going live, until the transaction ends. */
export async function lockBroker(tx: Handle, id: string): Promise<BrokerRow | undefined> {
  return tx
    .selectFrom('broker')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function updateBroker(
  tx: Handle,
  id: string,
  change: Updateable<Broker>,
): Promise<BrokerRow> {
  return tx
    .updateTable('broker')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Keeps the hash of a sign-in, where the account is still active and has the password that was checked. */
export async function enterBroker(
  tx: Handle,
  broker: BrokerRow,
  hash: string,
): Promise<BrokerRow | undefined> {
  return tx
    .updateTable('broker')
    .set({ password_hash: hash })
    .where('id', '=', broker.id)
    .where('password_hash', '=', broker.password_hash)
    .where('status', '=', 'active')
    .returningAll()
    .executeTakeFirst()
}

export interface BrokerFilter {
  search?: string | undefined
  status?: BrokerStatus | undefined
  kycStatus?: KycStatus | undefined
}

/** One page of the brokers that match, newest first, and how many match in all. */
export async function listBrokers(
  db: Handle,
  filter: BrokerFilter,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: BrokerRow[]; total: number }> {
  const rows = await matching(db.selectFrom('broker'), filter)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await matching(db.selectFrom('broker'), filter)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

function matching<Selected>(
  query: SelectQueryBuilder<Tables, 'broker', Selected>,
  { search, status, kycStatus }: BrokerFilter,
): SelectQueryBuilder<Tables, 'broker', Selected> {
  let matched = query
  if (status) matched = matched.where('status', '=', status)
  if (kycStatus) matched = matched.where('kyc_status', '=', kycStatus)
  if (search) matched = matched.where(mentions(search))
  return matched
}

// strpos takes the text as it is: % and _ mean themselves.
function mentions(search: string) {
  const words = sql`lower(concat_ws(' ', first_name, last_name, company_name, email))`
  // A number is found however it is spaced, with the trunk 0 or without.
  const digits = search.replace(/^0+/, '').replace(/[\s().+-]/g, '')
  return /^\d{3,}$/.test(digits)
    ? sql<boolean>`(strpos(${words}, lower(${search})) > 0 or strpos(phone, ${digits}) > 0)`
    : sql<boolean>`strpos(${words}, lower(${search})) > 0`
}
