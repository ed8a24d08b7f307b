import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { propertyImport } from '#contract/import/import.ts'
import { useApp } from '#test/app.ts'
import { flats, settled, upload } from '#test/import-call.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'

const site = useApp()

async function people() {
  const { db } = site.context
  return { token: (await makeAdministrator(db)).token, broker: await makeBroker(db) }
}

const sheet = [
  'Kumar Estates - Inventory as on 01-Nov-2026,,,,,',
  ',,,,,',
  'City,Colony,Typology,Carpet (sqft),Price,Price',
  'Jaipur,Vaishali Nagar,2 BHK Flat,900,Rs. 45 Lac,5000',
  'Jaipur,C Scheme,3 BHK Flat,1500,1.2 Cr,8000',
  'Total,,,2400,1.65 Cr,',
].join('\n')

describe('a proposed mapping', () => {
  test('waits for a person, with notes on doubts, and is then remembered', async () => {
    const { token, broker } = await people()
    const { body } = await upload(site, token, sheet, { brokerId: broker.id, listingType: 'sell' })
    assert.deepEqual([body.import.status, body.import.mappingFrom], ['uploaded', 'proposed'])
    assert.deepEqual(body.import.missing, [])
    assert.deepEqual(body.import.doubts, [
      'Text above the column names is left out.',
      '"Price" (column 5) was used as the price. "Price" (column 6) could also be the price.',
    ])
    const params = { id: body.import._id }
    const columns = body.import.columns.map(({ header, field }) => ({ header, field }))
    await site.call(propertyImport.map, { params, body: { columns } }, { token })
    await site.call(propertyImport.check, { params, body: {} }, { token })
    const checked = await settled(site, token, params.id)
    assert.deepEqual([checked.counts.new, checked.counts.refused], [2, 1])
    const { line, reason } = checked.problems.find(({ kind }) => kind === 'refusal') ?? {}
    assert.deepEqual([line, reason], [6, 'this is a line of totals, not a listing'])
    const again = await upload(site, token, sheet, { brokerId: broker.id, listingType: 'sell' })
    assert.deepEqual(
      [again.body.import.status, again.body.import.mappingFrom],
      ['checking', 'remembered'],
    )
  })

  test('with a contact that may not be the broker’s is not accepted by itself', async () => {
    const { token } = await people()
    const doubtsOf = async (header: string) => {
      const content = `City,Price,Area,${header}\nPune,45 Lac,900,9876543210`
      return (await upload(site, token, content)).body.import.doubts
    }
    assert.match((await doubtsOf('Mobile'))[0] ?? '', /"Mobile" was used as the broker/)
    assert.deepEqual(await doubtsOf('Broker Phone'), [])
  })

  test('is applied to the file of its refused rows once it is remembered', async () => {
    const { token, broker } = await people()
    const fields = { brokerId: broker.id, listingType: 'sell' }
    const { body } = await upload(site, token, sheet, fields)
    const params = { id: body.import._id }
    const columns = [{ header: 'Colony', field: 'society' as const }]
    await site.call(propertyImport.map, { params, body: { columns } }, { token })
    await site.call(propertyImport.check, { params, body: {} }, { token })
    await settled(site, token, params.id)
    const file = await site.call(propertyImport.refused, { params }, { token })
    const back = await upload(site, token, String(file.body), fields)
    assert.equal(back.body.import.mappingFrom, 'remembered')
    assert.deepEqual(
      back.body.import.columns.map(({ header, field }) => [header, field]).slice(1, 7),
      [
        ...[
          ['Colony', 'society'],
          ['Typology', 'heading'],
          ['Carpet (sqft)', 'area'],
        ],
        ...[
          ['Price', 'price'],
          ['Price', null],
          ['reason', null],
        ],
      ],
    )
  })

  test('needs no confirmation if all headers are our own names', async () => {
    const { token } = await people()
    const { body } = await upload(site, token, flats(3))
    assert.deepEqual([body.import.status, body.import.mappingFrom], ['checking', 'layout'])
  })
})

describe('a value entered for all rows', () => {
  test('can be cleared', async () => {
    const { token } = await people()
    const said = { city: 'Pune', listingType: 'rent', asOf: '2026-05-31' }
    const { body } = await upload(site, token, 'Ask,Sqft\n25000,900', said)
    const unsaid = { propertyType: null, wording: 'leave-out' }
    const map = (change: object) =>
      site.call(propertyImport.map, { params: { id: body.import._id }, body: change }, { token })
    const { body: kept } = await map({ city: 'Nashik' })
    assert.deepEqual(kept.import.parameters, { ...said, ...unsaid, city: 'Nashik' })
    const { body: emptied } = await map({ city: null, asOf: null })
    assert.deepEqual(emptied.import.parameters, {
      ...{ ...unsaid, city: null, listingType: 'rent', asOf: null },
    })
    assert.ok(emptied.import.missing.some(({ name }) => name === 'city'))
  })
})

describe('cancelling an import', () => {
  test('is possible before anything went in, and leaves the figures of the check', async () => {
    const { token, broker } = await people()
    const content = [flats(40), flats(40).split('\n').at(-1)].join('\n')
    const { body } = await upload(site, token, content, { brokerId: broker.id })
    const params = { id: body.import._id }
    const checked = await settled(site, token, params.id)
    assert.deepEqual([checked.counts.new, checked.counts.duplicates], [40, 1])
    assert.ok(checked.may.includes('cancel'))
    const dropped = await site.call(propertyImport.cancel, { params }, { token })
    assert.equal(dropped.body.import.status, 'cancelled')
    assert.equal(dropped.body.import.message, 'Cancelled: nothing was imported.')
    assert.deepEqual(dropped.body.import.counts, checked.counts)
    assert.deepEqual(dropped.body.import.may, ['map', 'check', 'run'])
  })

  test('midway keeps the duplicates of the check and groups digits in its message', async () => {
    const { token, broker } = await people()
    const content = [flats(4_000), flats(4_000).split('\n').at(-1)].join('\n')
    const { body } = await upload(site, token, content, { brokerId: broker.id })
    const params = { id: body.import._id }
    await settled(site, token, params.id)
    await site.call(propertyImport.run, { params, body: {} }, { token })
    for (let inserted = 0; inserted < 1_000; ) {
      const { body: now } = await site.call(propertyImport.get, { params }, { token })
      inserted = now.import.counts.inserted
    }
    const cancelled = await site.call(propertyImport.cancel, { params }, { token })
    const { counts, message } = cancelled.body.import
    assert.equal(counts.duplicates, 1)
    assert.deepEqual(cancelled.body.import.may, ['check', 'run'])
    assert.equal(
      message,
      `Cancelled: ${counts.inserted.toLocaleString('en-IN')} listings were imported and stay.`,
    )
    await site.call(propertyImport.run, { params, body: {} }, { token })
    const done = await settled(site, token, params.id)
    assert.deepEqual([done.counts.inserted, done.counts.duplicates], [4_000, 1])
  })
})
