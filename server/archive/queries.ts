import type pg from 'pg'
import { timelineOf } from './segment.ts'

/** PostgreSQL manual, "Making a Base Backup Using the Low Level API". */

export interface Position {
  at: Date
  /** The segment of the log with it. */
  segment: string
}

/** Returns which cluster this is; a copy of it has the same identifier. */
export async function readSystem(client: Pick<pg.Client, 'query'>): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'select system_identifier::text as id from pg_control_system()',
  )
  return rows[0]?.id ?? ''
}

/** Returns the line of time that the cluster writes now; a restore begins another. */
export async function readTimeline(client: Pick<pg.Client, 'query'>): Promise<number> {
  const { rows } = await client.query<{ segment: string }>(
    'select pg_walfile_name(pg_current_wal_lsn()) as segment',
  )
  return timelineOf(rows[0]?.segment ?? '')
}

/**
 * Commits an empty transaction and closes the segment it is in: once that is in the archive, any
 * moment until then can be restored.
 */
export async function closeSegment(client: Pick<pg.Client, 'query'>): Promise<Position> {
  const { rows: moments } = await client.query<{ at: Date }>(
    'select clock_timestamp() as at, pg_current_xact_id()',
  )
  const { rows } = await client.query<{ segment: string }>(
    // The position returned is the end of the segment's content.
    'select pg_walfile_name(pg_switch_wal() - 1) as segment',
  )
  return { at: moments[0]?.at ?? new Date(0), segment: rows[0]?.segment ?? '' }
}

export interface Begun {
  lsn: string
  segment: string
  at: Date
}

export async function beginBackup(client: pg.Client, label: string): Promise<Begun> {
  const { rows } = await client.query<Begun>(
    `select lsn::text, pg_walfile_name(lsn) as segment, clock_timestamp() as at
     from pg_backup_start($1, true) as lsn`,
    [label],
  )
  const [started] = rows
  if (!started) throw new Error('PostgreSQL began no backup')
  return started
}

export interface Ended extends Begun {
  label: string
}

/** Ends it without waiting for the archive, which its caller does. */
export async function endBackup(client: pg.Client): Promise<Ended> {
  const { rows } = await client.query<Ended>(
    `select lsn::text, labelfile as label, pg_walfile_name(lsn - 1) as segment,
       clock_timestamp() as at
     from pg_backup_stop(false)`,
  )
  const [ended] = rows
  if (!ended) throw new Error('PostgreSQL ended no backup')
  return ended
}

export async function readMigration(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select max(name) as name from migration where name not like 'functions/%'`,
  )
  return rows[0]?.name ?? ''
}

/** Marks this position of the log by a name that a restore can go to. */
export async function nameMoment(client: pg.Client, name: string): Promise<void> {
  await client.query('select pg_create_restore_point($1)', [name])
}

export interface Recovered {
  isInRecovery: boolean
  /** The last change that was restored; null if there was none after the base backup. */
  lastChange: Date | null
}

export async function readRecovered(client: pg.Client): Promise<Recovered | undefined> {
  const { rows } = await client.query<Recovered>(
    `select pg_is_in_recovery() as "isInRecovery",
       pg_last_xact_replay_timestamp() as "lastChange"`,
  )
  return rows[0]
}

/** The ids of files that rows point at, below `media/` and `documents/`. */
export async function readFileIds(client: pg.Client): Promise<{ room: string; id: string }[]> {
  const { rows } = await client.query<{ room: string; id: string }>(
    `select 'media' as room, id::text from media
     union all select 'documents', id::text from document order by 1, 2`,
  )
  return rows
}
