import assert from 'node:assert/strict'
import { test } from 'node:test'
import { audit } from '#contract/audit.ts'
import { company } from '#contract/company.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeLocation } from '#test/make.ts'

/** The company behind the marketplace: edited by administrators, readable by everybody. */

const site = useApp()

const details = {
  legalName: 'Kelkar Homes Private Limited',
  address: '4th Floor, Shivaji Chambers, Baner Road, Pune 411045',
  coordinates: { latitude: 18.5594, longitude: 73.7797 },
  phone: '020 4012 3456',
  email: 'help@example.in',
  officerName: 'Farah Qureshi',
  officerDesignation: 'Grievance officer',
  officerEmail: 'grievance@example.in',
}

const shown = async () => (await site.call(company.shown)).body.company

async function save(body: object, role: 'admin' | 'moderator' = 'admin') {
  const { token } = await makeAdministrator(site.context.db, { role })
  return site.call(company.save, { body }, { token })
}

test('visitors see no company details before they are entered, then no version', async () => {
  assert.equal(await shown(), null)
  assert.equal((await save(details)).status, 200)
  assert.deepEqual(await shown(), { ...details, officerPhone: null, near: [] })
})

test('a moderator can read but not save the company details', async () => {
  assert.equal((await save(details, 'moderator')).status, 403)
  const { token } = await makeAdministrator(site.context.db, { role: 'moderator' })
  assert.equal((await site.call(company.get, {}, { token })).body.company, null)
})

test('a save replaces all fields and is audited; outdated saves are refused', async () => {
  await save(details)
  const moved = { ...details, address: '2, Lake Road, Pune 411001', coordinates: null }
  const { body } = await save({ ...moved, phone: null, version: 1 })
  assert.deepEqual(
    [body.company.address, body.company.coordinates, body.company.phone, body.company.version],
    ['2, Lake Road, Pune 411001', null, null, 2],
  )
  assert.equal((await save({ ...details, version: 1 })).status, 409)
  const { token } = await makeAdministrator(site.context.db)
  const query = { targetKind: 'company' }
  const events = (await site.call(audit.list, { query }, { token })).body.events
  assert.deepEqual(
    events.map(({ act, target, before }) => [act, target.name, before?.address]),
    [
      ['company.change', details.legalName, details.address],
      ['company.create', details.legalName, undefined],
    ],
  )
})

test('of several first saves at once only one succeeds', async () => {
  const { token } = await makeAdministrator(site.context.db)
  const answers = await Promise.all(
    ['One Limited', 'Two Limited', 'Three Limited'].map((legalName) =>
      site.call(company.save, { body: { ...details, legalName } }, { token }),
    ),
  )
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409])
  const rows = await site.context.db.selectFrom('company').select('id').execute()
  assert.equal(rows.length, 1)
})

test('a first save does not overwrite details somebody else has entered', async () => {
  assert.equal((await save(details)).status, 200)
  const { status, body } = await save({ ...details, legalName: 'Two Limited' })
  assert.deepEqual([status, body.code], [409, 'changed_meanwhile'])
  assert.equal((await shown())?.legalName, details.legalName)
})

test('the office must be in India, and the officer must be reachable', async () => {
  for (const [path, changed] of [
    ['coordinates.latitude', { coordinates: { latitude: 51.5, longitude: -0.12 } }],
    ['coordinates.longitude', { coordinates: { latitude: 18.5 } }],
    ['phone', { phone: 'ask inside' }],
    ['officerEmail', { officerEmail: 'at the desk' }],
    ['officerName', { officerName: ' ' }],
  ] as const) {
    const { status, body } = await save({ ...details, ...changed })
    assert.deepEqual([status, body.errors?.[0]?.path], [400, path])
  }
})

test('the nearest places to the office are listed, and none from afar', async () => {
  const { db } = site.context
  const city = await makeLocation(db, { name: 'Pune' })
  for (const [name, latitude, longitude] of [
    ['Aundh', 18.5602, 73.8031],
    ['Baner', 18.5642, 73.7769],
    ['Chakan', 18.7603, 73.863],
    ['Closed', 18.56, 73.78],
  ] as const) {
    const { id } = await makeLocation(db, { name, parentId: city.id, isActive: name !== 'Closed' })
    await db.updateTable('location').set({ latitude, longitude }).where('id', '=', id).execute()
  }
  await save(details)
  assert.deepEqual(
    (await shown())?.near.map(({ name }) => name),
    ['Baner', 'Aundh'],
  )
})
