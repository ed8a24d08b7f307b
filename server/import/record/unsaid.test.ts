import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useApp } from '#test/app.ts'
import { makeAdministrator } from '#test/make.ts'
import { checkSheet, type ImportedNoun, letInSheet, sheetRows } from '#test/sheet-call.ts'

/** Values that a record gets although its row does not give them. */

const site = useApp()

async function notesOf(noun: ImportedNoun, content: string) {
  const { token } = await makeAdministrator(site.context.db)
  const check = await checkSheet(site, token, noun, content)
  const { rows } = await sheetRows(site, token, check._id)
  return rows.flatMap(({ line, notes }) =>
    notes.map(({ column, reason }) => `${line} ${column}: ${reason}`),
  )
}

test('a broker without a PAN card is not verified by a file, and the row says so', async () => {
  const file = `First Name,Last Name,Email,Phone,Company Name,KYC
Ravi,Rao,ravi@example.in,9820123456,Rao,Verified
Asha,Rao,asha@example.in,9820123457,Rao,Pending`
  assert.deepEqual(await notesOf('brokers', file), [
    '2 KYC Status: not verified: no PAN card has been uploaded',
  ])
})

test('a plan whose row gives no limits is noted as unlimited', async () => {
  const file = 'Name,Price,Duration,Contact Views\nGold,9000,3 months,\nPlus,9000,3 months,20'
  const reason = 'the row says no limit, so the plan is unlimited'
  assert.deepEqual(await notesOf('subscriptions', file), [
    `2 Property Listings: ${reason}`,
    `2 Contact Views: ${reason}`,
    `3 Property Listings: ${reason}`,
  ])
})

test('a page without content is a draft, whatever its row says', async () => {
  const file = 'Title,Status,Content\nHelp,LIVE,\nTerms,LIVE,# Terms'
  assert.deepEqual(await notesOf('cms', file), [
    '2 Status: the page has no content: it is not published',
  ])
  const { token } = await makeAdministrator(site.context.db)
  await letInSheet(site, token, 'cms', file)
  const pages = await site.context.db
    .selectFrom('cms_page')
    .where('title', 'in', ['Help', 'Terms'])
    .select(['title', 'status'])
    .orderBy('title')
    .execute()
  assert.deepEqual(
    pages.map(({ title, status }) => [title, status]),
    [
      ['Help', 'draft'],
      ['Terms', 'published'],
    ],
  )
})
