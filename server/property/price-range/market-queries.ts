import { sql } from 'kysely'
import { type BackTest, isSound } from '#domain/price-range/back-test.ts'
import type { Handle } from '#server/db/connect.ts'
import type { ComparedDeal } from './home-queries.ts'

export interface Market {
  /** Null for all of India. */
  cityId: string | null
  deal: ComparedDeal
}

/**
 * Returns a market without a test for a day, all of India first, and claims it for this process;
 * earlier results stay until the new ones are saved.
 */
export async function takeDueMarket(db: Handle): Promise<Market | undefined> {
  const { rows } = await sql<Market>`
    insert into price_range_market as known (city_id, listing_type, tested, is_sound)
    select city.id, deal.name, 0, false
    from (select id from location where type = 'city' union all select null) as city (id)
    cross join (values ('sell'), ('rent')) as deal (name)
    left join price_range_market market
      on market.city_id is not distinct from city.id and market.listing_type = deal.name
    where market.tested_at is null or market.tested_at < now() - interval '1 day'
    order by city.id is not null, market.tested_at nulls first limit 1
    on conflict on constraint price_range_market_once do update set tested_at = excluded.tested_at
      where known.tested_at < now() - interval '1 day'
    returning city_id as "cityId", listing_type as deal`.execute(db)
  return rows[0]
}

/** Stores a back-test; the ranges of the localities of its city become due. */
export async function saveMarket(
  tx: Handle,
  { cityId, deal }: Market,
  test: BackTest | undefined,
): Promise<void> {
  await tx
    .insertInto('price_range_market')
    .values({
      city_id: cityId,
      listing_type: deal,
      tested: test?.tested ?? 0,
      coverage: test?.coverage ?? null,
      median_error: test?.medianError ?? null,
      abstention: test?.abstention ?? null,
      margin: test?.margin ?? null,
      is_sound: test !== undefined && isSound(test),
    })
    .onConflict((conflict) =>
      conflict.constraint('price_range_market_once').doUpdateSet(({ ref }) => ({
        tested: ref('excluded.tested'),
        coverage: ref('excluded.coverage'),
        median_error: ref('excluded.median_error'),
        abstention: ref('excluded.abstention'),
        margin: ref('excluded.margin'),
        is_sound: ref('excluded.is_sound'),
        tested_at: ref('excluded.tested_at'),
      })),
    )
    .execute()
  if (cityId === null) return
  await sql`
    insert into price_range_locality (location_id, listing_type)
    select distinct location_id, listing_type from property
    where is_live and city_id = ${cityId} and listing_type = ${deal}
      and location_id is not null
    on conflict do nothing`.execute(tx)
}

/** The parameters of estimates in a market. */
export interface SoundMarket {
  margin: number
  error: number
  isErrorOfCity: boolean
}

/** Returns the parameters of a city, or of India if its own are missing or bad. */
export async function findSoundMarket(
  db: Handle,
  { cityId, deal }: Market,
): Promise<SoundMarket | undefined> {
  const { rows } = await sql<SoundMarket>`
    select margin, median_error as error, city_id is not null as "isErrorOfCity"
    from price_range_market
    where (city_id = ${cityId} or city_id is null) and listing_type = ${deal} and is_sound
      and tested_at > now() - interval '3 days'
    order by city_id is null limit 1`.execute(db)
  return rows[0]
}
