import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sheetStep } from '#contract/import/record-import.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeLocation } from '#test/make.ts'
import { checkSheet, settledSheet } from '#test/sheet-call.ts'

const site = useApp()

test('an import matches a city by its other names and carries “popular” in and out', async () => {
  const { db } = site.context
  const { token } = await makeAdministrator(db)
  await makeLocation(db, { name: 'Pune', type: 'city' })
  const rows =
    'Name,Type,State,Popular\nPune City,City,Maharashtra,Yes\nपुणे,City,Maharashtra,' +
    'Yes\nNashik,City,Maharashtra,No'
  const check = await checkSheet(site, token, 'locations', rows)
  assert.deepEqual([check.counts.updated, check.counts.new, check.counts.bad], [1, 1, 1])
  assert.deepEqual(
    check.problems.map(({ line, reason }) => [line, reason]),
    [[3, 'this is the same as line 2']],
  )
  await site.call(sheetStep.run, { params: { id: check._id } }, { token })
  await settledSheet(site, token, check._id)
  const cities = await db
    .selectFrom('location')
    .select(['name', 'is_popular'])
    .orderBy('name')
    .execute()
  assert.deepEqual(cities, [
    { name: 'Nashik', is_popular: false },
    { name: 'Pune', is_popular: true },
  ])
  const file = await site.app.inject({
    url: '/api/locations/export?format=csv',
    headers: { authorization: `Bearer ${token}` },
  })
  assert.match(file.body, /"Popular"/)
})
