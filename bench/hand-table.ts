import type pg from 'pg'

/**
 * The table of `hand-written.ts`: what a list shows of the live listings in one row each, with an
 * index for every order and filter that is measured.
 */
export async function makeHandTable(pool: pg.Pool): Promise<void> {
  await dropHandTable(pool)
  await pool.query(`
    create table hand_written as
    select property.id, property.title, property.description, address, location.name as location,
      city.name as city,
      price, listing_type, property_type, bedrooms, bathrooms, area, area_unit, area_sqft,
        furnished,
      features, property.amenities, property.status, floor, total_floors, parking_spaces, detail,
      property.created_at, card->'images' as images, card->'broker' as broker,
      to_tsvector('simple', concat_ws(' ', property.title, property.description, address,
        location.name, city.name,
        array_to_string(features, ' '), array_to_string(property.amenities, ' '))) as words
    from property
    join property_card on property_id = property.id
    left join location on location.id = location_id
    left join location as city on city.id = city_id
    where is_live`)
  for (const index of [
    'unique index on hand_written (id)',
    'index on hand_written (created_at desc, id)',
    'index on hand_written (city, property_type, listing_type, created_at desc, id)',
    'index on hand_written (city, property_type, price, id)',
    'index on hand_written (city, property_type, price desc, id)',
    'index on hand_written (listing_type, price, id)',
    'index on hand_written (listing_type, price desc, id)',
    'index on hand_written using gin (words)',
  ]) {
    await pool.query(`create ${index}`)
  }
  await pool.query('vacuum (analyze) hand_written')
}

export const dropHandTable = (pool: pg.Pool) => pool.query('drop table if exists hand_written')
