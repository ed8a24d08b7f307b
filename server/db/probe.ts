import { statfs } from 'node:fs/promises'
import type pg from 'pg'
import { connectOnce } from './connect.ts'
import { storageIsFull } from './failure.ts'
import { pendingMigrations } from './migrate.ts'

/** Milliseconds until a database that does not respond counts as unreachable. */
const timeoutMs = 2_000
/** Milliseconds a result is cached for all callers: probes must not become load. */
const cachedMs = 1_000

/** Three WAL segments: with less than two the server crashes and does not start again. */
export const minFreeBytes = 48 * 1024 * 1024

export interface ProbeOptions {
  pool: pg.Pool
  /** The folder of the database, if it is the embedded one. */
  folder: string | undefined
}

/** Why the database cannot serve. */
export interface Trouble {
  problem: 'disk full' | 'migrations pending' | 'database unreachable'
  /** What was thrown, for the log. */
  error?: unknown
}

/**
 * Returns a function that reports why the database cannot serve, or undefined. It opens a new
 * connection and commits a write: open connections of a pool still serve reads when the server
 * accepts no new ones (it is shutting down) and when its disk is full.
 */
export function databaseProbe(options: ProbeOptions): () => Promise<Trouble | undefined> {
  let inFlight: Promise<Trouble | undefined> | undefined
  return () => {
    inFlight ??= probe(options).finally(() => {
      setTimeout(() => {
        inFlight = undefined
      }, cachedMs).unref()
    })
    return inFlight
  }
}

async function probe({ pool, folder }: ProbeOptions): Promise<Trouble | undefined> {
  if (folder && (await freeBytes(folder)) < minFreeBytes) return { problem: 'disk full' }
  const client = connectOnce(pool, {
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: timeoutMs,
    query_timeout: timeoutMs,
  })
  try {
    await client.connect()
    if ((await pendingMigrations(client)).length > 0) return { problem: 'migrations pending' }
    await client.query(`insert into readiness (checked_at) values (now())
      on conflict (only_row) do update set checked_at = excluded.checked_at`)
    return undefined
  } catch (error) {
    return { problem: storageIsFull(error) ? 'disk full' : 'database unreachable', error }
  } finally {
    // Not awaited: a hanging server would hang here too.
    void client.end().catch(() => undefined)
  }
}

/** Returns the free bytes available to an ordinary user on the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
