import { type Random, random } from '@brickbazaar/random'
import type pg from 'pg'
import type { Dataset } from '../dataset/dataset.ts'
import { firstDay, type Town } from '../listing.ts'
import { makeCities } from '../place.ts'
import { uuid } from '../uuid.ts'
import { familyNames, givenNames } from '../words.ts'

/** Nine in ten are active and verified. */
function makeBrokers(chance: Random, count: number): Town['brokers'] {
  return Array.from({ length: count }, () => ({
    id: uuid(chance, firstDay),
    isActing: chance.chance(0.94),
  }))
}

/** Writes the places and the brokers that so many listings need. */
export async function fillTown(
  client: pg.PoolClient,
  dataset: Dataset,
  count: number,
): Promise<Town> {
  const chance = random('bench/broker')
  const town = {
    dataset,
    cities: makeCities(dataset),
    brokers: makeBrokers(chance, dataset.brokers(count)),
  }
  for (const city of town.cities) {
    const { id, name, state, latitude, longitude } = city
    await client.query(
      `insert into location (id, name, type, state, latitude, longitude)
       values ($1, $2, 'city', $3, $4, $5)`,
      [id, name, state, latitude, longitude],
    )
    await client.query(
      `insert into location (id, name, type, parent_id, state, pincode, latitude, longitude)
       select id, name, 'area', $1, $2, pincode, latitude, longitude
       from jsonb_to_recordset($3) as area
         (id uuid, name text, pincode text, latitude float8, longitude float8)`,
      [id, state, JSON.stringify(city.areas)],
    )
  }
  const rows = town.brokers.map(({ id, isActing }, index) => ({
    id,
    email: `broker${index}@example.in`,
    phone: `+91${9_000_000_000 + index}`,
    first_name: chance.pick(givenNames),
    last_name: chance.pick(familyNames),
    company_name: `${chance.pick(familyNames)} Properties`,
    kyc_status: isActing ? 'verified' : 'pending',
  }))
  await client.query(
    `insert into broker (id, email, phone, first_name, last_name, company_name, kyc_status)
     select * from jsonb_to_recordset($1) as broker (id uuid, email text, phone text,
       first_name text, last_name text, company_name text, kyc_status text)`,
    [JSON.stringify(rows)],
  )
  return town
}
