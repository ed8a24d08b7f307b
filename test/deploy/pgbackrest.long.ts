import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { chmodSync, chownSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, rm, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import pg from 'pg'
import { temporaryFolder } from '#test/folder.ts'
import { until } from '#test/process/until.ts'

/** An external database with pgBackRest, by the files of `deploy/`, on programs of Debian. */

const binaries = globSync('/usr/lib/postgresql/*/bin').sort().at(-1)
const isThere = binaries && existsSync('/usr/bin/pgbackrest') && process.getuid?.() === 0
const skip = !isThere && 'needs root, PostgreSQL and pgbackrest of Debian'

const root = new URL('../..', import.meta.url).pathname
const port = 5716

test('pgBackRest restores a moment, encrypted, and refuses what is damaged', {
  skip,
}, async (t) => {
  const { path, remove } = await temporaryFolder()
  const postgres = readFileSync('/etc/passwd', 'utf8').match(/^postgres:[^:]*:(\d+):(\d+)/m) ?? []
  const [uid, gid] = [Number(postgres[1]), Number(postgres[2])]
  const environment: Record<string, string> = { PATH: `${binaries}:/usr/bin:/bin`, LC_ALL: 'C' }
  const run = (program: string, parameters: string[], more: Record<string, string> = {}) =>
    promisify(execFile)(program, parameters, {
      ...{ uid, gid, cwd: '/', env: { ...environment, ...more } },
      timeout: 240_000,
    })
  const at = (name: string) => join(path, name)
  after(async () => {
    for (const name of ['data', 'check/data'])
      await run('pg_ctl', ['-D', at(name), '-m', 'immediate', 'stop']).catch(() => undefined)
    await remove()
  })
  chmodSync(path, 0o711)
  for (const name of ['data', 'repo', 'log', 'check', 'lock', 'spool']) {
    await mkdir(at(name), { mode: 0o700 })
    chownSync(at(name), uid, gid)
  }
  // The files of an operator, with the places of this test.
  const configuration = readFileSync(join(root, 'deploy/pgbackrest.conf'), 'utf8')
    .replace('/var/lib/pgbackrest', at('repo'))
    .replace(/^pg1-path=.*$/m, `pg1-path=${at('data')}\npg1-port=${port}\npg1-socket-path=${path}`)
    .replace('CHANGE-THIS', 'a-pass-of-the-test')
    .replace('[brickbazaar]', `lock-path=${at('lock')}\nspool-path=${at('spool')}\n[brickbazaar]`)
  writeFileSync(at('pgbackrest.conf'), configuration)
  environment.PGBACKREST_CONFIG = at('pgbackrest.conf')
  chownSync(path, uid, gid)
  await run('initdb', ['-D', at('data'), '-A', 'trust', '-U', 'postgres', '--locale', 'C'])
  const settings = readFileSync(join(root, 'deploy/postgresql-archive.conf'), 'utf8')
  const sockets = `unix_socket_directories = '${path}'\nlisten_addresses = '127.0.0.1'`
  const own = `port = ${port}\n${sockets}\n`
  writeFileSync(at('data/postgresql.conf'), `${settings}${own}`)
  await run('pg_ctl', ['-D', at('data'), '-l', at('log/one'), '-w', 'start'])
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const client = new pg.Client(url)
  client.on('error', () => undefined)
  await client.connect()
  const backrest = (...words: string[]) => run('pgbackrest', ['--stanza=brickbazaar', ...words])

  await backrest('stanza-create')
  await client.query('create table note (name text primary key)')
  await client.query(`insert into note select 'before ' || n from generate_series(1, 1000) n`)
  await backrest('--type=full', 'backup')
  // It knows the seconds of a backup, not their parts.
  const ended = Date.now()
  await until('the second is over', () => Date.now() > ended + 2_000)
  await client.query(`insert into note values ('wanted')`)
  const { rows } = await client.query<{ at: string }>('select clock_timestamp()::text as at')
  await client.query('select pg_sleep(0.01)')
  await client.query(`insert into note values ('a mistake')`)
  await backrest('check')

  await t.test('no text of it can be read in the repository', async () => {
    for (const name of await readdir(at('repo'), { recursive: true, withFileTypes: true })) {
      if (!name.isFile()) continue
      assert.ok(!readFileSync(join(name.parentPath, name.name)).includes('wanted'), name.name)
    }
  })

  await t.test('the nightly check compares what is restored', async () => {
    const { stdout } = await run('sh', [join(root, 'deploy/pgbackrest-check.sh')], {
      ...{ PG_BIN: binaries ?? '', CHECK_DIR: at('check'), CHECK_PORT: String(port + 1) },
      ...{ CHECK_DATABASE: 'postgres', DATABASE_URL: url, DATA_DIR: at('check') },
      CHECK_COMMAND: `${process.execPath} ${join(root, 'scripts/check-archive.ts')}`,
      ...{ SEED: 'none', ADMIN_USERNAME: 'root', ADMIN_PASSWORD: 'root-secret' },
    })
    assert.match(stdout, /1 tables and 1002 rows are as they were/)
    assert.deepEqual(await readdir(at('check')), [])
  })

  const restore = async () => {
    await rm(at('check/data'), { recursive: true, force: true })
    await mkdir(at('check/data'), { mode: 0o700 })
    chownSync(at('check/data'), uid, gid)
    return backrest(
      ...[`--pg1-path=${at('check/data')}`, '--type=time', `--target=${rows[0]?.at}`],
      ...['--target-action=promote', '--archive-mode=off', 'restore'],
    )
  }

  await t.test('a moment comes back as it was', async () => {
    await restore()
    const lines = [`port = ${port + 1}`, `unix_socket_directories = '${path}'`]
    writeFileSync(at('check/data/postgresql.conf'), `${lines.join('\n')}\n`)
    await run('pg_ctl', ['-D', at('check/data'), '-l', at('log/two'), '-w', 'start'])
    const restored = new pg.Client(`postgres://postgres@127.0.0.1:${port + 1}/postgres`)
    await restored.connect()
    await until('it is promoted', async () => {
      const { rows } = await restored.query('select pg_is_in_recovery() as "isBehind"')
      return !rows[0]?.isBehind
    })
    const found = await restored.query(
      `select count(*)::int as count, bool_or(name = 'wanted') as "isWanted",
         bool_or(name = 'a mistake') as "isMistake" from note`,
    )
    await restored.end()
    await run('pg_ctl', ['-D', at('check/data'), '-m', 'immediate', 'stop'])
    assert.deepEqual(found.rows, [{ count: 1001, isWanted: true, isMistake: false }])
  })

  await t.test('with a wrong key or a truncated backup nothing is restored', async () => {
    writeFileSync(at('pgbackrest.conf'), configuration.replace('a-pass-of', 'another-pass-of'))
    await assert.rejects(restore(), /unable to load info file/)
    writeFileSync(at('pgbackrest.conf'), configuration)
    const [bundle = ''] = globSync(`${at('repo')}/backup/brickbazaar/*F/bundle/*`)
    await truncate(bundle, 4_096)
    await assert.rejects(restore(), /unexpected eof|error|unable/i)
  })
  await client.end()
})
