import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeLocation } from '#test/make.ts'
import { checkSheet, sheetRows } from '#test/sheet-call.ts'

const site = useApp()

describe('a row of records', () => {
  test('of a place that contradicts itself is imported with notes', async () => {
    const { db } = site.context
    const { token } = await makeAdministrator(db)
    await makeLocation(db, { name: 'Pune', type: 'city' })
    const rows = [
      'Name,Type,Parent,State,Pincode,Latitude,Longitude',
      'Baner,Area,Pune,Maharashtra,411 045,18.56,73.78',
      'Wakad,Area,Pune,Karnataka,411057,,',
      'Kothrud,Area,Pune,Maharashtra,400001,,',
      'Aundh,Area,Pune,Maharashtra,411007,12.97,77.59',
      'Nashik,City,,Maharashtra,422001,,',
    ].join('\n')
    const check = await checkSheet(site, token, 'locations', rows)
    assert.equal(check.counts.new, 5)
    const { rows: read } = await sheetRows(site, token, check._id)
    assert.deepEqual(
      read.flatMap(({ line, notes }) =>
        notes.map(({ column, reason }) => `${line} ${column}: ${reason}`),
      ),
      [
        '3 State: Pune is in Maharashtra',
        '4 Pincode: this PIN code is not in Pune',
        '5 Latitude: the point is not in or near Pune',
        '6 Pincode: left out: a city has no PIN code of its own',
      ],
    )
  })

  test('of a customer accepts M, F and a website', async () => {
    const { token } = await makeAdministrator(site.context.db)
    const rows = [
      'First Name,Last Name,Email,Mobile,Gender,Source',
      'Asha,Rao,asha.rao@example.in,9812345670,F,Website',
      'Ravi,Rao,ravi.rao@example.in,9812345671,M,Word of mouth',
    ].join('\n')
    const { counts, problems } = await checkSheet(site, token, 'customers', rows)
    assert.deepEqual([counts.new, problems], [2, []])
  })

  test('of a broker accepts years written with the word', async () => {
    const { token } = await makeAdministrator(site.context.db)
    const rows =
      'First Name,Last Name,Email,Mobile,Company Name,Experience\nMeera,Rao,meera@example.in,' +
      '9812345672,Rao Homes,7 yrs'
    const { counts, problems } = await checkSheet(site, token, 'brokers', rows)
    assert.deepEqual([counts.new, problems], [1, []])
  })
})
