import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, before, beforeEach, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { temporaryFolder } from '#test/folder.ts'
import { flats } from '#test/import-call.ts'
import { makeBroker } from '#test/make.ts'

const script = fileURLToPath(new URL('../import.ts', import.meta.url))
let database: TestDatabase
let folder: Awaited<ReturnType<typeof temporaryFolder>>
before(async () => {
  database = await testDatabase()
  folder = await temporaryFolder()
})
beforeEach(() => database.truncate())
after(async () => {
  await database.drop()
  await folder.remove()
})

async function run(
  ...given: string[]
): Promise<{ code: number; said: string; complained: string }> {
  const child = spawn(process.execPath, [script, ...given], {
    cwd: folder.path,
    env: {
      ...process.env,
      ...{ NODE_ENV: 'test', SEED: 'none', ADMIN_USERNAME: 'root', ADMIN_PASSWORD: 'root-secret' },
      ...{ DATABASE_URL: database.url, DATA_DIR: folder.path },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code, said, complained }
}

async function fileOf(name: string, content: string): Promise<string> {
  await writeFile(join(folder.path, name), content)
  return name
}

const inside = () => database.db.selectFrom('property').selectAll().execute()

describe('npm run import', () => {
  test('--help tells the options and touches nothing', async () => {
    const { code, said } = await run('--help')
    assert.equal(code, 0)
    assert.match(said, /--mapping FILE\.json/)
  })

  test('an unknown layout is proposed; refused rows are named among many notes', async () => {
    const broker = await makeBroker(database.db)
    const noted = Array.from(
      { length: 30 },
      (_, at) => `Jaipur,C Scheme,3 BHK Flat,1500-1600,${90 + at} Lac`,
    )
    const lines = [
      'City,Colony,Typology,Carpet (sqft),Demand',
      ...noted,
      'Jaipur,Bapu Nagar,2 BHK Flat,900,on request',
    ]
    const file = await fileOf('sheet.csv', lines.join('\n'))
    const { said } = await run(file, '--broker', broker.email)
    assert.match(said, /not known; proposed from names and values/)
    assert.match(said, /line 32, Demand: the price is on request \("on request"\)/)
    assert.match(said, /Nothing was imported/)
  })

  test('without --yes it only checks, and says what it found', async () => {
    const broker = await makeBroker(database.db)
    const file = await fileOf('flats.csv', flats(20, [3]))
    const { code, said } = await run(file, '--broker', broker.email)
    assert.equal(code, 0)
    assert.match(said, /20 rows: 19 new, 0 duplicates, 1 refused/)
    assert.match(said, /line 4, price: we cannot read this amount \("ask owner"\)/)
    assert.match(said, /Nothing was imported/)
    assert.equal((await inside()).length, 0)
  })

  test('with --yes it imports, and the refused rows lie beside the file', async () => {
    const broker = await makeBroker(database.db)
    const file = await fileOf('flats.csv', flats(20, [3]))
    const { code, said } = await run(
      file,
      '--broker',
      broker.email,
      '--publish',
      'approved',
      '--yes',
    )
    assert.equal(code, 0)
    assert.match(said, /19 listings imported as approved/)
    const rows = await inside()
    assert.equal(rows.length, 19)
    assert.ok(rows.every((row) => row.status === 'approved'))
    const refused = await readFile(join(folder.path, 'flats.refused.csv'), 'utf8')
    assert.match(refused, /^Flat 3,.*price: we cannot read this amount/m)
    const again = await run(file, '--broker', broker.email, '--yes')
    assert.match(again.said, /0 new, 19 duplicates/)
    assert.equal((await inside()).length, 19)
  })

  test('what the file does not say comes from its name, shown, or from an option', async () => {
    const broker = await makeBroker(database.db)
    const rows = 'bedrooms,price,sqft,locality\n2,25000,1000,Wakad\n3,40000,1500,Baner'
    const file = await fileOf('pune-flats.csv', rows)
    const { said } = await run(file, '--broker', broker.email, '--for', 'lease', '--yes')
    assert.match(said, /City: Pune \(the file name says so; --city says otherwise\)/)
    assert.match(said, /Property type: apartment/)
    const listings = await inside()
    assert.deepEqual(
      listings.map((row) => row.listing_type),
      ['lease', 'lease'],
    )
  })

  test('a mapping in a file says which column is what', async () => {
    const broker = await makeBroker(database.db)
    const file = await fileOf('odd.csv', 'A,B,C\n25000,1000,Wakad\n40000,1500,Baner')
    const mapping = { columns: { A: 'price', B: 'area', C: 'locality' }, city: 'Pune' }
    await fileOf('mapping.json', JSON.stringify(mapping))
    const options = ['--mapping', 'mapping.json', '--for', 'rent', '--type', 'apartment']
    const { code } = await run(file, '--broker', broker.email, ...options, '--yes')
    assert.equal(code, 0)
    const listings = await inside()
    assert.deepEqual(
      listings.map((row) => [row.price, row.location_text]),
      [
        [25_000, 'Wakad'],
        [40_000, 'Baner'],
      ],
    )
  })

  test('what cannot be done ends with a sentence and code 1', async () => {
    const file = await fileOf('flats.csv', flats(2))
    for (const [given, sentence] of [
      [[], /^Usage: npm run import -- FILE/],
      [['missing.csv'], /missing\.csv cannot be read/],
      [[file, '--colour', 'red'], /Unknown option '--colour'/],
      [[file, '--publish', 'sold'], /--publish must be one of: pending, approved/],
      [[file, '--broker', 'nobody@example.in'], /No broker has the email nobody@example\.in/],
      [[await fileOf('a.csv', 'A,B\n1,2')], /Some required columns are not matched yet/],
      [[await fileOf('b.csv', 'PK\u0003\u0004')], /is a workbook or an archive/],
      [[await fileOf('b.xlsx', 'PK\u0003\u0004')], /damaged/],
    ] as const) {
      const { code, complained } = await run(...given)
      assert.equal(code, 1, complained)
      assert.match(complained, sentence)
      assert.doesNotMatch(complained, /\n {4}at /)
    }
    const without = await run(file, '--yes')
    assert.equal(without.code, 1)
    assert.match(without.said, /say whose listings these are: --broker EMAIL/)
  })
})
