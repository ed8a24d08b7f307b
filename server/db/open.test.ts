import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readConfig } from '#server/config.ts'
import { kill, postmasterPid, runStatement, startOwner, useDataDir } from '#test/embedded.ts'
import { openDatabase } from './open.ts'

test('a job starts and stops the embedded database, or shares a running one', async () => {
  const dataDir = await useDataDir()
  const config = readConfig({ DATA_DIR: dataDir })
  const alone = await openDatabase(config, {})
  await alone.pool.query('create table kept (id int)')
  await alone.close()
  assert.equal(await postmasterPid(dataDir), undefined)

  const owner = await startOwner(dataDir)
  const beside = await openDatabase(config, {})
  await beside.pool.query('insert into kept values (1)')
  await beside.close()
  assert.equal((await runStatement(owner.url, 'select id from kept')).length, 1)

  const given = await openDatabase({ ...config, databaseUrl: owner.url }, {})
  assert.equal((await given.pool.query('select id from kept')).rowCount, 1)
  await given.close()
  await kill(owner.process)
})
