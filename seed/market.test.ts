import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type RawBuilder, sql } from 'kysely'
import { city } from '#contract/city.ts'
import { loadDemo } from '#seed/load.ts'
import { useApp } from '#test/app.ts'

const site = useApp()

/** Rows that contradict the rest of the demo; none is right. */
const contradictions: Record<string, RawBuilder<unknown>> = {
  'a customer active before joining': sql`
    select email from customer where last_active_at < created_at`,
  'a listing sent before its broker joined': sql`
    select title from property join broker on broker.id = broker_id
    where property.created_at < broker.created_at`,
  'a listing decided before it was sent': sql`
    select title from property where decided_at < created_at`,
  'a KYC that has waited for more than ten days': sql`
    select email from broker
    where kyc_status = 'pending' and kyc_submitted_at < now() - interval '11 days'`,
  'a rent without a deposit or a brokerage': sql`
    select title from property
    where listing_type = 'rent' and not (detail ? 'deposit' and detail ? 'brokerage')`,
  'a deposit of something that is not let': sql`
    select title from property where listing_type <> 'rent' and detail ? 'deposit'`,
  'a home in a society without maintenance': sql`
    select title from property where detail ? 'society' and not detail ? 'maintenance'`,
  'pets spoken of where nobody lives': sql`
    select title from property
    where detail ? 'petsAllowed' and property_type not in ('apartment', 'villa', 'house')`,
}

// One test: the database is emptied before each.
test('the demo market agrees with itself', async () => {
  const { db } = site.context
  assert.equal(await loadDemo(db, { ...site.context, log: () => undefined }), true)
  const found: Record<string, unknown[]> = {}
  for (const [name, condition] of Object.entries(contradictions)) {
    const { rows } = await sql`${condition}`.execute(db)
    if (rows.length > 0) found[name] = rows.slice(0, 5)
  }
  assert.deepEqual(found, {})

  const places = await sql<{ name: string; homes: number }>`
    select city.name, count(*) filter (where detail ? 'metroName') as homes
    from property join location city on city.id = city_id group by city.name`.execute(db)
  assert.equal(places.rows.length, 6)
  for (const { name, homes } of places.rows) assert.ok(homes > 3, name)

  const { rows } = await sql<{ days: number }>`
    select india_today() - date_trunc('quarter', india_today())::date as days`.execute(db)
  const { body } = await site.call(city.list)
  const grown = body.cities.filter(({ growth }) => growth !== null)
  assert.ok(grown.length >= ((rows[0]?.days ?? 0) > 2 ? 4 : 0))
  for (const { name, growth } of grown) assert.ok(Math.abs(growth ?? 0) < 20, `${name} ${growth}`)
})
