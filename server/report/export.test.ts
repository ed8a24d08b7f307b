import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { utils } from '@e965/xlsx'
import { parse } from 'csv-parse/sync'
import { audit } from '#contract/audit.ts'
import { ReportType, report } from '#contract/report.ts'
import { useApp } from '#test/app.ts'
import { indianDay, noonInIndia } from '#test/day.ts'
import { makeAdministrator } from '#test/make.ts'
import { makePlan, makeSubscription } from '#test/make-subscription.ts'

/** Reports as files: the numbers of the screen, one per line. */

const site = useApp()

async function saved(
  type: string,
  query: Record<string, string> = {},
  role: 'admin' | 'moderator' = 'admin',
) {
  const { token } = await makeAdministrator(site.context.db, { role })
  return site.call(report.export, { params: { type }, query }, { token })
}

const read = (text: unknown): string[][] => parse(String(text), { bom: true })

describe('a report as a file', () => {
  test('has the numbers of the screen, whatever a plan is called', async () => {
    const { db } = site.context
    const plan = await makePlan(db, { name: '=HYPERLINK("x")', price: 900 })
    await makeSubscription(db, { startsIn: -5, endsIn: 25, planId: plan.id, paid: 900 })
    const { status, body, headers } = await saved('revenue', { period: 'daily' })
    assert.equal(status, 200)
    assert.equal(
      headers['content-disposition'],
      `attachment; filename="revenue-report-${indianDay(0)}.csv"`,
    )
    const [heads, ...rows] = read(body)
    assert.deepEqual(heads, ['Section', 'Item', 'Metric', 'Value'])
    assert.deepEqual(rows[0], ['Revenue', 'Total', 'Rupees', '900'])
    assert.deepEqual(rows[1], ['Plans', `'=HYPERLINK("x")`, 'Subscribers', '1'])
    const days = rows.filter(([section, , figure]) => section === 'Trend' && figure === 'Rupees')
    assert.equal(days.length, 30)
    assert.equal(
      days.reduce((sum, [, , , value]) => sum + Number(value), 0),
      900,
    )
  })

  for (const type of ReportType.keys) {
    test(`${type} is exported as CSV and as a workbook`, async () => {
      const text = await saved(type)
      assert.match(String(text.headers['content-type']), /^text\/csv/)
      assert.equal(read(text.body)[0]?.length, 4)
      const book = await saved(type, { format: 'xlsx' })
      assert.equal(book.status, 200)
      assert.match(String(book.headers['content-type']), /spreadsheetml/)
      assert.match(String(book.body), /^PK/)
    })
  }

  test('refuses an unknown report, period or format', async () => {
    assert.equal((await saved('everything')).status, 400)
    assert.equal((await saved('revenue', { period: 'hourly' })).status, 400)
    assert.equal((await saved('revenue', { format: 'pdf' })).status, 400)
  })

  test('is not for moderators', async () => {
    assert.equal((await saved('customers', {}, 'moderator')).status, 403)
  })
})

test('a negative change is a number in either file, and a name is never a formula', async () => {
  const { db } = site.context
  const plan = await makePlan(db, { name: '+1', price: 900 })
  const paid = { startsIn: -50, endsIn: 25, planId: plan.id }
  await makeSubscription(db, { ...paid, paid: 900, paidAt: noonInIndia(40) })
  await makeSubscription(db, { ...paid, paid: 450, paidAt: noonInIndia(1) })
  const fall = ['Last 30 days', 'Revenue (rupees)', 'Change (%)']
  const text = read((await saved('revenue')).body)
  assert.deepEqual(
    text.find((row) => row[2] === fall[2]),
    [...fall, '-50'],
  )
  const { token } = await makeAdministrator(db)
  const answer = await site.app.inject({
    url: '/api/reports/export/revenue?format=xlsx',
    headers: { authorization: `Bearer ${token}` },
  })
  const { read: open } = await import('@e965/xlsx')
  const sheet = open(answer.rawPayload).Sheets.Sheet1
  assert.ok(sheet)
  const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1 })
  assert.deepEqual(
    rows.find((row) => row[2] === fall[2]),
    [...fall, -50],
  )
  assert.ok(rows.some(([section, item]) => section === 'Plans' && item === '+1'))
})

test('an export of a report is in the audit log', async () => {
  await saved('customers', { period: 'daily', format: 'xlsx' })
  const { token } = await makeAdministrator(site.context.db)
  const { body } = await site.call(audit.list, { query: { targetKind: 'export' } }, { token })
  const [event, ...more] = body.events
  assert.deepEqual([event?.act, more.length], ['report.export', 0])
  assert.partialDeepStrictEqual(event?.after, {
    report: 'customers',
    period: 'daily',
    format: 'xlsx',
  })
})
