import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import { requestRun } from '#server/import/listing/service.ts'
import { makeListingImport } from '#server/import/listing/work.ts'
import { openRuns } from '#server/import/run/run-queries.ts'
import { takeUp } from '#server/import/run/take-up.ts'
import { makeCircuits } from '#server/resilience/circuit.ts'
import { secretsOf } from '#server/secret/secret.ts'
import { openStores } from '#server/store/open.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { temporaryFolder } from '#test/folder.ts'
import { flats } from '#test/import-call.ts'
import { makeBroker } from '#test/make.ts'

const script = fileURLToPath(new URL('../scripts/import.ts', import.meta.url))
const actor = { realm: null, id: null, name: 'Test', trace: { address: null, requestId: null } }

/** A database and a folder in which imports are run as processes of their own, to be killed. */
export async function openCrashSite() {
  const database = await testDatabase()
  const folder = await temporaryFolder()
  const environment = {
    ...process.env,
    ...{ NODE_ENV: 'test', SEED: 'none', ADMIN_USERNAME: 'root', ADMIN_PASSWORD: 'root-secret' },
    ...{ DATABASE_URL: database.url, DATA_DIR: folder.path },
  }
  const config = readConfig(environment)
  const context: Context = {
    config,
    db: database.db,
    sessions: database.db,
    reads: { prepared: database.reads, planned: database.db },
    secrets: secretsOf(Buffer.alloc(32)),
    circuits: makeCircuits(),
    stores: await openStores(config, () => undefined),
  }
  return {
    database,
    crash: (rows: number, share: number) =>
      crash(database, context, folder.path, environment, rows, share),
    async close() {
      await database.drop()
      await folder.remove()
    },
  }
}

async function inside({ db }: TestDatabase): Promise<number> {
  const { count } = await db
    .selectFrom('property')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Kills an import (SIGKILL) once so much of the file is in, then tries both ways on: the
 * interrupted import resumed, or the file imported anew. Returns what was in when it died.
 */
async function crash(
  database: TestDatabase,
  context: Context,
  folder: string,
  environment: NodeJS.ProcessEnv,
  rows: number,
  share: number,
): Promise<{ whenKilled: number; resumed: number; again: number }> {
  await database.truncate()
  const { db } = database
  const broker = await makeBroker(db)
  const file = join(folder, 'flats.csv')
  await writeFile(file, flats(rows))
  const start = () =>
    spawn(process.execPath, [script, file, '--broker', broker.email, '--yes'], {
      env: environment,
      stdio: 'ignore',
    })
  const killed = start()
  const over = once(killed, 'exit')
  for (let position = 0; position < rows * share; ) {
    assert.equal(killed.exitCode, null, 'the import ended before it could be killed')
    const run = await db
      .selectFrom('import_run')
      .select('position')
      .where('status', '=', 'running')
      .executeTakeFirst()
    position = run?.position ?? 0
  }
  killed.kill('SIGKILL')
  await over
  const left = await interrupted(context)
  const whenKilled = await inside(database)
  // The position moves with the rows of its batch or not at all.
  assert.equal(left.position, whenKilled)
  assert.equal(left.inserted_count, whenKilled)
  await requestRun(db, actor, left.id, {})
  await workThrough(context)
  const resumed = await inside(database)
  const anew = start()
  const [code] = await once(anew, 'exit')
  assert.equal(code, 0)
  return { whenKilled, resumed, again: await inside(database) }
}

/** What a server finds when it starts: the import is marked as cut off. */
async function interrupted({ db, ...context }: Context) {
  const find = () => db.selectFrom('import_run').selectAll().executeTakeFirstOrThrow()
  // The lock goes with the connection, which the server closes a moment after the process is gone.
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; ) {
    await workThrough({ db, ...context })
    const run = await find()
    if (run.status === 'interrupted') return run
  }
  return assert.fail('the import was not noticed')
}

async function workThrough({ db, config }: Context): Promise<void> {
  for (const id of await openRuns(db, 'listings')) {
    await takeUp(db, id, makeListingImport(config.dataDir), {
      isStopping: () => false,
      onFailure: (error) => assert.fail(String(error)),
    })
  }
}
