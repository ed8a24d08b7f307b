import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { utils, write } from '@e965/xlsx'
import type { Role } from '#contract/access.ts'
import { sheetImport, sheetStep } from '#contract/import/record-import.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeCustomer, makeLocation } from '#test/make.ts'
import { makePlan } from '#test/make-subscription.ts'
import {
  checkSheet,
  exportSheet,
  type ImportedNoun,
  letInSheet,
  sendSheet,
  settledSheet,
  workbook,
} from '#test/sheet-call.ts'
import { sparse, zipOf } from '#test/zip.ts'

/** Imports of records (IMP-09 to IMP-12, EXP-02). */

const site = useApp()

const administrator = (role: Role = 'admin') => makeAdministrator(site.context.db, { role })
const send = sendSheet.bind(null, site)
const settled = settledSheet.bind(null, site)
const checked = checkSheet.bind(null, site)
const letIn = letInSheet.bind(null, site)

const brokers = `First Name,Last Name,Email,Phone,Company Name
Ravi,Kulkarni,ravi@example.in,98201 23456,Kulkarni Estates
Sana,Sheikh,sana@example.in,'+919820123457,Sheikh Homes
Bad,Phone,bad@example.in,12345,Nobody`

const emails = async () =>
  (await site.context.db.selectFrom('broker').select('email').orderBy('email').execute()).map(
    ({ email }) => email,
  )

describe('an import', () => {
  test('reads the first visible sheet of a workbook and names the others', async () => {
    const { token } = await administrator()
    const book = utils.book_new()
    const rows = brokers.split('\n').map((line) => line.split(','))
    utils.book_append_sheet(book, utils.aoa_to_sheet([['Old'], ['x']]), 'Lists')
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Team')
    book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] }
    const content = write(book, { type: 'buffer', bookType: 'xlsx' })
    const run = await checked(token, 'brokers', content)
    assert.equal(run.counts.new, 2)
    assert.deepEqual(run.remarks, [
      'The sheet "Team" was read. Sheets left out: "Lists" (hidden, 2 rows).',
    ])
  })

  test('is first checked without changing anything, then imports the good rows', async () => {
    const { token } = await administrator()
    const run = await checked(token, 'brokers', brokers)
    const { counts, problems } = run
    assert.deepEqual([counts.new, counts.updated, counts.skipped, counts.bad], [2, 0, 0, 1])
    assert.deepEqual(await emails(), [])
    assert.deepEqual(problems, [
      { line: 4, column: 'Phone', value: '12345', reason: 'Please enter a valid mobile number.' },
    ])
    await site.call(sheetStep.run, { params: { id: run._id } }, { token })
    const done = await settled(token, run._id)
    assert.deepEqual([done.status, done.counts.done], ['done', 2])
    assert.deepEqual(await emails(), ['ravi@example.in', 'sana@example.in'])
    const acts = await site.context.db
      .selectFrom('audit_event')
      .where('act', '=', 'broker.create')
      .select('actor_name')
      .execute()
    assert.equal(acts.length, 2)
    const bad = await site.call(sheetStep.refused, { params: { id: run._id } }, { token })
    assert.match(String(bad.body), /"bad@example.in","12345","Nobody","Phone: Please enter/)
  })

  test('of the same file creates nothing, and of a changed file updates what differs', async () => {
    const { token } = await administrator()
    await letIn(token, 'brokers', brokers)
    const again = await letIn(token, 'brokers', brokers)
    assert.deepEqual([again.counts.new, again.counts.skipped, again.counts.done], [0, 2, 0])
    const other = await letIn(token, 'brokers', brokers.replace('Sheikh Homes', 'Sheikh & Sons'))
    assert.deepEqual([other.counts.updated, other.counts.skipped], [1, 1])
    assert.equal((await emails()).length, 2)
  })

  test('sent twice at once is one import', async () => {
    const { token } = await administrator()
    const first = await send(token, 'brokers', brokers)
    const second = await send(token, 'brokers', brokers)
    assert.equal(first.body.import._id, second.body.import._id)
    await settled(token, first.body.import._id)
  })

  test('refuses a second row with the same e-mail address', async () => {
    const { token } = await administrator()
    const run = await checked(token, 'brokers', `${brokers}\nAgain,K,RAVI@example.in,9820123499,X`)
    assert.equal(run.problems[1]?.reason, 'this is the same as line 2')
  })

  test('waits for a mapping where a required column is not recognized', async () => {
    const { token } = await administrator()
    const strange = brokers.replace('Company Name', 'Where')
    const { body } = await send(token, 'brokers', strange)
    assert.deepEqual([body.import.status, body.import.missing], ['uploaded', ['Company Name']])
    const fields = ['firstName', 'lastName', 'email', 'phone', 'companyName']
    await site.call(sheetStep.map, { params: { id: body.import._id }, body: { fields } }, { token })
    assert.equal((await settled(token, body.import._id)).counts.new, 2)
  })

  test('by a moderator is refused', async () => {
    const { token } = await administrator('moderator')
    assert.equal((await send(token, 'brokers', brokers)).status, 403)
  })

  test('sets status and KYC only with the rights for it, and never a role', async () => {
    const { token, id } = await administrator()
    const { id: ravi } = await makeBroker(site.context.db, {
      ...{ email: 'ravi@example.in', phone: '+919820123456' },
      ...{ kycStatus: 'pending', isEmailVerified: true, hasPanCard: true },
    })
    const rows = `First Name,Last Name,Email,Phone,Company Name,KYC Status,Role
Ravi,Kulkarni,ravi@example.in,9820123456,Kulkarni,Verified,superadmin
Asha,Kulkarni,asha@example.in,9820123457,Kulkarni,Verified,superadmin`
    const run = await checked(token, 'brokers', rows)
    assert.equal(run.columns.find(({ header }) => header === 'Role')?.field, null)
    await site.call(sheetStep.run, { params: { id: run._id } }, { token })
    await settled(token, run._id)
    const act = await site.context.db
      .selectFrom('audit_event')
      .where('act', '=', 'broker.decide_kyc')
      .select(['actor_id', 'target_id'])
      .execute()
    // The other one has no PAN card, and a file brings none.
    assert.deepEqual(act, [{ actor_id: id, target_id: ravi }])
  })

  for (const bookType of ['xlsx', 'biff8'] as const) {
    test(`reads ${bookType} with phones as numbers, zeros and formulas as meant`, async () => {
      const { token } = await administrator()
      const book = workbook(
        [
          ['First Name', 'Last Name', 'Email', 'Phone', 'Company Name', 'Experience (years)'],
          [
            'Ravi',
            'K',
            'ravi@example.in',
            919820123456,
            '=HYPERLINK("x")',
            { t: 'n', v: 7, f: '3+4' },
          ],
        ],
        bookType,
      )
      const run = await letIn(token, 'brokers', book)
      assert.equal(run.counts.done, 1, JSON.stringify(run.problems))
      const row = await site.context.db.selectFrom('broker').selectAll().executeTakeFirstOrThrow()
      assert.deepEqual(
        [row.phone, row.company_name, row.experience],
        ['+919820123456', '=HYPERLINK("x")', 7],
      )
    })
  }

  test('reads prices as written in India', async () => {
    const { token } = await administrator()
    const rows = `Name,Price,Duration
Gold,"₹ 1,25,000",1 month\nPlatinum,1.2 Cr,1 year\nFree,0,30 days\nOdd,ask us,1 year`
    const run = await letIn(token, 'subscriptions', rows)
    assert.deepEqual([run.counts.done, run.counts.bad], [3, 1])
    const plans = await site.context.db
      .selectFrom('subscription_plan')
      .select(['name', 'price'])
      .orderBy('price')
      .execute()
    assert.deepEqual(
      plans.map(({ price }) => price),
      [0, 125_000, 12_000_000],
    )
  })

  test('finds parent cities by any of their names, and names a missing parent', async () => {
    const { token } = await administrator()
    await makeLocation(site.context.db, { name: 'Pune', type: 'city' })
    const rows = [
      'Name,Type,Parent,State',
      'Baner,Area,Pune,',
      'Kothrud,Area,पुणे,Maharashtra',
      'Camp,Area,Atlantis,',
    ].join('\n')
    const run = await letIn(token, 'locations', rows)
    assert.deepEqual([run.counts.done, run.counts.bad], [2, 1])
    assert.equal(run.problems[0]?.column, 'Parent')
  })

  test('does not change prototypes and stores markup as text', async () => {
    const { token } = await administrator()
    const rows = `__proto__,constructor,Name,Description\nx,y,<script>alert(1)</script>,hello`
    const run = await letIn(token, 'interests', rows)
    assert.equal(run.counts.done, 1)
    assert.equal(({} as Record<string, unknown>).x, undefined)
    const row = await site.context.db.selectFrom('interest').selectAll().executeTakeFirstOrThrow()
    assert.equal(row.name, '<script>alert(1)</script>')
  })
})

describe('a file', () => {
  const files: [string, string, string | Buffer, RegExp][] = [
    ['empty', 'file.csv', '', /empty/],
    ['empty workbook', 'file.xlsx', '', /empty/],
    ['header only', 'file.csv', 'Name,Type', /no rows/],
    [
      'workbook with too many parts',
      'file.xlsx',
      zipOf(Array.from({ length: 300 }, (_, n) => [`${n}`, Buffer.from('a'), 1])),
      /too many parts/,
    ],
    [
      'zip bomb',
      'file.xlsx',
      zipOf([['xl/workbook.xml', Buffer.alloc(60 * 1024 * 1024), 60 * 1024 * 1024]]),
      /too large/,
    ],
    [
      'zip of small words and large contents',
      'file.xlsx',
      zipOf([['xl/workbook.xml', Buffer.alloc(5_000_000), 5_000_000]]),
      /too large/,
    ],
    [
      'table with too many rows',
      'file.csv',
      `Name,Description\n${'a,b\n'.repeat(10_001)}`,
      /10,000 rows/,
    ],
    ['sparse workbook', 'file.xlsx', sparse(), /rows/],
    [
      'damaged workbook',
      'file.xlsx',
      Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(50)]),
      /damaged/,
    ],
  ]
  for (const [what, name, content, reason] of files) {
    test(`a ${what} is refused and said why`, async () => {
      const { token } = await administrator()
      const { status, body } = await send(token, 'interests', content, name)
      assert.equal(status, 400)
      assert.match(body.message, reason)
    })
  }
})

describe('what was exported', () => {
  test('is imported again without a difference, for every kind of record', async () => {
    const { token } = await administrator()
    const { db } = site.context
    const broker = await makeBroker(db, { status: 'blocked' })
    await db
      .updateTable('broker')
      .set({ last_name: '007', company_name: '-=+@x;=1', operating_areas: ['Sector 5, Noida'] })
      .where('id', '=', broker.id)
      .execute()
    await makeCustomer(db, { isVerified: true })
    await makePlan(db, { name: '=Gold' })
    const city = await makeLocation(db, { name: 'Pune', type: 'city' })
    assert.ok(city)
    await letIn(token, 'interests', 'Name,Description\nPool,"- one; =two"')
    await letIn(token, 'cms', 'Title,Content\nPrivacy,"# Privacy\n\n- one\n- two"')
    for (const noun of Object.keys(sheetImport) as ImportedNoun[]) {
      for (const format of ['csv', 'xlsx']) {
        const run = await checked(token, noun, await exportSheet(site, token, noun, format))
        const { rows, skipped } = run.counts
        assert.ok(rows > 0, noun)
        assert.equal(
          skipped,
          rows,
          `${noun} ${format}: ${JSON.stringify(run.problems)} ${JSON.stringify(run.counts)}`,
        )
        await site.call(sheetStep.cancel, { params: { id: run._id } }, { token })
      }
    }
  })

  test('has a template whose example is valid and whose line of rules is skipped', async () => {
    const { token } = await administrator()
    await makeLocation(site.context.db, { name: 'Mumbai', type: 'city' })
    for (const noun of Object.keys(sheetImport) as ImportedNoun[]) {
      const template = await site.call(sheetStep.template, { params: { noun } }, { token })
      const run = await checked(token, noun, String(template.body))
      assert.match(String(template.body), /"# Allowed:/)
      const { rows, new: fresh } = run.counts
      assert.deepEqual([rows, fresh], [1, 1], `${noun}: ${JSON.stringify(run.problems)}`)
    }
  })
})
