import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sheetStep } from '#contract/import/record-import.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeCustomer, makeLocation } from '#test/make.ts'
import { checkSheet, type ImportedNoun, settledSheet } from '#test/sheet-call.ts'

/** The check of a file and its import have the same result for each row. */

const site = useApp()

/** Files with every refusal that a check can give, and the lines that are refused. */
const files: [ImportedNoun, string, number[]][] = [
  [
    'customers',
    `First Name,Last Name,Email,Mobile
One,Dial,one.dial@example.in,9812345670
Two,Dial,two.dial@example.in,+91 98123-45670
Same,Mail,ONE.DIAL@example.in,9812345671
Taken,Number,taken.number@example.in,9811111111
,Nameless,nameless@example.in,9812345672
Bad,Number,bad@example.in,12345
Free,Number,free@example.in,9812345673`,
    [3, 4, 5, 6, 7],
  ],
  [
    'brokers',
    `First Name,Last Name,Email,Mobile,Company Name
One,Dial,one.dial@example.in,9812345670,One
Two,Dial,two.dial@example.in,+91 98123-45670,Two
Same,Mail,ONE.DIAL@example.in,9812345671,Same
Taken,Number,taken.number@example.in,9822222222,Taken
No,Firm,firm@example.in,9812345672,
Refused,First,refused@example,9812345673,Refused
Its,Number,its@example.in,9812345673,Free
Bad,Number,its.mail@example.in,12345,Refused
Its,Mail,its.mail@example.in,9812345674,Free`,
    [3, 4, 5, 6, 7, 9],
  ],
  [
    'subscriptions',
    'Name,Price,Duration\nGold,10,1\n gold ,20,1\nOdd,ask us,1\nSilver,30,90\nSilver,30,3 months',
    [3, 4, 5],
  ],
  ['interests', 'Name,Order\nPool,1\nPOOL,2\nGym,first\nGarden,3', [3, 4]],
  [
    'locations',
    'Name,Type,Parent\nBaner,Area,Pune\nbaner,Area,Pune\nWakad,Area,Atlantis\nKothrud,Area,Pune',
    [3, 4],
  ],
  [
    'cms',
    'Title,Slug,Content\nPrivacy,,Text\nAnother,privacy,Text\nThird,not a slug!,Text\nTerms,,Text',
    [3, 4],
  ],
]

describe('the check of a file', () => {
  for (const [noun, content, refused] of files) {
    test(`of ${noun} has the same results as its import, row by row`, async () => {
      const { db } = site.context
      const { token } = await makeAdministrator(db)
      await makeLocation(db, { name: 'Pune', type: 'city' })
      await makeCustomer(db, { phone: '+919811111111', isVerified: true })
      await makeBroker(db, { phone: '+919822222222' })
      const check = await checkSheet(site, token, noun, content)
      const linesOf = (run: typeof check) => [...new Set(run.problems.map(({ line }) => line))]
      assert.deepEqual(linesOf(check), refused, JSON.stringify(check.problems))
      await site.call(sheetStep.run, { params: { id: check._id } }, { token })
      const done = await settledSheet(site, token, check._id)
      assert.deepEqual(done.problems, check.problems)
      assert.deepEqual({ ...done.counts, done: 0 }, { ...check.counts, done: 0 })
      assert.equal(done.counts.done, check.counts.new)
    })
  }
})
