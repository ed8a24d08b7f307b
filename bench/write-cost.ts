import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Connection } from '#server/db/connect.ts'
import { runToEnd } from './child.ts'
import { Connection as Client } from './client.ts'
import type { Cost } from './compare-peers.ts'
import { type Figures, measure } from './measure.ts'
import {
  parentOf,
  processorOf,
  processorOfEnded,
  processorOfFamily,
  untilIdle,
} from './processor.ts'
import { signIn } from './sign-in.ts'

export interface WriteCost {
  /** Of listings of one broker. */
  approvals: Approvals
  /** Of listings of as many brokers as there are clients. */
  approvalsOfMany: Approvals
  /** Milliseconds from the answer to an approval until another process finds the listing. */
  fresh: { median: number; max: number }
  /** Rows a second, checked and put in, with the start of the program. */
  importedPerSecond: number
  /** Of a row, until the program ends. */
  importCost: Cost & { program: number }
  /** Imported listings whose homes the server has still to look for by then. */
  homesWaiting: number
}

/** With what the jobs do for one, the first ones included in the cost but not in the rate. */
type Approvals = Figures & { cost: Cost }

const decided = 1_200
/** Decided before: on each connection the first have their plans made and functions compiled. */
const warmed = 200
const looked = 20
const clients = 8
export const importedRows = 100_000
/** Milliseconds after which an approval is not late but lost. */
const longestWait = 20_000
const email = 'bench@example.in'
const brokerIds = Array.from(
  { length: clients },
  (_, index) => `00000000-0000-7000-8000-00000000000${index + 1}`,
)

interface Processes {
  url: string
  serverId: number
  /** Another process of the product on the same database. */
  other: string
  dataDir: string
  /** How many are imported. */
  rows?: number
}

/**
 * What writing costs, and how soon one process finds what another wrote. Leaves no listing behind.
 */
export async function measureWrites(
  { url, serverId, other, dataDir, rows = importedRows }: Processes,
  { db, pool }: Connection,
  say: (line: string) => void,
): Promise<WriteCost> {
  const token = await signIn(db)
  await addBrokers(pool)
  await takeBack(pool)
  const databaseId = await findDatabase(pool)
  const spent = (): Cost => ({
    server: processorOf(serverId),
    database: processorOfFamily(databaseId),
  })
  const approved = warmed + decided
  const waiting = await addWaiting(pool, brokerIds.slice(0, 1), approved + looked)
  const approveAll = async (listings: Waiting[]): Promise<Approvals> => {
    await untilIdle(serverId, say)
    const rest = listings.values()
    const deciders = Array.from({ length: clients }, () => token)
    const approveSome = (requests: number) =>
      measure(deciders, { clients, requests, seconds: 20 }, async () => {
        const { value: listing } = rest.next()
        return listing && (await approve(url, token, listing)) === 200
      })
    const before = spent()
    const first = await approveSome(warmed)
    const figures = await approveSome(decided)
    await untilIdle(serverId, say)
    return { ...figures, cost: costOf(before, spent(), first.count + figures.count) }
  }
  const approvals = await approveAll(waiting.slice(looked))
  const approvalsOfMany = await approveAll(await addWaiting(pool, brokerIds, approved))
  const waits: number[] = []
  for (const listing of waiting.slice(0, looked)) {
    waits.push(await untilFound(url, other, token, listing))
  }
  waits.sort((one, another) => one - another)
  const before = { ...spent(), program: processorOfEnded(process.pid) }
  const seconds = await importRows(dataDir, rows)
  const after = { ...spent(), program: processorOfEnded(process.pid) }
  const homesWaiting = await countWaitingHomes(pool)
  await takeBack(pool)
  return {
    approvals,
    approvalsOfMany,
    fresh: { median: waits[Math.floor(looked / 2)] ?? 0, max: waits.at(-1) ?? 0 },
    importedPerSecond: rows / seconds,
    importCost: {
      ...costOf(before, after, rows),
      program: (after.program - before.program) / rows,
    },
    homesWaiting,
  }
}

const costOf = (before: Cost, after: Cost, count: number): Cost => ({
  server: (after.server - before.server) / Math.max(1, count),
  database: (after.database - before.database) / Math.max(1, count),
})

async function findDatabase(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ id: number }>('select pg_backend_pid() as id')
  return parentOf(rows[0]?.id ?? 0)
}

async function countWaitingHomes(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*) from home_change')
  return rows[0]?.count ?? 0
}

async function addBrokers(pool: pg.Pool): Promise<void> {
  for (const [index, id] of brokerIds.entries()) {
    await pool.query(
      `insert into broker (id, email, phone, first_name, last_name, company_name, kyc_status)
       values ($1, $2, $3, 'Bench', 'Broker', 'Bench', 'verified')
       on conflict do nothing`,
      [id, index === 0 ? email : `bench${index}@example.in`, `+91600000000${index + 1}`],
    )
  }
}

async function takeBack(pool: pg.Pool): Promise<void> {
  await pool.query('delete from property where broker_id = any($1)', [brokerIds])
}

interface Waiting {
  id: string
  word: string
}

/** Copies of listings, each with a word of its own, waiting for a decision. */
async function addWaiting(
  pool: pg.Pool,
  brokers: readonly string[],
  count: number,
): Promise<Waiting[]> {
  const { rows } = await pool.query<Waiting>(
    `insert into property (id, broker_id, title, description, property_type, listing_type, price,
       area, area_unit, bedrooms, location_id, location_text, address, pincode, search_vector)
     select gen_random_uuid(), ($1::uuid[])[1 + number % cardinality($1)], 'Waiting', description,
       property_type, listing_type, price, area, area_unit, bedrooms, location_id, location_text,
       address, pincode, array_to_tsvector(array['quorvex' || lpad(number::text, 5, '0')])
     from (
       select *, row_number() over () as number from property where is_live limit $2
     ) copied
     returning id, (tsvector_to_array(search_vector))[1] as word`,
    [brokers, count],
  )
  return rows
}

/** The status of the answer. */
async function approve(url: string, token: string, { id }: Waiting): Promise<number> {
  const answer = await fetch(`${url}/api/properties/${id}/status`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'approved' }),
  })
  await answer.arrayBuffer()
  return answer.status
}

/** Asks the other process as a visitor does who reloads, before the approval and after. */
async function untilFound(url: string, other: string, token: string, listing: Waiting) {
  const client = await Client.open(other)
  const isFound = async () => {
    const { body } = await client.get(`/api/public/properties?search=${listing.word}`)
    return body.includes(listing.id)
  }
  try {
    if (await isFound()) throw new Error('A listing is found before it is approved.')
    const status = await approve(url, token, listing)
    if (status !== 200) throw new Error(`An approval was answered with ${status}.`)
    const begin = performance.now()
    while (!(await isFound())) {
      if (performance.now() - begin > longestWait) throw new Error('An approval is not found.')
      await wait(5)
    }
    return performance.now() - begin
  } finally {
    client.close()
  }
}

/** Imports a file as an operator does, beside the running server; returns the seconds it took. */
async function importRows(dataDir: string, count: number): Promise<number> {
  const file = join(dataDir, 'rows.csv')
  const rows = Array.from({ length: count }, (_, index) =>
    [
      `Airy ${(index % 4) + 1} BHK flat number ${index}`,
      `A bright home of ${600 + index} square feet, ` +
        `close to shops and schools, seen ${index} times.`,
      ...['apartment', 'sell', 4_000_000 + index * 1_000, 600 + index, (index % 4) + 1],
      ...['Mumbai', `${index + 1} Lake Road`, '400001'],
    ].map((cell) => `"${cell}"`),
  )
  const heads =
    'title,description,propertyType,listingType,price,area,bedrooms,city,address,pincode'
  await writeFile(file, [heads, ...rows].join('\n'))
  const begin = performance.now()
  await runToEnd(['scripts/import.ts', file, '--broker', email, '--publish', 'approved', '--yes'], {
    ...{ DATA_DIR: dataDir, SEED: 'none' },
    ...{ ADMIN_USERNAME: 'bench', ADMIN_PASSWORD: 'not-used' },
  })
  const seconds = (performance.now() - begin) / 1000
  await rm(file)
  return seconds
}
