import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { daysAgo, seedId } from '#seed/id.ts'
import type { Handle } from '#server/db/connect.ts'

/**
 * Gives the demo a partner with a key in use and a leaked one, and its broker a key. Nobody has
 * their texts: the hashes are of other words.
 */
export async function seedPartners(tx: Handle): Promise<void> {
  const idOf = (name: string) => seedId(name, daysAgo(40))
  await sql`
    insert into partner (id, name, email, created_at) values
      (${idOf('partner atlas')}, 'Atlas Home Search', 'api@atlas.example',
        now() - interval '40 days'),
      (${idOf('partner griha')}, 'Griha Assistant', 'team@griha.example',
        now() - interval '6 days')`.execute(tx)
  const keys = [
    { name: 'Search', partner: 'atlas', days: 39, usedMinutes: 2 },
    { name: 'Old search', partner: 'atlas', days: 40, usedMinutes: 39 * 24 * 60, isLeaked: true },
    { name: 'CRM', partner: null, days: 12, usedMinutes: 55 },
  ]
  for (const { name, partner, days, usedMinutes, isLeaked = false } of keys) {
    const hash = createHash('sha256').update(`demo ${name}`).digest()
    await sql`
      insert into api_key (id, public_id, hash, broker_id, partner_id, name, scopes, created_at,
        expires_at, last_used_at, revoked_at, revoked_because)
      select ${idOf(`api key ${name}`)}, ${hash.toString('hex').slice(0, 16)}, ${hash},
        case when ${partner}::text is null then broker.id end,
        ${partner && idOf(`partner ${partner}`)}, ${name},
        case when ${partner}::text is null
          then array['own-listings:read', 'own-listings:write', 'leads:read']
          else array['listings:read'] end,
        now() - make_interval(days => ${days}), now() + make_interval(days => ${365 - days}),
        date_trunc('minute', now() - make_interval(mins => ${usedMinutes})),
        case when ${isLeaked} then now() - interval '39 days' end,
        case when ${isLeaked} then 'leaked' end
      from broker where email = 'broker@demo.in'`.execute(tx)
  }
}
