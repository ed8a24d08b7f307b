import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { BrokerStatus, KycStatus } from '#contract/broker/broker.ts'
import type { BrokerSort, BrokerStats, DocumentsSent } from '#contract/broker/list.ts'
import { phoneDigits } from '#domain/contact/phone.ts'
import type { Handle } from '#server/db/connect.ts'
import { countRows } from '#server/db/count-rows.ts'
import { inDays } from '#server/db/india-day.ts'
import { containsText } from '#server/db/substring-search.ts'
import type { Tables } from '#server/db/tables.ts'
import type { BrokerRow } from './queries.ts'

export interface BrokerFilter {
  search?: string | undefined
  status?: BrokerStatus | undefined
  kycStatus?: KycStatus | undefined
  documents?: keyof typeof DocumentsSent.labels | undefined
  /** Days in India, both inclusive. */
  createdFrom?: string | undefined
  createdTo?: string | undefined
  ids?: string[] | undefined
  sort?: BrokerSort | undefined
}

// Each order has an index; the id makes the order of equal rows the same on every page.
const orders: Record<BrokerSort, RawBuilder<unknown>> = {
  'joined-desc': sql`created_at desc, id desc`,
  joined: sql`created_at, id`,
  name: sql`lower(first_name), lower(last_name), id`,
  'name-desc': sql`lower(first_name) desc, lower(last_name) desc, id desc`,
  company: sql`lower(company_name), id`,
  'company-desc': sql`lower(company_name) desc, id desc`,
  status: sql`status, created_at, id`,
  'status-desc': sql`status desc, created_at desc, id desc`,
  waiting: sql`kyc_submitted_at, id`,
}

/** Selects matching brokers, newest first by default. */
export function brokersInOrder(db: Handle, { sort = 'joined-desc', ...filter }: BrokerFilter) {
  return matching(db.selectFrom('broker'), filter).selectAll().orderBy(orders[sort])
}

/** Returns one page of matching brokers and the total count. */
export async function listBrokers(
  db: Handle,
  filter: BrokerFilter,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: BrokerRow[]; total: number }> {
  const rows = await brokersInOrder(db, filter)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const total = await countRows(matching(db.selectFrom('broker'), filter))
  return { rows, total }
}

function matching<Selected>(
  query: SelectQueryBuilder<Tables, 'broker', Selected>,
  { search, status, kycStatus, documents, createdFrom, createdTo, ids }: BrokerFilter,
): SelectQueryBuilder<Tables, 'broker', Selected> {
  let matched = query
  if (status) matched = matched.where('status', '=', status)
  if (kycStatus) matched = matched.where('kyc_status', '=', kycStatus)
  if (documents) {
    const has = sql<boolean>`exists (select from document where broker_id = broker.id)`
    matched = matched.where(documents === 'sent' ? has : sql<boolean>`not ${has}`)
  }
  if (createdFrom || createdTo) {
    matched = matched.where(inDays('created_at', { from: createdFrom, to: createdTo }))
  }
  if (ids) matched = matched.where('id', 'in', ids)
  if (search) matched = matched.where(mentions(search))
  return matched
}

function mentions(search: string) {
  const digits = phoneDigits(search)
  return digits
    ? sql<boolean>`(${containsText('search_text', search)} or strpos(phone, ${digits}) > 0)`
    : containsText('search_text', search)
}

/** Counts brokers by status and by KYC, from one index. */
export async function countBrokers(db: Handle): Promise<Omit<BrokerStats, 'subscriptions'>> {
  const groups = await db
    .selectFrom('broker')
    .groupBy(['status', 'kyc_status'])
    .select(['status', 'kyc_status', (select) => select.fn.countAll<number>().as('count')])
    .execute()
  const sum = (of: (group: (typeof groups)[number]) => boolean) =>
    groups.filter(of).reduce((total, { count }) => total + count, 0)
  return {
    total: sum(() => true),
    active: sum(({ status }) => status === 'active'),
    blocked: sum(({ status }) => status === 'blocked'),
    kyc: {
      verified: sum(({ kyc_status }) => kyc_status === 'verified'),
      pending: sum(({ kyc_status }) => kyc_status === 'pending'),
    },
  }
}
