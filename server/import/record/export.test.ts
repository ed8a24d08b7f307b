import assert from 'node:assert/strict'
import { once } from 'node:events'
import { get } from 'node:http'
import { describe, test } from 'node:test'
import { read, utils } from '@e965/xlsx'
import { parse } from 'csv-parse/sync'
import type { Role } from '#contract/access.ts'
import { audit } from '#contract/audit.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { sheetExport } from '#contract/import/record-import.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { useApp } from '#test/app.ts'
import {
  makeAdministrator,
  makeBroker,
  makeCustomer,
  makeLocation,
  makeProperty,
} from '#test/make.ts'
import { makePlan } from '#test/make-subscription.ts'

/** Exports of lists as files (EXP-01 to EXP-06). */

const site = useApp()

const administrator = (role: Role = 'admin') => makeAdministrator(site.context.db, { role })

async function fileOf(endpoint: Endpoint, token: string, query: Record<string, string> = {}) {
  const answer = await site.call(endpoint, { query }, { token })
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  const [head = [], ...rows] = parse(String(answer.body), { bom: true }) as string[][]
  return { ...answer, head, rows, text: String(answer.body) }
}

const column = ({ head, rows }: { head: string[]; rows: string[][] }, name: string) =>
  rows.map((row) => row[head.indexOf(name)])

/** Matches what a spreadsheet program would run as a formula. */
const isFormula = (cell: string) => /^\s*[=+\-@＝＋－＠\t\r\n]/.test(cell)

describe('an export', () => {
  test('has the file name, content type and byte order mark that spreadsheets need', async () => {
    const { token } = await administrator()
    const file = await fileOf(sheetExport.brokers, token)
    assert.equal(file.headers['content-type'], 'text/csv; charset=utf-8')
    assert.equal(
      file.headers['content-disposition'],
      `attachment; filename="brokers-${dayInIndia(new Date())}.csv"`,
    )
    assert.equal(file.headers['cache-control'], 'no-store')
    assert.ok(file.text.startsWith('\ufeff"First Name"'))
    assert.ok(file.text.endsWith('\r\n'))
  })

  test('holds what is on screen: the same filter and order, all pages of it', async () => {
    const { token } = await administrator()
    const { db } = site.context
    for (let n = 0; n < 12; n++) await makeBroker(db, { status: 'blocked' })
    await makeBroker(db)
    const query = { status: 'blocked', sort: 'joined', page: '2', limit: '5' }
    const file = await fileOf(sheetExport.brokers, token, query)
    const stored = await db
      .selectFrom('broker')
      .select('email')
      .where('status', '=', 'blocked')
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    assert.deepEqual(
      column(file, 'Email'),
      stored.map(({ email }) => email),
    )
  })

  test('holds only the selection where there is one', async () => {
    const { token } = await administrator()
    const one = await makeCustomer(site.context.db)
    await makeCustomer(site.context.db)
    const file = await fileOf(sheetExport.customers, token, { ids: one.id })
    assert.deepEqual(column(file, 'ID'), [one.id])
    const plan = await makePlan(site.context.db, { name: 'Gold' })
    await makePlan(site.context.db, { name: 'Silver' })
    const plans = await fileOf(sheetExport.subscriptions, token, { ids: plan.id })
    assert.deepEqual(column(plans, 'Name'), ['Gold'])
  })

  for (const name of [
    '=1+1',
    '+1',
    '-1',
    '@SUM(1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '";=1+2',
    'x;=1+2;',
    ' =1',
  ]) {
    test(`no cell of ${JSON.stringify(name)} is a formula, whichever sign separates`, async () => {
      const { token } = await administrator()
      const { db } = site.context
      const broker = await makeBroker(db)
      await db
        .updateTable('broker')
        .set({ first_name: name, last_name: name, company_name: name, operating_areas: [name] })
        .where('id', '=', broker.id)
        .execute()
      const { text } = await fileOf(sheetExport.brokers, token)
      // Spreadsheet programs split at commas or, in much of Europe, at semicolons.
      for (const delimiter of [',', ';', '\t']) {
        const cells = parse(text, {
          bom: true,
          delimiter,
          relax_quotes: true,
          relax_column_count: true,
        }) as string[][]
        assert.deepEqual(cells.flat().filter(isFormula), [], delimiter)
      }
    })
  }

  test('comes as a workbook whose cells are texts, phones and zeros whole', async () => {
    const { token } = await administrator()
    const { db } = site.context
    const broker = await makeBroker(db, { phone: '+919820123456' })
    await db
      .updateTable('broker')
      .set({ company_name: '=1+1', last_name: '007' })
      .where('id', '=', broker.id)
      .execute()
    const answer = await site.app.inject({
      url: '/api/brokers/export?format=xlsx',
      headers: { authorization: `Bearer ${token}` },
    })
    assert.equal(answer.statusCode, 200)
    assert.match(String(answer.headers['content-disposition']), /brokers-\d{4}-\d\d-\d\d\.xlsx/)
    const book = read(answer.rawPayload, { cellFormula: true })
    const sheet = book.Sheets[book.SheetNames[0] ?? '']
    assert.ok(sheet)
    const [row] = utils.sheet_to_json<Record<string, unknown>>(sheet)
    assert.equal(row?.['Company Name'], '=1+1')
    assert.equal(row?.['Last Name'], '007')
    assert.equal(row?.Phone, '+919820123456')
    const cells = Object.values(sheet) as { t?: string; f?: string }[]
    assert.ok(cells.every((cell) => cell.f === undefined && (cell.t ?? 's') === 's'))
  })

  test('refuses a workbook of too many rows and offers CSV, which has them all', async () => {
    const { token } = await administrator()
    await site.pool.query(`insert into customer (id, email, phone, first_name, last_name)
      select gen_random_uuid(), 'c' || n || '@example.in',
        '+9170' || lpad(n::text, 8, '0'), 'A', 'B'
      from generate_series(1, 20001) n`)
    const refused = await site.call(sheetExport.customers, { query: { format: 'xlsx' } }, { token })
    assert.equal(refused.status, 413)
    assert.match(String(Reflect.get(refused.body, 'message')), /20,000 rows.*CSV/)
    const file = await fileOf(sheetExport.customers, token)
    assert.equal(new Set(column(file, 'Email')).size, 20_001)
  })

  test('is a snapshot of one moment, whatever is written meanwhile', async () => {
    const { token } = await administrator()
    await addHeavyCustomers(3_000)
    const { reader, port } = await slowReader(token, 'customers')
    await site.pool.query(
      `delete from customer where email in ('c1@example.in', 'c3000@example.in')`,
    )
    await site.pool.query(`insert into customer (id, email, phone, first_name, last_name)
      values (gen_random_uuid(), 'late@example.in', '+917999999999', 'A', 'B')`)
    assert.ok(port)
    let text = ''
    for await (const chunk of reader) text += chunk
    const [, ...rows] = parse(text, { bom: true }) as string[][]
    const emails = rows.map((row) => row[2])
    assert.equal(new Set(emails).size, 3000)
    assert.equal(emails.length, 3000)
    assert.ok(!emails.includes('late@example.in'))
  })

  test('that is interrupted fails for the client and never yields a short file', async () => {
    const { token } = await administrator()
    await addHeavyCustomers(8_000)
    const { reader } = await slowReader(token, 'customers')
    const ended = await site.pool.query(`select pg_terminate_backend(pid) from ${cursors}`)
    await assert.rejects(async () => {
      for await (const _ of reader);
    }, /aborted/)
    assert.equal(ended.rowCount, 1)
    const { rows } = await site.pool.query(
      `select after from audit_event where act = 'customers.export'`,
    )
    assert.equal(rows.length, 1)
    assert.equal(rows[0].after.isWhole, false)
  })

  test('leaves a line in the audit log: who, which filters, how many', async () => {
    const { token } = await administrator()
    await makeBroker(site.context.db, { status: 'blocked' })
    await fileOf(sheetExport.brokers, token, { status: 'blocked' })
    const { body } = await site.call(audit.list, {}, { token })
    const line = body.events.find(({ act }) => act === 'brokers.export')
    assert.equal(line?.actor.name, 'Asha Rao')
    assert.equal(line?.after?.status, 'blocked')
    assert.equal(line?.after?.rows, 1)
  })

  test('contains the rows of every list', async () => {
    const { token } = await administrator()
    const { db } = site.context
    await makeProperty(db, { title: 'Sea view' })
    const place = await makeLocation(db)
    const listings = await fileOf(sheetExport.properties, token)
    assert.deepEqual(column(listings, 'Title'), ['Sea view'])
    assert.ok(column(await fileOf(sheetExport.locations, token), 'Name').includes(place.name))
    for (const endpoint of [sheetExport.interests, sheetExport.cms]) {
      assert.deepEqual((await fileOf(endpoint, token)).rows, [])
    }
  })

  test('is not for moderators', async () => {
    const { token } = await administrator('moderator')
    for (const endpoint of Object.values(sheetExport)) {
      assert.equal((await site.call(endpoint, {}, { token })).status, 403)
    }
  })

  test('refuses unknown formats, filters and selections', async () => {
    const { token } = await administrator()
    for (const query of [{ format: 'pdf' }, { status: 'gone' }, { ids: 'x' }, { other: '1' }]) {
      const answer = await site.call(sheetExport.brokers, { query }, { token })
      assert.ok([400, 404].includes(answer.status), JSON.stringify(query))
    }
  })
})

/** Inserts far more than the buffers of both sockets hold before anybody reads. */
async function addHeavyCustomers(count: number): Promise<void> {
  for (let first = 1; first <= count; first += 1_000) {
    await site.pool.query(`insert into customer (id, email, phone, first_name, last_name)
      select gen_random_uuid(), 'c' || n || '@example.in',
        '+917' || lpad(n::text, 9, '0'), repeat('A', 2000), 'B'
      from generate_series(${first}, ${first + 999}) n`)
  }
}

/** Connections that currently read rows for an export. */
const cursors = `pg_stat_activity
  where query like '%batches%' and pid <> pg_backend_pid() and datname = current_database()`

/** Starts an export over a real connection and reads only its first bytes. */
async function slowReader(token: string, path: string) {
  if (!site.app.server.listening) await site.app.listen({ port: 0 })
  const address = site.app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const request = get({
    port,
    agent: false,
    path: `/api/${path}/export`,
    headers: { authorization: `Bearer ${token}` },
  })
  const [reader] = await once(request, 'response')
  reader.setEncoding('utf8')
  await once(reader, 'readable')
  // The headers are sent before the query starts.
  for (let asked = 0; asked === 0; ) {
    const { rowCount } = await site.pool.query(`select from ${cursors}`)
    asked = rowCount ?? 0
  }
  return { reader, port }
}
