import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { broker } from '#contract/broker/broker.ts'
import { customer } from '#contract/customer/customer.ts'
import { location } from '#contract/location.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeLocation } from '#test/make.ts'
import { checkSheet, type ImportedNoun, letInSheet, sheetRows } from '#test/sheet-call.ts'

/** Record files made elsewhere, with their own columns, words and date formats. */

const site = useApp()

async function letIn(noun: ImportedNoun, content: string) {
  const { token } = await makeAdministrator(site.context.db, { role: 'admin' })
  const check = await checkSheet(site, token, noun, content)
  const run = await letInSheet(site, token, noun, content)
  assert.deepEqual({ ...run.counts, done: 0 }, check.counts, 'the check promises the import')
  const { rows } = await sheetRows(site, token, run._id)
  const notes = rows.flatMap(({ line, notes: all }) =>
    all.map(({ column, reason }) => `${line} ${column}: ${reason}`),
  )
  return { token, run, notes }
}

describe('a file of locations', () => {
  test('may name parents that are other rows of the file, above or below', async () => {
    const { token, run } = await letIn(
      'locations',
      `Name,Type,Parent,State
400058,Pincode,Lokhandwala Annexe,
Lokhandwala Annexe,Area,Nayapur,
Nayapur,City,,Maharashtra
Purana Chowk,Area,Nayapur,
Somewhere,Area,Nowhereville,`,
    )
    assert.equal(run.counts.new, 4)
    assert.deepEqual(
      run.problems.map(({ line, column, value }) => [line, column, value]),
      [[6, 'Parent', 'Nowhereville']],
    )
    const { body } = await site.call(location.list, { query: { limit: 50 } }, { token })
    const homes = body.locations.map(({ name, parent }) => `${name} < ${parent?.name}`)
    assert.deepEqual(homes.filter((home) => /Nayapur|Annexe/.test(home)).sort(), [
      '400058 < Lokhandwala Annexe',
      'Lokhandwala Annexe < Nayapur',
      'Nayapur < undefined',
      'Purana Chowk < Nayapur',
    ])
  })

  test('of localities beside their cities needs no column for the type', async () => {
    const { db } = site.context
    await makeLocation(db, { name: 'Nagpur', type: 'city' })
    const { token, run, notes } = await letIn(
      'locations',
      `City,Locality,State,Pin Code,Lat,Long
Nagpur,Dharampeth Test,MH,440 010,"21°08'24""N","79°03'36""E"
Nagpur,Sadar Test,Maharashtra,440001,79.08,21.16`,
    )
    assert.deepEqual([run.counts.new, run.problems, run.remarks], [2, [], []])
    const { body } = await site.call(location.list, { query: { search: 'Test' } }, { token })
    const places = body.locations.map(({ name, type, state, coordinates }) => ({
      ...{ name, type, state, coordinates },
    }))
    const own = { type: 'area', state: 'Maharashtra' }
    assert.deepEqual(places, [
      { name: 'Dharampeth Test', ...own, coordinates: { latitude: 21.14, longitude: 79.06 } },
      { name: 'Sadar Test', ...own, coordinates: { latitude: 21.16, longitude: 79.08 } },
    ])
    const swapped = 'latitude and longitude were swapped, so we corrected them'
    assert.deepEqual(notes, [`3 Latitude: ${swapped}`])
  })

  test('with only a column of cities is a list of cities', async () => {
    const { run } = await letIn('locations', 'City,State\nIndore,Madhya Pradesh')
    assert.deepEqual([run.counts.new, run.problems], [1, []])
  })

  test('changes no city for a PIN code or parent that a city cannot have', async () => {
    await makeLocation(site.context.db, { name: 'Surat', type: 'city' })
    const { run } = await letIn('locations', 'Name,Type,Parent,Pincode\nSurat,City,Gujarat,395003')
    assert.deepEqual([run.counts.skipped, run.counts.updated, run.counts.noted], [1, 0, 0])
  })
})

test('a full name in one column becomes a first and a last name', async () => {
  const { token, run, notes } = await letIn(
    'brokers',
    `Broker Name,Email ID,Mobile No.,Company,Exp,Specialisation
Ravi Kulkarni,ravi.k@example.in,9820123461,K Estates,five years,Resi | Comm
"Iyer, Meera",meera.i@example.in,9820123462,Iyer Homes,7 yrs,
Sunil,sunil@example.in,9820123463,Sunil Homes,,`,
  )
  assert.deepEqual(
    run.problems.map(({ line, reason }) => [line, reason]),
    [[4, 'this needs a first and a last name']],
  )
  const { body } = await site.call(broker.list, { query: { search: 'example.in' } }, { token })
  assert.deepEqual(
    body.brokers
      .map(({ firstName, lastName, experience }) => `${firstName} ${lastName} ${experience}`)
      .sort(),
    ['Meera Iyer 7', 'Ravi Kulkarni 5'],
  )
  assert.deepEqual(notes, [
    '3 Full name: the first name was read as “Meera”, the last name as “Iyer”',
  ])
})

test('birthdays with the month first are parsed, and ambiguous ones are refused', async () => {
  const head = 'First Name,Last Name,Email,Phone,Date of Birth'
  const { token, run, notes } = await letIn(
    'customers',
    `${head}
Asha,Rao,asha@example.in,9820123471,08/15/1990
Bina,Rao,bina@example.in,9820123472,03/04/1985
Esha,Rao,esha@example.in,9820123473,15-Aug-90`,
  )
  assert.deepEqual(run.problems, [])
  assert.deepEqual(notes, [
    '2 Date of Birth: read with the month first',
    '3 Date of Birth: read with the month first',
    '4 Date of Birth: read as Aug 15, 1990',
  ])
  const { body } = await site.call(customer.list, { query: { search: 'Rao' } }, { token })
  const days = body.customers.map(({ firstName, dateOfBirth }) => `${firstName} ${dateOfBirth}`)
  assert.deepEqual(days.sort(), ['Asha 1990-08-15', 'Bina 1985-03-04', 'Esha 1990-08-15'])
  const both = await letIn(
    'customers',
    `${head}\nChetan,Rao,c@example.in,9820123474,03/04/1985
Dev,Rao,d@example.in,9820123475,15/08/1990\nFaiz,Rao,f@example.in,9820123476,08/15/1990`,
  )
  assert.deepEqual(
    both.run.problems.map(({ line, value }) => [line, value]),
    [[2, '03/04/1985']],
  )
})

test('plurals, common words and color names are understood', async () => {
  const interests = await letIn(
    'interests',
    'Name,Category,Icon,Color\nSea view,amenities,Droplet,blue\nMetro,Locations,,#fff',
  )
  assert.deepEqual([interests.run.counts.new, interests.run.problems], [2, []])
  const pages = await letIn('cms', 'Title,Type,Status\nQuestions,FAQs,Live')
  assert.deepEqual([pages.run.counts.new, pages.run.problems], [1, []])
})
