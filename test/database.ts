import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { type Connection, connect } from '#server/db/connect.ts'
import { codeOf } from '#server/db/failure.ts'
import { migrate } from '#server/db/migrate.ts'
import { readFunctions, readMigrations } from '#server/db/migration-file.ts'
import { connectToServer } from './database-server.ts'

export interface TestDatabase extends Pick<Connection, 'db' | 'pool'> {
  url: string
  /** The same database as visitors read it. */
  reads: Connection['db']
  /** Empties every table, whatever triggers say. */
  truncate(): Promise<void>
  /** Ends its use; the next file may take it, if its tables and functions are as they were. */
  drop(): Promise<void>
}

// Any number: whoever makes the template holds it, so that files running at once make one.
const templateLock = 7_262_019

interface FreeDatabase {
  database: TestDatabase
  end(): Promise<void>
}

/** What test files of this process gave back: empty, with connections that are warm. */
let free: FreeDatabase[] | undefined

/**
 * Lets the next test file of this process reuse a database; the answer ends those that are left.
 */
export function reuseDatabases(): () => Promise<void> {
  const before = free
  free = []
  return async () => {
    for (const { end } of free ?? []) await end()
    free = before
  }
}

/**
 * A database for one test file, on a real PostgreSQL: migrated and empty, or bare: not migrated.
 */
export async function testDatabase(options: { bare?: boolean } = {}): Promise<TestDatabase> {
  const earlier = options.bare ? undefined : free?.pop()
  return earlier?.database ?? makeDatabase(options)
}

/** Tests share their cores with one another: no rule may fail because a statement had to wait. */
const patience = { statementTimeout: 60_000, connectionTimeout: 60_000 }

async function makeDatabase({ bare }: { bare?: boolean }): Promise<TestDatabase> {
  const { url: serverUrl, client } = await connectToServer()
  const name = `brickbazaar_test_${process.pid}_${randomBytes(4).toString('hex')}`
  try {
    const template = bare ? 'template1' : await ensureTemplate(client, serverUrl)
    await client.query(`create database ${name} template ${template} strategy file_copy`)
  } finally {
    await client.end()
  }
  const url = urlOf(serverUrl, name)
  const { db, pool, close } = connect(url, patience)
  const reads = connect(url, { ...patience, prepares: true, max: 4 })
  const structure = bare ? undefined : await structureOf(pool)
  const end = async () => {
    await Promise.all([close(), reads.close()])
    const client = new pg.Client(serverUrl)
    await client.connect()
    await dropDatabase(client, name)
    await client.end()
  }
  const database: TestDatabase = {
    ...{ url, db, pool, reads: reads.db },
    truncate: () => truncate(pool),
    drop: async () => {
      const isUsable = free && !pool.ended && (await structureOf(pool)) === structure
      if (!isUsable) return end()
      await pool.query(restartSequences)
      await truncate(pool)
      free?.push({ database, end })
    },
  }
  return database
}

/**
 * The last transaction that changed a table, a function, a constraint or a trigger, and how many
 * there are: what is dropped leaves no row behind.
 */
async function structureOf(pool: pg.Pool): Promise<string> {
  const catalogues = ['pg_class', 'pg_attribute', 'pg_proc', 'pg_constraint', 'pg_trigger']
  const changes = catalogues.map((catalogue) => `select xmin from ${catalogue}`)
  const { rows } = await pool.query<{ last: string; count: string }>(
    `select max(xmin::text::bigint) as last, count(*)
     from (${changes.join(' union all ')}) as changes`,
  )
  return `${rows[0]?.last}, ${rows[0]?.count}`
}

const restartSequences = `select setval(seqrelid::regclass, seqstart, false) from pg_sequence`

/**
 * WITH (FORCE) fails when autovacuum is at work in the database: it may not end the superuser's
 * worker. Without it, PostgreSQL asks the worker to stop, and waits for sessions that are ending.
 */
async function dropDatabase(client: pg.Client, name: string): Promise<void> {
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = $1 and usename = current_user`,
    [name],
  )
  await client.query(`drop database if exists ${name}`)
}

async function ensureTemplate(client: pg.Client, serverUrl: string): Promise<string> {
  const hash = createHash('sha256')
  const files = [...(await readMigrations()), ...(await readFunctions())]
  for (const { name, checksum } of files) hash.update(name).update(checksum)
  const template = `brickbazaar_template_${hash.digest('hex').slice(0, 12)}`
  await client.query('select pg_advisory_lock($1)', [templateLock])
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      template,
    ])
    if (rowCount === 0) await makeTemplate(client, serverUrl, template)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [templateLock])
  }
  return template
}

/** Made under another name: one that was interrupted must not be taken for whole. */
async function makeTemplate(client: pg.Client, serverUrl: string, template: string): Promise<void> {
  const draft = `${template}_draft`
  await dropDatabase(client, draft)
  await client.query(`create database ${draft}`)
  const pool = new pg.Pool({ connectionString: urlOf(serverUrl, draft) })
  try {
    await migrate(pool)
  } finally {
    await pool.end()
  }
  await client.query(`alter database ${draft} with allow_connections false`)
  await client.query(`alter database ${draft} rename to ${template}`)
}

/**
 * Deleting is quicker than TRUNCATE here: most tables are empty and none holds much; one that was
 * never written to has no size. Work that a test left behind in the server may hold rows the other
 * way round: then it is done again.
 */
async function truncate(pool: pg.Pool, tries = 3): Promise<void> {
  try {
    await pool.query(deleteAll)
  } catch (error) {
    if (codeOf(error) !== '40P01' || tries === 0) throw error
    await truncate(pool, tries - 1)
  }
}

const deleteAll = `do $$
    declare
      name regclass;
    begin
      perform set_config('session_replication_role', 'replica', true);
      for name in select oid::regclass from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace
          and relname <> 'migration' and pg_relation_size(oid) > 0
      loop
        execute format('delete from %s', name);
      end loop;
    end $$`

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = database
  return url.href
}
