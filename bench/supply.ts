import type { Connection } from '#server/db/connect.ts'
import { Connection as Client } from './client.ts'
import type { Dataset } from './dataset/dataset.ts'
import { even } from './dataset/even.ts'

/** What the calls ask for. */
export interface Supply {
  dataset: Dataset
  cities: string[]
  /** Ids of live listings. */
  listings: string[]
  /** Others, whose pages are opened before a measurement: a page counts its view once a day. */
  spareListings: string[]
  /** How many listings are live. */
  live: number
  /** `pagination.next` of pages far down the newest list. */
  cursors: string[]
  /** Ids of brokers with something live. */
  brokers: string[]
}

/** Asks the product for a path and gives its answer. */
type Get = (path: string) => Promise<string>

/** The most listings whose pages are measured. */
const measured = 20_000

/** Takes places and live listings from the database, and cursors from pages far down. */
export async function gather(url: string, connection: Connection, dataset = even): Promise<Supply> {
  const client = await Client.open(url)
  try {
    const get = async (path: string) => (await client.get(path)).body.toString()
    return await gatherFrom(connection, get, dataset)
  } finally {
    client.close()
  }
}

export async function gatherFrom({ pool }: Connection, get: Get, dataset = even): Promise<Supply> {
  const places = await pool.query<{ name: string }>(
    `select name from location where type = 'city' order by name`,
  )
  const listings = await pool.query<{ id: string; broker_id: string }>(
    `select id, broker_id from property where is_live order by md5(id::text)
      limit ${2 * measured}`,
  )
  const total = await pool.query<{ count: number }>(
    'select count(*) as count from property where is_live',
  )
  const live = total.rows[0]?.count ?? 0
  const cursors: string[] = []
  for (let share = 0.3; share < 0.95; share += 0.01) {
    const body = await get(`/api/public/properties?page=${Math.floor((live * share) / 12)}`)
    const { pagination } = JSON.parse(body) as { pagination?: { next?: string | null } }
    if (pagination?.next) cursors.push(pagination.next)
  }
  if (cursors.length === 0) throw new Error('The newest list does not say how to continue it.')
  return {
    dataset,
    cities: places.rows.map(({ name }) => name),
    listings: listings.rows.slice(0, measured).map(({ id }) => id),
    spareListings: listings.rows.slice(measured).map(({ id }) => id),
    live,
    cursors,
    brokers: [...new Set(listings.rows.map(({ broker_id }) => broker_id))],
  }
}
