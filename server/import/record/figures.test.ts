import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { BrokerStatus, broker, KycStatus } from '#contract/broker/broker.ts'
import { CustomerStatus, customer } from '#contract/customer/customer.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { location } from '#contract/location.ts'
import { property } from '#contract/property/property.ts'
import { PropertyStatus } from '#contract/property/vocabulary.ts'
import { useApp } from '#test/app.ts'
import { flats, importAll } from '#test/import-call.ts'
import { makeAdministrator, makeBroker, makeCustomer, makeProperty } from '#test/make.ts'
import { letInSheet } from '#test/sheet-call.ts'

/** The dashboard cards equal the sums of their rows after imports (CON-09). */

const site = useApp()
const paged = z.object({ pagination: z.object({ total: z.number() }) })

test('the cards of the back office equal the sums of their rows, also after imports', async () => {
  const { token } = await makeAdministrator(site.context.db)
  const { db } = site.context
  const owner = await makeBroker(db, { email: 'owner@example.in' })
  await makeBroker(db, { status: 'blocked' })
  await makeCustomer(db, { status: 'blocked' })
  for (const status of PropertyStatus.keys) await makeProperty(db, { brokerId: owner.id, status })

  const brokers = [
    'First Name,Last Name,Email,Phone,Company Name,Status,KYC Status',
    'Ravi,Kulkarni,ravi@example.in,9820123456,Kulkarni,Inactive,Verified',
    'Sana,Sheikh,sana@example.in,9820123457,Sheikh,Active,Pending',
    'Bad,Phone,bad@example.in,12,Nobody,Active,Pending',
  ].join('\n')
  const customers = [
    'First Name,Last Name,Email,Phone,Status,Verified',
    'Meera,Iyer,meera@example.in,9820123401,Active,Yes',
    'Arun,Das,arun@example.in,9820123402,Inactive,No',
  ].join('\n')
  const places = 'Name,Type,Parent,State\nPune,City,,Maharashtra\nBaner,Area,Pune,'
  assert.equal((await letInSheet(site, token, 'brokers', brokers)).counts.done, 2)
  assert.equal((await letInSheet(site, token, 'customers', customers)).counts.done, 2)
  const first = await letInSheet(
    site,
    token,
    'locations',
    places.split('\n').slice(0, 2).join('\n'),
  )
  assert.equal(first.counts.done, 1)
  assert.equal((await letInSheet(site, token, 'locations', places)).counts.done, 1)
  const listings = await importAll(site, token, flats(40, [7]), { brokerId: owner.id })
  assert.equal(listings.counts.inserted, 39)

  const rows = async (endpoint: Endpoint, query: Record<string, string> = {}) => {
    const { status, body } = await site.call(
      endpoint,
      { query: { limit: '1', ...query } },
      { token },
    )
    assert.equal(status, 200, JSON.stringify(body))
    return paged.parse(body).pagination.total
  }
  const sums = async (endpoint: Endpoint, name: string, values: readonly string[]) => {
    const counted = await Promise.all(values.map((value) => rows(endpoint, { [name]: value })))
    return Object.fromEntries(values.map((value, index) => [value, counted[index]]))
  }

  const { stats: properties } = (await site.call(property.stats, {}, { token })).body
  assert.deepEqual(properties, {
    total: await rows(property.list),
    ...(await sums(property.list, 'status', PropertyStatus.keys)),
  })
  assert.equal(properties.total, 5 + 39)

  const { stats: agents } = (await site.call(broker.stats, {}, { token })).body
  const byStatus = await sums(broker.list, 'status', BrokerStatus.keys)
  const byKyc = await sums(broker.list, 'kycStatus', KycStatus.keys)
  assert.deepEqual(
    { ...agents, subscriptions: undefined },
    {
      total: await rows(broker.list),
      active: byStatus.active,
      blocked: byStatus.blocked,
      kyc: { verified: byKyc.verified, pending: byKyc.pending },
      subscriptions: undefined,
    },
  )
  assert.equal(agents.total, 4)

  const { stats: people } = (await site.call(customer.stats, {}, { token })).body
  const byState = await sums(customer.list, 'status', CustomerStatus.keys)
  assert.deepEqual(people, {
    total: await rows(customer.list),
    active: byState.active,
    blocked: byState.blocked,
    verified: await rows(customer.list, { verified: 'yes' }),
    recentRegistrations: await rows(customer.list),
  })
  assert.equal(people.total, 3)

  const { body } = await site.call(location.list, {}, { token })
  for (const { _id: locationId, name, propertyCount } of body.locations) {
    const { rows: lying } = await site.pool.query<{ count: number }>(
      `select count(*) as count from property
       where removed_at is null and $1 in (location_id, city_id)`,
      [locationId],
    )
    assert.equal(propertyCount, lying[0]?.count, name)
  }
})
