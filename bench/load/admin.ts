import type pg from 'pg'
import { familyNames, givenNames } from '../words.ts'
import { fillLogs } from './log.ts'
import { fillQueues } from './queues.ts'

const wanted = { brokers: 50_000, customers: 200_000 }

/** Tops up a filled database to what a back office has to bear. */
export async function fillAdmin(pool: pg.Pool, say: (line: string) => void): Promise<void> {
  await fillPeople(pool, say)
  const client = await pool.connect()
  try {
    // Neither a trigger nor a foreign key is asked for each of millions of rows.
    await client.query(`set session_replication_role = 'replica'`)
    await fillLogs(client, say)
    await fillQueues(client, say)
  } finally {
    client.release(true)
  }
}

async function fillPeople(pool: pg.Pool, say: (line: string) => void): Promise<void> {
  const { rows } = await pool.query<{ brokers: number; customers: number }>(
    'select (select count(*) from broker) as brokers, (select count(*) from customer) as customers',
  )
  const { brokers = 0, customers = 0 } = rows[0] ?? {}
  if (brokers >= wanted.brokers && customers >= wanted.customers) return
  say('  brokers and customers')
  const named = `($2::text[])[1 + (n * 7919) % cardinality($2::text[])],
    ($3::text[])[1 + (n * 4099) % cardinality($3::text[])]`
  const moment = `now() - (n % 700) * interval '1 day' - n * interval '1 second'`
  await pool.query(
    `insert into broker (id, email, phone, first_name, last_name, company_name, status, kyc_status,
       kyc_rejection_reason, created_at)
     select md5('office broker' || n)::uuid, 'office' || n || '@example.in',
       '+91' || (8000000000 + n), ${named}, ($3::text[])[1 + n % cardinality($3::text[])]
         || ' Homes',
       (array['active', 'active', 'active', 'inactive', 'blocked', 'suspended'])[1 + n % 6],
       (array['verified', 'verified', 'pending', 'rejected'])[1 + n % 4],
       case when n % 4 = 3 then 'The scan cannot be read.' end, ${moment}
     from generate_series(1, $1::int) n`,
    [wanted.brokers - brokers, givenNames, familyNames],
  )
  await pool.query(
    `insert into customer (id, email, phone, first_name, last_name, source, status, is_verified,
       created_at, last_active_at)
     select md5('office customer' || n)::uuid, 'person' || n || '@example.in',
       '+91' || (7000000000 + n), ${named},
       (array['web', 'mobile', 'referral', 'social'])[1 + n % 4],
       (array['active', 'active', 'active', 'inactive', 'blocked'])[1 + n % 5], n % 3 = 0,
       ${moment}, case when n % 4 > 0 then now() - (n % 90) * interval '1 day' end
     from generate_series(1, $1::int) n`,
    [wanted.customers - customers, givenNames, familyNames],
  )
}
