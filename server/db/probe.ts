import { statfs } from 'node:fs/promises'
import type pg from 'pg'
import { connectOnce } from './connect.ts'
import { storageIsFull } from './failure.ts'
import { pendingMigrations } from './migrate.ts'

/** Milliseconds until a database that does not answer counts as unreachable. */
const timeoutMs = 2_000
/** Milliseconds a result is given to everybody who asks: probes must not become load. */
const cachedMs = 1_000

/** Two segments of its log: with less the server ends, and does not start again. */
const minFreeBytes = 32 * 1024 * 1024

export interface ProbeOptions {
  pool: pg.Pool
  /** The folder the database lies in, where it is ours. */
  folder: string | undefined
}

/**
 * Returns a function that says what keeps the database from serving, or undefined. A new connection
 * and a write that is committed: a pool's open connections still answer reads when the server takes
 * no new ones (it is shutting down) and when its disk is full.
 */
export function databaseProbe(options: ProbeOptions): () => Promise<string | undefined> {
  let inFlight: Promise<string | undefined> | undefined
  return () => {
    inFlight ??= probe(options).finally(() => {
      setTimeout(() => {
        inFlight = undefined
      }, cachedMs).unref()
    })
    return inFlight
  }
}

async function probe({ pool, folder }: ProbeOptions): Promise<string | undefined> {
  if (folder && (await freeBytes(folder)) < minFreeBytes) return 'disk full'
  const client = connectOnce(pool, {
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: timeoutMs,
    query_timeout: timeoutMs,
  })
  try {
    await client.connect()
    if ((await pendingMigrations(client)).length > 0) return 'migrations pending'
    await client.query(`insert into readiness (checked_at) values (now())
      on conflict (only_row) do update set checked_at = excluded.checked_at`)
    return undefined
  } catch (error) {
    return storageIsFull(error) ? 'disk full' : 'database unreachable'
  } finally {
    // Not waited for: a server that hangs would hang here too.
    void client.end().catch(() => undefined)
  }
}

/** Free bytes for an ordinary user on the disk of a folder. */
async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
