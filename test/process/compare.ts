import pg from 'pg'
import { runningEmbedded } from '#server/db/embedded.ts'
import type { Kind, Ledger } from './write.ts'

export interface Comparison {
  acknowledged: number
  /** Acknowledged and not there. */
  lost: string[]
  /** There more than once, acknowledged or not. */
  doubled: string[]
  /** There without what belongs to it, in words. */
  halfMade: string[]
}

const rowsOf: Record<Kind, string> = {
  broker: `select split_part(email, '@', 1) as name, count(*)::int as count from broker group by 1`,
  listing: 'select title as name, count(*)::int as count from property group by 1',
  inquiry: 'select name, count(*)::int as count from inquiry group by 1',
}

// Each names rows that a crash in the middle of a write would leave behind.
const remains: Record<string, string> = {
  'a broker without a session': `select from broker
    where not exists (select from session where broker_id = broker.id)`,
  'a broker without a line in the audit log': `select from broker
    where not exists (select from audit_event where target_id = broker.id)`,
  'a listing without its photo': `select from property
    where not exists (select from property_image where property_id = property.id)`,
  'a listing without a line in the audit log': `select from property
    where not exists (select from audit_event where target_id = property.id)`,
  'a listing that counts other inquiries than it has': `select from property
    where inquiries <> (select count(*) from inquiry where property_id = property.id)`,
  'a key without an answer': 'select from idempotency_key where answer is null',
}

/** Asks the database of a running server, not its API, what is there of all that was written. */
export async function compare(dataDir: string, ledger: Ledger): Promise<Comparison> {
  return compareAt(await runningEmbedded(dataDir), ledger)
}

/** The same for a database at an address. */
export async function compareAt(url: string | undefined, ledger: Ledger): Promise<Comparison> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const counts = new Map<string, number>()
    for (const [kind, query] of Object.entries(rowsOf)) {
      const { rows } = await client.query<{ name: string; count: number }>(query)
      for (const { name, count } of rows) counts.set(`${kind} ${name}`, count)
    }
    const halfMade: string[] = []
    for (const [what, query] of Object.entries(remains)) {
      const { rowCount } = await client.query(query)
      if (rowCount) halfMade.push(`${rowCount} times ${what}`)
    }
    const names = ledger.acknowledged.map(({ kind, name }) => `${kind} ${name}`)
    return {
      acknowledged: names.length,
      lost: names.filter((name) => !counts.has(name)),
      doubled: [...counts].filter(([, count]) => count > 1).map(([name]) => name),
      halfMade,
    }
  } finally {
    await client.end()
  }
}
