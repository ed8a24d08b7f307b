import type pg from 'pg'
import { StartError } from '#server/start-error.ts'
import { carryOver } from './carry-over/carry-over.ts'
import { connectOnce, unlimited } from './connect.ts'
import { codeOf, messageOf, sqlState } from './failure.ts'
import {
  baselineName,
  columnFunctions,
  type Migration,
  migrationNames,
  readFunctions,
  readMigrations,
} from './migration-file.ts'

// An arbitrary key, the same in every release, so that migrations of a database run one at a time.
const advisoryLock = 7_262_018
const minServerVersion = 150_000

export interface MigrateOptions {
  log?: (line: string) => void
  /** The folder of `schema/`, `functions/` and `migrations/`; defaults to this release's. */
  folder?: URL
}

/**
 * Migrates the database to this release, one process at a time: first the functions used by
 * columns, then each migration in its own transaction, then all functions and triggers. Returns the
 * names of what it applied; throws StartError if the database must not be changed.
 */
export async function migrate(pool: pg.Pool, options: MigrateOptions = {}): Promise<string[]> {
  const migrations = await readMigrations(options.folder)
  const functions = await readFunctions(options.folder)
  // A separate connection: the pool's timeouts are too short for building indexes.
  const client = connectOnce(pool, unlimited)
  await connectToServer(client)
  try {
    await detectClosedConnection(client)
    await client.query('select pg_advisory_lock($1)', [advisoryLock])
    await client.query(`create table if not exists migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`)
    const [first] = migrations
    if (first?.name === baselineName) await carryOver(client, first)
    const pending = await findPending(client, migrations)
    const changed = await findChanged(client, functions)
    const early = changed.filter(({ name }) => name === columnFunctions)
    const steps = [...new Set([...early, ...pending, ...changed])]
    for (const step of steps) {
      options.log?.(`Migrating: ${step.name}`)
      await apply(client, step)
    }
    return steps.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

async function connectToServer(client: pg.Client): Promise<void> {
  try {
    await client.connect()
  } catch (error) {
    // A host with several addresses (localhost) fails with several errors and no message.
    const reason = messageOf(error) || codeOf(error)
    throw new StartError(`The database cannot be reached (${reason}): check DATABASE_URL.`)
  }
  const { rows } = await client.query<{ version: string; number: string }>(
    `select current_setting('server_version') as version,
       current_setting('server_version_num') as number`,
  )
  const [server] = rows
  if (Number(server?.number) >= minServerVersion) return
  await client.end()
  throw new StartError(
    `DATABASE_URL names a PostgreSQL ${server?.version}: BrickBazaar needs 15 or newer.`,
  )
}

/**
 * A process killed in the middle of a long statement would keep the lock until the statement ends,
 * so PostgreSQL checks the connection every second where the system supports it.
 */
async function detectClosedConnection(client: pg.Client): Promise<void> {
  await client.query(`set client_connection_check_interval = '1s'`).catch(() => undefined)
}

/**
 * Returns the names of migrations this release has and the database lacks. Checksums are left to
 * `migrate`, which compares them at each start: while a release is replaced, processes of the one
 * before it serve beside functions that the next one has changed already.
 */
export async function pendingMigrations(
  database: Pick<pg.Client, 'query'>,
  folder?: URL,
): Promise<string[]> {
  const names = await migrationNames(folder)
  try {
    const { rows } = await database.query<{ name: string }>('select name from migration')
    const applied = new Set(rows.map(({ name }) => name))
    return names.filter((name) => !applied.has(name))
  } catch (error) {
    const undefinedTable = '42P01'
    if (sqlState(error) === undefinedTable) return names
    throw error
  }
}

async function findPending(client: pg.Client, migrations: Migration[]): Promise<Migration[]> {
  const { rows: applied } = await client.query<{ name: string; checksum: string }>(
    `select name, checksum from migration where name not like 'functions/%' order by name`,
  )
  for (const [position, { name, checksum }] of applied.entries()) {
    const migration = migrations.find((one) => one.name === name)
    if (!migration) {
      throw new StartError(
        `The database was migrated by a newer release (${name} is unknown to this one): ` +
          'start that release, or restore a backup made before it.',
      )
    }
    if (migration.checksum !== checksum) {
      throw new StartError(
        `The migration ${name} was changed after this database applied it: put the file back ` +
          'as it was and make the change in a new migration.',
      )
    }
    const expected = migrations[position]
    if (expected && expected.name !== name) {
      throw new StartError(
        `The migration ${expected.name} stands before ${name}, which this database already ` +
          'has: give it the next number.',
      )
    }
  }
  return migrations.slice(applied.length)
}

/** Returns new and changed function files; a changed file is applied again as a whole. */
async function findChanged(client: pg.Client, functions: Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `select name, checksum from migration where name like 'functions/%'`,
  )
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  return functions.filter(({ name, checksum }) => applied.get(name) !== checksum)
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin')
  try {
    // A function may refer to a table that is created later.
    await client.query('set local check_function_bodies = off')
    await client.query(sql)
    await client.query(
      `insert into migration (name, checksum) values ($1, $2)
       on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
      [name, checksum],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw new Error(`Migration ${name} failed: ${messageOf(error)}`, { cause: error })
  }
}
