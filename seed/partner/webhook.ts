import { sql } from 'kysely'
import { daysAgo, seedId } from '#seed/id.ts'
import type { Handle } from '#server/db/connect.ts'
import { makeSecret } from '#server/partner/webhook/signature.ts'
import type { Secrets } from '#server/secret/secret.ts'

const hooks = [
  {
    name: 'crm',
    url: 'https://crm.desai-homes.example/brickbazaar',
    kinds: ['listing.price_changed', 'listing.unavailable', 'lead.created'],
    because: 'failing',
  },
  {
    name: 'site',
    url: 'https://www.desai-homes.example/hooks/listings',
    kinds: ['listing.published', 'listing.unavailable'],
    because: 'password',
  },
  {
    name: 'atlas',
    url: 'https://hooks.atlas.example/listings',
    kinds: ['listing.published', 'listing.changed', 'listing.price_changed', 'listing.unavailable'],
    because: 'administrator',
  },
] as const

const log = [
  { hook: 'crm', kind: 'listing.price_changed', hours: 120, status: 'delivered', code: 204 },
  { hook: 'crm', kind: 'lead.created', hours: 96, status: 'delivered', code: 204 },
  { hook: 'crm', kind: 'lead.created', hours: 92, status: 'failed', code: 503, tries: 10 },
  { hook: 'crm', kind: 'test', hours: 3, status: 'failed', code: 503, tries: 10 },
  { hook: 'atlas', kind: 'listing.price_changed', hours: 50, status: 'delivered', code: 200 },
  { hook: 'atlas', kind: 'test', hours: 30, status: 'delivered', code: 200 },
] as const

/**
 * Gives the demo's broker and its partner webhooks with a log. All are paused, so that the demo
 * calls nobody.
 */
export async function seedWebhooks(tx: Handle, secrets: Secrets): Promise<void> {
  const idOf = (name: string) => seedId(name, daysAgo(40))
  for (const { name, url, kinds, because } of hooks) {
    const id = idOf(`webhook ${name}`)
    await sql`
      insert into webhook (id, broker_id, partner_id, url, kinds, sealed_secret, created_at,
        paused_at, paused_because, failing_since, delivered_at)
      select ${id}, case when ${name} <> 'atlas' then broker.id end,
        case when ${name} = 'atlas' then ${idOf('partner atlas')}::uuid end, ${url},
        ${[...kinds]}::text[], ${makeSecret(secrets, id).sealed}, now() - interval '35 days',
        now() - interval '16 hours', ${because},
        case when ${because} = 'failing' then now() - interval '92 hours' end,
        now() - interval '96 hours'
      from broker where email = 'broker@demo.in'`.execute(tx)
  }
  for (const [at, { hook, kind, hours, status, code, ...rest }] of log.entries()) {
    const tries = 'tries' in rest ? rest.tries : 1
    const isRefused = status === 'failed'
    await sql`
      insert into webhook_delivery (id, webhook_id, kind, happened_at, created_at, change_id,
        property_id, price, lead_id, status, attempts, attempted_at, duration_ms, response_status,
        response, error)
      select ${idOf(`delivery ${at}`)}, webhook.id, ${kind}, moment, moment,
        case when ${kind} like 'listing.%' then gen_random_uuid() end,
        case when ${kind} = 'test' then null else property.id end,
        case when ${kind} like 'listing.%' then property.price end,
        case when ${kind} = 'lead.created' then lead.id end,
        ${status}, ${tries}, moment, ${84 + at * 37}, ${code},
        ${isRefused ? 'Service Unavailable' : ''},
        ${isRefused ? 'The receiver did not accept it.' : null}
      from webhook
      join lateral (select now() - make_interval(hours => ${hours}) as moment) as happened on true
      join broker on email = 'broker@demo.in'
      join lateral (select id, price from property
        where property.broker_id = broker.id and is_live order by id limit 1) property on true
      join lateral (select id from lead
        where lead.broker_id = broker.id order by last_asked_at desc limit 1) lead on true
      where webhook.id = ${idOf(`webhook ${hook}`)}`.execute(tx)
  }
}
