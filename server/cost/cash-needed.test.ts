import assert from 'node:assert/strict'
import { test } from 'node:test'
import { property } from '#contract/property/property.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeLocation, makeProperty } from '#test/make.ts'
import { followCosts } from './cash-needed.ts'

const site = useApp()

test('the cash of a home is known before the approval, which does not ask again', async () => {
  const { pool } = site
  const { db } = site.context
  const { id: locationId } = await makeLocation(db, { name: 'Pune' })
  const { id: brokerId } = await makeBroker(db)
  const { id } = await makeProperty(db, {
    ...{ brokerId, locationId, status: 'pending', listingType: 'rent', price: 30_000 },
    detail: { deposit: 60_000, brokerage: 'none', isMaintenanceIncluded: true },
  })
  await followCosts(db)
  const cash = async () => {
    const { rows } = await pool.query('select cash_needed from property where id = $1', [id])
    return rows[0]?.cash_needed
  }
  assert.equal(await cash(), 90_000)
  const admin = await makeAdministrator(db)
  const approval = { params: { id }, body: { status: 'approved' as const } }
  assert.equal((await site.call(property.changeStatus, approval, admin)).status, 200)
  const waiting = async () => (await pool.query('select from property_cash_change')).rowCount
  assert.equal(await waiting(), 0)
  await pool.query('update property set price = 31000 where id = $1', [id])
  assert.equal(await waiting(), 1)
  await followCosts(db)
  assert.equal(await cash(), 91_000)
})
