import assert from 'node:assert/strict'
import { test } from 'node:test'
import { subscriptionPlan } from '#contract/billing/subscription-plan.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator } from '#test/make.ts'
import { checkSheet, letInSheet, sheetRows } from '#test/sheet-call.ts'

/** Plans from price lists: a missing price or length is never invented. */

const site = useApp()

async function planList(content: string) {
  const { token } = await makeAdministrator(site.context.db, { role: 'admin' })
  const run = await letInSheet(site, token, 'subscriptions', content)
  const { body } = await site.call(subscriptionPlan.list, { query: { sort: 'name' } }, { token })
  const { rows } = await sheetRows(site, token, run._id)
  const plans = body.plans.map(({ name, price, duration, durationType, limits }) => ({
    ...{ name, price, length: `${duration} ${durationType}`, contacts: limits.contactViews },
  }))
  const notes = rows.flatMap(({ line, notes: all }) =>
    all
      // Notes on unlimited plans have a test of their own.
      .filter(({ reason }) => !reason.includes('unlimited'))
      .map(({ column, reason }) => `${line} ${column}: ${reason}`),
  )
  return { token, run, plans, notes }
}

test('a plan without a price or a length in the file is refused', async () => {
  const { run, plans } = await planList(`Name,Price now,Duration,Duration Type,Contact Views
Silver,2999,3,Months,10`)
  assert.deepEqual(plans, [])
  const reason = 'this is required for a new record, but the row does not have it'
  assert.deepEqual(run.problems, [{ line: 2, column: 'Price', value: null, reason }])
  assert.deepEqual(run.remarks, ['Columns left out: "Price now".'])
  const other = await planList('Name,Price,How long\nSilver,2999,3 months\nGold,,1 year')
  assert.deepEqual(other.plans, [])
  assert.deepEqual(
    other.run.problems.map(({ line, column }) => [line, column]),
    [
      [2, 'Duration'],
      [3, 'Price'],
      [3, 'Duration'],
    ],
  )
})

test('an offer price is preferred to the MRP beside it; the validity is the length', async () => {
  const { run, plans, notes } = await planList(`Plan,MRP,Offer Price,Validity,Contacts
Bronze,"4,999","2,999",3 months,20
Copper,"9,999",Free,1 Yr,Unlimited
Silver,"9,999","6,999",90 days,40`)
  assert.deepEqual(plans, [
    { name: 'Bronze', price: 2_999, length: '3 months', contacts: 20 },
    { name: 'Copper', price: 0, length: '1 years', contacts: -1 },
    { name: 'Silver', price: 6_999, length: '90 days', contacts: 40 },
  ])
  assert.deepEqual([run.remarks, notes], [['Columns left out: "MRP".'], []])
})

test('the MRP is used where it is the only price', async () => {
  const { plans } = await planList('Plan,MRP,Validity (days),Contacts\nBronze,4999,90,5')
  assert.deepEqual(plans, [{ name: 'Bronze', price: 4_999, length: '90 days', contacts: 5 }])
})

test('a length without a unit is read as months with a note, or refused if long', async () => {
  const { run, plans, notes } = await planList(`Name,Price,Validity
Bronze,2999,6\nCopper,2999,90\nGold,2999,soon`)
  assert.deepEqual(
    plans.map(({ name, length }) => [name, length]),
    [['Bronze', '6 months']],
  )
  assert.deepEqual(notes, ['2 Duration: read as a number of months'])
  assert.deepEqual(
    run.problems.map(({ line, reason }) => [line, reason]),
    [
      [3, 'Please say whether these are days, months or years.'],
      [4, 'this is not a number of days, months or years'],
    ],
  )
})

test('a length on which two columns disagree is refused', async () => {
  const { run, plans } = await planList(`Name,Price,Duration,Duration Type
Bronze,2999,6 months,Years\nCopper,2999,6 months,Month`)
  assert.deepEqual(
    plans.map(({ name, length }) => [name, length]),
    [['Copper', '6 months']],
  )
  assert.deepEqual(
    run.problems.map(({ line, column, reason }) => [line, column, reason]),
    [[2, 'Duration', 'the column “Duration Type” says something else']],
  )
})

test('a price such as 2.999 is refused and never read as three rupees', async () => {
  const { run, plans } = await planList('Name,Price,Duration,Unit\nBronze,2.999,1,Months')
  assert.deepEqual(plans, [])
  assert.match(run.problems[0]?.reason ?? '', /thousands or paise/)
})

test('a row that changes a plan needs no price, and its notes list the changes', async () => {
  const { token } = await planList('Name,Price,Duration,Unit\nBronze,2999,1,Months')
  const run = await checkSheet(site, token, 'subscriptions', 'Name,Price,Popular\nBronze,3499,No')
  assert.deepEqual([run.counts.updated, run.counts.noted], [1, 1])
  const { rows } = await sheetRows(site, token, run._id)
  assert.deepEqual(rows[0]?.notes, [
    { column: 'Price', value: '3499', reason: 'this changes from “2999”' },
  ])
})
