import assert from 'node:assert/strict'
import type { Realm } from '#contract/access.ts'
import { demoAccounts } from '#domain/account/demo-account.ts'
import type { Database } from '#server/db/connect.ts'

/** What a server is started with to be the demo marketplace. */
export const demoEnvironment = {
  SEED: 'demo',
  ADMIN_USERNAME: 'admin',
  ADMIN_PASSWORD: 'admin123',
}

export interface DemoTown {
  /** A session of each kind. */
  tokens: Record<Realm, string>
  /** An address with the ids of the demo's own homes and brokers: `/properties/:home`. */
  at(path: string): string
}

const portals: Record<string, string> = {
  administrator: '/auth/login',
  broker: '/broker-auth/login',
  customer: '/customer-auth/login',
}

/** Who can sign in to the demo marketplace, and what there is to look at. */
export async function demoTown(db: Database, url: string): Promise<DemoTown> {
  const first = (where: 'sell' | 'rent' | 'plot' | 'sold') => {
    const homes = db.selectFrom('property').select(['id', 'broker_id']).orderBy('id').limit(1)
    if (where === 'sold') return homes.where('status', '=', 'sold').executeTakeFirstOrThrow()
    const live = homes.where('is_live', '=', true)
    return (
      where === 'plot'
        ? live.where('property_type', '=', 'plot')
        : live.where('property_type', '=', 'apartment').where('listing_type', '=', where)
    ).executeTakeFirstOrThrow()
  }
  const home = await first('sell')
  const { id: rented } = await first('rent')
  const { id: plot } = await first('plot')
  const ids: Record<string, string> = {
    home: home.id,
    let: rented,
    plot,
    gone: (await first('sold')).id,
    broker: home.broker_id,
    compared: [home.id, rented, plot].join(','),
  }
  return {
    tokens: await signIn(url),
    at: (path) => path.replace(/:(\w+)/, (_, name: string) => ids[name] ?? assert.fail(name)),
  }
}

/** Of the superadmin, the broker and the customer: the first account of each kind. */
async function signIn(url: string): Promise<Record<Realm, string>> {
  const tokens: Record<string, string> = {}
  for (const { realm, username, password } of demoAccounts) {
    if (tokens[realm]) continue
    const name = realm === 'administrator' ? 'username' : 'email'
    const answer = await fetch(`${url}/api${portals[realm]}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ [name]: username, password }),
    })
    assert.ok(answer.ok, `${username}: ${await answer.clone().text()}`)
    tokens[realm] = ((await answer.json()) as { token: string }).token
  }
  return tokens as Record<Realm, string>
}
