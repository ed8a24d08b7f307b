import { sql } from 'kysely'
import type { People } from '#seed/account.ts'
import { seedId } from '#seed/id.ts'
import type { Handle } from '#server/db/connect.ts'
import { matchRequirements } from '#server/requirement/match/match.ts'

const notes = [
  'We move in the spring and can come on any Saturday.',
  'A lift is a must for my parents.',
  'The loan is approved in principle.',
  null,
]

interface Wanted {
  id: string
  city: string
  property_type: string
  listing_type: string
  bedrooms: number | null
  price: number
}

/**
 * Lets customers post what they look for: some that homes of the demo broker fit, and one of the
 * demo customer's, for which three homes are offered. Everybody was told of the matches before.
 */
export async function seedRequirements(tx: Handle, people: People): Promise<void> {
  const [own, ...others] = people.customers
  if (!own) return
  const ofBroker = await listModels(tx, true, notes.length)
  for (const [index, model] of ofBroker.entries()) {
    const customer = others[index * 3]
    if (customer) await post(tx, customer.id, model, index)
  }
  const [model] = await listModels(tx, false, 1)
  const id = model && (await post(tx, own.id, model, notes.length))
  const onFailure = (error: unknown) => {
    throw error
  }
  while ((await matchRequirements(tx, onFailure)) > 0);
  await sql`
    update requirement_match set matched_at = now() - interval '1 day', told_at = now()`.execute(tx)
  if (id) await offerHomes(tx, id)
  await shareOne(tx)
}

/** Live homes after which requirements are made, of the demo broker or of others. */
async function listModels(tx: Handle, isOfDemo: boolean, max: number): Promise<Wanted[]> {
  const { rows } = await sql<Wanted>`
    select property.id, city.name as city, property_type, property.listing_type, bedrooms, price
    from property join broker on broker.id = broker_id join location city on city.id = city_id
    where is_live and (broker.email = 'broker@demo.in') = ${isOfDemo}
      and (${isOfDemo} or bedrooms = 2 and property_type = 'apartment')
    order by property.created_at desc, property.id limit ${max}`.execute(tx)
  return rows
}

async function post(tx: Handle, customerId: string, home: Wanted, index: number): Promise<string> {
  const created = new Date(Date.now() - (index + 2) * 86_400_000)
  const id = seedId(`requirement ${index}`, created)
  // A tenth above its price, to two figures.
  const step = 10 ** Math.max(2, Math.floor(Math.log10(home.price)) - 1)
  const max = Math.ceil((home.price * 1.1) / step) * step
  const filters = {
    listingType: home.listing_type,
    location: home.city,
    propertyType: home.property_type,
    maxPrice: String(max),
    ...(home.bedrooms && { bedrooms: String(home.bedrooms) }),
  }
  await tx
    .insertInto('requirement')
    .values({
      ...{ id, customer_id: customerId, filters: JSON.stringify(filters) },
      note: notes[index % notes.length] ?? null,
      listing_type: home.listing_type as 'sell' | 'rent' | 'lease',
      property_types: [home.property_type],
      ...{ min_price: 0, max_price: max, created_at: created },
      ends_at: new Date(created.getTime() + 60 * 86_400_000),
    })
    .execute()
  return id
}

/** One of the offered homes was declined. */
async function offerHomes(tx: Handle, id: string): Promise<void> {
  await sql`
    insert into requirement_offer (id, requirement_id, property_id, broker_id, note, state,
      decided_at, created_at)
    select md5('offer ' || property_id)::uuid, ${id}, property_id, broker_id,
      case number when 1 then 'Free from January, and the society has a play area.' end,
      case number when 3 then 'declined' else 'sent' end,
      case number when 3 then now() - interval '2 hours' end,
      now() - make_interval(hours => number::int * 5)
    from (
      select distinct on (broker_id) property_id, broker_id,
        dense_rank() over (order by broker_id) as number
      from requirement_match join property on property.id = property_id
      where requirement_id = ${id} and is_fit and is_live
      order by broker_id, price, property_id) found
    where number <= 3`.execute(tx)
}

/** Another broker, whose offer was accepted, proposes a share to the demo broker. */
async function shareOne(tx: Handle): Promise<void> {
  const { rows } = await sql<Wanted & { customer_id: string; inquiry_id: string; giver: string }>`
    select property.id, city.name as city, property_type, property.listing_type, bedrooms, price,
      inquiry.customer_id, inquiry.id as inquiry_id, property.broker_id as giver
    from inquiry join property on property.id = inquiry.property_id
    join broker on broker.id = inquiry.broker_id join location city on city.id = city_id
    where is_live and customer_id is not null and broker.email <> 'broker@demo.in'
      and property.broker_id = inquiry.broker_id and not inquiry_is_withdrawn(inquiry.id)
    order by inquiry.created_at desc, inquiry.id limit 1`.execute(tx)
  const [model] = rows
  if (!model) return
  const id = await post(tx, model.customer_id, model, notes.length + 1)
  await sql`
    insert into requirement_offer (id, requirement_id, property_id, broker_id, state, inquiry_id,
      decided_at, created_at)
    values (md5('accepted offer')::uuid, ${id}, ${model.id}, ${model.giver}, 'accepted',
      ${model.inquiry_id}, now() - interval '1 day', now() - interval '2 days')`.execute(tx)
  await sql`
    insert into requirement_share (id, requirement_id, from_broker_id, to_broker_id, percent, note,
      summary, created_at, expires_at)
    select md5('requirement share')::uuid, ${id}, ${model.giver}, broker.id, 40,
      'They have seen mine and want to compare.', ${`Homes in ${model.city}`},
      now() - interval '3 hours', now() + interval '21 hours'
    from broker where email = 'broker@demo.in'`.execute(tx)
}
