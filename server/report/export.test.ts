import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { utils } from '@e965/xlsx'
import { parse } from 'csv-parse/sync'
import { ReportType, report } from '#contract/report.ts'
import { writeSheet } from '#server/report/sheet.ts'
import { useApp } from '#test/app.ts'
import { indianDay } from '#test/day.ts'
import { makeAdministrator } from '#test/make.ts'
import { makePlan, makeSubscription } from '#test/make-subscription.ts'

/** Reports as files: the figures of the screen, a line each. */

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
  test('has the figures of the screen, whatever a plan is called', async () => {
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
    assert.deepEqual(heads, ['Section', 'Item', 'Figure', 'Value'])
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
    test(`${type} comes as CSV and as a workbook`, async () => {
      const text = await saved(type)
      assert.match(String(text.headers['content-type']), /^text\/csv/)
      assert.equal(read(text.body)[0]?.length, 4)
      const book = await saved(type, { format: 'xlsx' })
      assert.equal(book.status, 200)
      assert.match(String(book.headers['content-type']), /spreadsheetml/)
      assert.match(String(book.body), /^PK/)
    })
  }

  test('refuses a report, a period and a format it does not know', async () => {
    assert.equal((await saved('everything')).status, 400)
    assert.equal((await saved('revenue', { period: 'hourly' })).status, 400)
    assert.equal((await saved('revenue', { format: 'pdf' })).status, 400)
  })

  test('is not for moderators', async () => {
    assert.equal((await saved('customers', {}, 'moderator')).status, 403)
  })
})

test('a workbook holds numbers as numbers and no formula', async () => {
  const { read: open } = await import('@e965/xlsx')
  const lines = [{ section: '+1', item: '@x', figure: '-2', value: 12.5 }]
  const book = open(await writeSheet(lines, 'xlsx'))
  const sheet = book.Sheets.Report
  assert.ok(sheet)
  assert.deepEqual(utils.sheet_to_json(sheet, { header: 1 })[1], ["'+1", "'@x", "'-2", 12.5])
})
