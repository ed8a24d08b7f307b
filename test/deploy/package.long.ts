import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { testDatabase } from '#test/database.ts'
import { temporaryFolder } from '#test/folder.ts'
import { makeBroker, makeProperty } from '#test/make.ts'
import { builtCommand, endLeftovers, startServer, stopServer } from '#test/process/server.ts'

/** What a production machine gets: it runs without the repository and without what builds it. */

const maxMegabytes = 400

const folder = await temporaryFolder()
const packaged = join(folder.path, 'package')
const node = join(packaged, 'node_modules/.bin/node')
after(async () => {
  endLeftovers()
  await folder.remove()
})

describe('npm run package', () => {
  before(() => {
    execFileSync('node', ['scripts/package.ts', packaged], { stdio: 'pipe' })
  })

  test('is under 400 MB with the database', () => {
    const [kilobytes] = execFileSync('du', ['-sk', packaged], { encoding: 'utf8' }).split('\t')
    const megabytes = Number(kilobytes) / 1024
    assert.ok(megabytes < maxMegabytes, `${Math.round(megabytes)} MB`)
  })

  test('refuses a folder that is not empty, and loses nothing in it', () => {
    const again = spawnSync('node', ['scripts/package.ts', packaged], { encoding: 'utf8' })
    assert.equal(again.status, 1)
    assert.match(again.stderr, /is not empty/)
    assert.ok(readFileSync(join(packaged, 'package.json'), 'utf8').includes('brickbazaar'))
  })

  test('has what is loaded when it is first needed', () => {
    const names = ['pdfkit', 'sharp', '@fastify/swagger-ui', '@simplewebauthn/server']
    const load = `await Promise.all(${JSON.stringify(names)}.map((n) => import(n)))`
    execFileSync(node, ['--input-type=module', '--eval', load], { cwd: packaged })
    const program = 'server/export/child/write-workbook.ts'
    const workbook = execFileSync(node, [program], { cwd: packaged, input: '[["Flat"]]\n' })
    assert.equal(workbook.subarray(0, 2).toString(), 'PK')
    const reader = spawnSync(node, ['--check', 'server/import/tabular/child/read-workbook.ts'], {
      cwd: packaged,
    })
    assert.equal(reader.status, 0)
  })

  test('serves pages, backs up and restores', async () => {
    const database = await testDatabase()
    const { id: brokerId } = await makeBroker(database.db)
    const { id } = await makeProperty(database.db, { brokerId })
    const dataDir = join(folder.path, 'data')
    const settings = { DATABASE_URL: database.url, SEED: 'none' }
    const server = await startServer(dataDir, settings, {
      command: builtCommand(),
      cwd: packaged,
    })
    const page = await fetch(`${server.url}/hi/properties/${id}`)
    assert.equal(page.status, 200)
    assert.match(await page.text(), /<html lang="hi-IN"/)
    assert.equal((await fetch(`${server.url}/api/docs`)).status, 200)
    assert.equal((await stopServer(server)).code, 0)

    const admin = { SEED: 'none', ADMIN_USERNAME: 'root', ADMIN_PASSWORD: 'x1y2z3w4' }
    const backup = join(folder.path, 'backup')
    mkdirSync(backup)
    const empty = await testDatabase({ bare: true })
    const run = (command: string, DATABASE_URL: string, DATA_DIR: string) =>
      spawnSync(node, [`build/commands/${command}.js`, backup], {
        cwd: packaged,
        encoding: 'utf8',
        env: { ...admin, DATABASE_URL, DATA_DIR },
      })
    const taken = run('backup', database.url, dataDir)
    assert.equal(taken.status, 0, taken.stderr)
    const restored = run('restore', empty.url, join(folder.path, 'restored'))
    assert.equal(restored.status, 0, restored.stderr)
    const { rows } = await empty.pool.query('select id from property')
    assert.deepEqual(rows, [{ id }])
    await empty.drop()
    await database.drop()
  })
})
