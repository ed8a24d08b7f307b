import { sql } from 'kysely'
import { touchNotice } from '#contract/touch.ts'
import { hashedId } from '#seed/id.ts'
import type { Handle } from '#server/db/connect.ts'

/**
 * Gives two in three customers and inquiries, and half of the paid orders, touches: the others did
 * not agree to send theirs.
 */
export async function seedTouches(tx: Handle): Promise<void> {
  await sql`
    with owner as (
      select id as customer_id, null::uuid as inquiry_id, null::uuid as plan_order_id, created_at,
        get_byte(decode(md5('touch ' || id), 'hex'), 0) as first_dice,
        get_byte(decode(md5('touch ' || id), 'hex'), 1) as last_dice,
        get_byte(decode(md5('touch ' || id), 'hex'), 2) % 3 > 0 as is_sent
      from customer
      union all
      select null, id, null, created_at, get_byte(decode(md5('touch ' || id), 'hex'), 0),
        get_byte(decode(md5('touch ' || id), 'hex'), 1),
        get_byte(decode(md5('touch ' || id), 'hex'), 2) % 3 > 0
      from inquiry
      union all
      select null, null, id, created_at, get_byte(decode(md5('touch ' || id), 'hex'), 0),
        get_byte(decode(md5('touch ' || id), 'hex'), 1), true
      from plan_order
    ),
    kind (starts, ends, class, source, medium, campaign, landing) as (values
      (0, 70, 'search', null, null, null, '/properties'),
      (70, 105, 'search', 'google', 'cpc', 'homes-in-bengaluru', '/cities/bengaluru'),
      (105, 140, 'social', 'instagram', 'paid_social', 'festive-offers', '/'),
      (140, 160, 'social', 'facebook', 'social', 'weekend-site-visits', '/properties'),
      (160, 190, 'messaging', 'whatsapp', 'share', null, '/properties'),
      (190, 205, 'email', 'newsletter', 'email', 'october-digest', '/'),
      (205, 225, 'partner', 'homeloan-partner', 'referral', null, '/'),
      (225, 256, 'direct', null, null, null, '/')
    ),
    touched as (
      select owner.*, place.position,
        case place.position when 'first' then first_dice else last_dice end as dice
      from owner cross join (values ('first'), ('last')) place (position)
      where is_sent
    )
    insert into touch (id, customer_id, inquiry_id, plan_order_id, position, class, source, medium,
      campaign, landing, touched_on, notice, created_at)
    select ${hashedId(
      sql`'touch ' || coalesce(customer_id, inquiry_id, plan_order_id) || position`,
    )}, customer_id, inquiry_id, plan_order_id, position, class, source, medium, campaign, landing,
      india_day(created_at) - case position when 'first' then dice % 20 else 0 end,
      ${touchNotice}, created_at
    from touched join kind on dice >= starts and dice < ends`.execute(tx)
}
