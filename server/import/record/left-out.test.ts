import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useApp } from '#test/app.ts'
import { makeAdministrator } from '#test/make.ts'
import { checkSheet, type ImportedNoun, sendSheet } from '#test/sheet-call.ts'

/** An import of records names the columns that it ignores. */

const site = useApp()

/** A file for each kind of record, with an unknown column "Colour of door". */
const files: Record<ImportedNoun, string> = {
  brokers: `First Name,Last Name,Email,Phone,Company Name,Colour of door,Rating
Ravi,Kulkarni,ravi@example.in,9820123456,Kulkarni Estates,red,5`,
  customers: `First Name,Last Name,Email,Phone,Colour of door,Interests
Asha,Rao,asha@example.in,9820123456,red,Pool`,
  subscriptions: `Name,Price,Duration,Duration Type,Colour of door,Subscribers
Gold,9000,3,Months,red,17`,
  locations: `Name,Type,State,Colour of door,Properties\nPune,City,Maharashtra,red,4`,
  interests: 'Name,Colour of door\nPool,red',
  cms: 'Title,Content,Colour of door,Author\nHelp,Text,red,Asha',
}

for (const [noun, content] of Object.entries(files) as [ImportedNoun, string][]) {
  test(`an import of ${noun} names the columns it leaves out`, async () => {
    const { token } = await makeAdministrator(site.context.db, { role: 'admin' })
    const last = content.split('\n')[0]?.split(',').at(-1)
    const named = last === 'Colour of door' ? `"${last}"` : `"Colour of door", "${last}"`
    const remarks = [`Columns left out: ${named}.`]
    const run = await checkSheet(site, token, noun, content)
    assert.deepEqual([run.remarks, run.counts.new], [remarks, 1])
    const { body } = await sendSheet(site, token, noun, `${content}\n`, 'again.csv', {})
    assert.deepEqual([body.import.remarks, body.counts?.imported], [remarks, 1])
  })
}
