import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'
import { random } from '@brickbazaar/random'
import { sql } from 'kysely'
import { matchListings } from '#server/alert/match.ts'
import { notifyNext } from '#server/alert/notify.ts'
import type { Database } from '#server/db/connect.ts'
import type { TestApp } from '#test/app.ts'
import { makeBroker, makeCustomer, makeProperty } from '#test/make.ts'
import { seekerActs } from './seeker-acts.ts'

/**
 * Listing events against saved searches, with the processes that tell killed in between: what must
 * have been told in the end is worked out here, by other means than the product's.
 */

export interface Replay {
  searches: number
  listings: number
  events: number
  kills: number
}

interface Wanted {
  id: string
  name: string
  maxPrice: number
  type: string
  bedrooms: number | undefined
  place: string
}

const types = ['apartment', 'villa'] as const
const places = ['Whitefield', 'Hebbal']
const perCustomer = 50
const worker = fileURLToPath(new URL('./worker.ts', import.meta.url))

export async function replay(
  context: TestContext,
  site: TestApp,
  url: string,
  { searches, listings, events, kills }: Replay,
): Promise<void> {
  const { db } = site.context
  const draw = random(`replay of ${events}`)
  const wanted = await saveSearches(site, searches, draw)
  const made = await makeListings(db, listings, draw)
  const workers = await Promise.all([startWorker(url), startWorker(url)])
  const pause = Math.floor(events / (kills + 1))
  for (let done = 0, killed = 0; done < events; done++) {
    await happen(db, draw, made, 8 / events)
    // The runner of all tests takes three silent minutes for a hang.
    if (done % 1_000 === 999) process.stdout.write(`${done + 1} events\n`)
    if (done % pause !== pause - 1 || killed === kills) continue
    // Two at it, and one killed while the other goes on: at any moment of its work.
    const index = killed++ % workers.length
    workers[index]?.kill('SIGKILL')
    workers[index] = await startWorker(url)
  }
  for (const child of workers) child.kill('SIGKILL')
  await untilReleased(db)
  while ((await matchListings(db, assert.ifError)) > 0) process.stdout.write('matched\n')
  while (await notifyNext(db, site.context.config));
  await compare(context, db, wanted, { events, kills })
}

async function saveSearches(site: TestApp, count: number, draw: ReturnType<typeof random>) {
  const seekers = seekerActs(site)
  const wanted: Wanted[] = []
  for (let made = 0; made < count; ) {
    const { id, token } = await makeCustomer(site.context.db)
    // To an address that nobody has proven only so many go in a day.
    const proven = { is_verified: true }
    await site.context.db.updateTable('customer').set(proven).where('id', '=', id).execute()
    for (let n = 0; n < perCustomer && made < count; n++, made++) {
      const maxPrice = draw.whole(40, 120) * 100_000 + made
      const bedrooms = draw.chance(0.5) ? draw.whole(1, 4) : undefined
      const type = draw.pick(types)
      const place = draw.pick(places)
      const filters = {
        maxPrice,
        propertyType: type,
        location: place,
        ...(bedrooms && { bedrooms }),
      }
      const name = `Search ${made}`
      const id = await seekers.search(token, filters, { name })
      wanted.push({ id, name, maxPrice, type, bedrooms, place })
    }
  }
  return wanted
}

async function makeListings(db: Database, count: number, draw: ReturnType<typeof random>) {
  const brokers = [
    await makeBroker(db),
    await makeBroker(db, { kycStatus: 'pending' }),
    await makeBroker(db, { status: 'inactive' }),
  ]
  const listings: string[] = []
  for (let made = 0; made < count; made++) {
    const { id } = await makeProperty(db, {
      brokerId: draw.pick(brokers).id,
      status: 'pending',
      propertyType: draw.pick(types),
      locationText: draw.pick(places),
      address: 'Lane',
      bedrooms: draw.whole(1, 4),
      price: draw.whole(20, 120) * 100_000,
    })
    listings.push(id)
  }
  return { brokers: brokers.map(({ id }) => id), listings }
}

/** What happens only ever makes more fit, so that the end alone says what must have been told. */
async function happen(
  db: Database,
  draw: ReturnType<typeof random>,
  { brokers, listings }: { brokers: string[]; listings: string[] },
  verifying: number,
): Promise<void> {
  const id = draw.pick(listings)
  if (draw.chance(verifying)) {
    await sql`update broker set kyc_status = 'verified', status = 'active'
      where id = ${draw.pick(brokers)}`.execute(db)
  } else if (draw.chance(0.5)) {
    await sql`update property set price = greatest(1000000, price * 9 / 10)
      where id = ${id}`.execute(db)
  } else {
    // Looked at again and approved again: live anew, and not news to whoever was told.
    await db.transaction().execute(async (tx) => {
      for (const status of ['pending', 'approved'] as const) {
        await tx.updateTable('property').set({ status }).where('id', '=', id).execute()
      }
    })
  }
}

/** Starts one and waits until it works: killed before it has begun, it proves nothing. */
async function startWorker(url: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [worker, url], { stdio: ['ignore', 'pipe', 'inherit'] })
  const began = child.stdout && once(child.stdout, 'data').then(() => true)
  const ended = once(child, 'exit').then(() => false)
  assert.ok(await Promise.race([began, ended]), 'the worker did not begin')
  return child
}

/**
 * The database learns of a kill a moment later, and until then nobody else gets what the killed
 * process held; this lock waits for just that.
 */
function untilReleased(db: Database): Promise<unknown> {
  return db
    .transaction()
    .execute((tx) => sql`lock table listing_event, saved_search in exclusive mode`.execute(tx))
}

async function compare(
  context: TestContext,
  db: Database,
  wanted: Wanted[],
  { events, kills }: { events: number; kills: number },
): Promise<void> {
  const live = await db
    .selectFrom('property')
    .where('is_live', '=', true)
    .select(['id', 'price', 'property_type', 'bedrooms', 'location_text'])
    .execute()
  const expected = wanted.flatMap((search) =>
    live
      .filter(
        (home) =>
          home.price <= search.maxPrice &&
          home.property_type === search.type &&
          home.location_text === search.place &&
          (search.bedrooms === undefined || home.bedrooms === search.bedrooms),
      )
      .map(({ id }) => `${search.name} ${id}`),
  )
  const { rows } = await sql<{ pair: string }>`
    select name || ' ' || property_id as pair from saved_search_match
    join saved_search on saved_search.id = search_id where alert_id is not null`.execute(db)
  const pairs = rows.map(({ pair }) => pair)
  assert.deepEqual(pairs.toSorted(), expected.toSorted())
  const counted = await sql<{ search: string; homes: number }>`
    select variables ->> 'search' as search,
      sum(case template when 'alert.matched' then 1
        else replace(split_part(variables ->> 'count', ' ', 1), ',', '')::integer end)::integer
          as homes
    from message where template like 'alert.%' group by 1`.execute(db)
  const said = new Map(counted.rows.map(({ search, homes }) => [search, homes]))
  for (const { name } of wanted) {
    const count = expected.filter((pair) => pair.startsWith(`${name} `)).length
    assert.equal(said.get(name) ?? 0, count, name)
  }
  assert.ok(expected.length > wanted.length, 'hardly anything fitted')
  context.diagnostic(
    `${events} events, ${wanted.length} searches, ${kills} ` +
      `kills: ${expected.length} pairs, each told once`,
  )
}
