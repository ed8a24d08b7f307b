import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { seekerActs } from '#test/alert/seeker-acts.ts'
import { useApp } from '#test/app.ts'
import { makeCustomer, makeProperty } from '#test/make.ts'
import { messagesTo } from '#test/message.ts'
import { until } from '#test/process/until.ts'
import { matchListings } from './match.ts'
import { watchListings } from './watch.ts'

const site = useApp()
const seekers = seekerActs(site)

test('matches are sent while matching fails, and missed events follow later', async () => {
  const { db } = site.context
  const { id, token } = await makeCustomer(db)
  await seekers.search(token, { minPrice: 1 })
  await makeProperty(db, { title: 'Found before' })
  await matchListings(db, assert.ifError)
  await makeProperty(db, { title: 'Found after' })
  const alerts = async () =>
    (await messagesTo(site, id))
      .filter(({ template }) => template.startsWith('alert.'))
      .map(({ variables }) => variables.title)

  await sql`alter table listing_event rename to listing_event_away`.execute(db)
  const faults: unknown[] = []
  const watch = watchListings(site.context, { error: (fault) => faults.push(fault) })
  try {
    await until('one is told', async () => (await alerts()).length === 1 && faults.length > 0)
    assert.deepEqual(await alerts(), ['Found before'])
    await sql`alter table listing_event_away rename to listing_event`.execute(db)
    await until('both are told', async () => (await alerts()).length === 2)
    assert.deepEqual(await alerts(), ['Found before', 'Found after'])
  } finally {
    await watch.stop()
  }
})

test('a search whose query fails does not block the others', async () => {
  const { db } = site.context
  const [one, other] = [await makeCustomer(db), await makeCustomer(db)]
  await seekers.search(one.token, { minPrice: 1 })
  await seekers.search(other.token, { minPrice: 1 })
  await sql`
    create function refuse_one() returns trigger language plpgsql as $$
    begin
      if new.search_id = (select id from saved_search order by id limit 1) then
        raise numeric_value_out_of_range;
      end if;
      return new;
    end $$`.execute(db)
  await sql`create trigger refuse_one before insert on saved_search_match
    for each row execute function refuse_one()`.execute(db)
  try {
    await makeProperty(db)
    const faults: unknown[] = []
    while ((await matchListings(db, (fault) => faults.push(fault))) > 0);
    assert.equal(faults.length, 1)
    const { rowCount } = await site.pool.query('select from saved_search_match')
    assert.equal(rowCount, 1)
  } finally {
    await sql`drop function refuse_one cascade`.execute(db)
  }
})
