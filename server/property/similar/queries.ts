import { sql } from 'kysely'
import type { ListingType } from '#contract/property/vocabulary.ts'
import type { Handle } from '#server/db/connect.ts'

/** A live home like another one. */
export interface SimilarHome {
  id: string
  title: string
  price: number
  listing_type: ListingType
  place: string
}

/** Prices are similar within this share. */
const nearPrice = 0.25
/** The number of homes considered in the locality and in the city. */
const looked = 60

/**
 * Lists live homes of other brokers with the type, deal and approximate price of a listing; first
 * those in its locality and with the same bedrooms. None if it is in no city.
 */
export async function listSimilarOfOthers(
  db: Handle,
  propertyId: string,
  limit: number,
): Promise<SimilarHome[]> {
  const like = sql`is_live and broker_id <> home.broker_id
    and property_type = home.property_type and listing_type = home.listing_type
    and price between home.price * ${1 - nearPrice}::numeric
      and home.price * ${1 + nearPrice}::numeric
    and home_id is distinct from coalesce(home.home_id, home.id)`
  const { rows } = await sql<SimilarHome>`
    select other.id, other.title, other.price, other.listing_type, other.location_text as place
    from property home cross join lateral (
      (select * from property where location_id = home.location_id and ${like}
        order by created_at desc limit ${looked})
      union all
      (select * from property
        where city_id = home.city_id and location_id is distinct from home.location_id and ${like}
        limit ${looked})
    ) other
    where home.id = ${propertyId}
    order by other.location_id is not distinct from home.location_id desc,
      other.bedrooms is not distinct from home.bedrooms desc,
      abs(other.price - home.price), other.id
    limit ${limit}`.execute(db)
  return rows
}
