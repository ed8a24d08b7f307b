import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '#domain/locale/locale.ts'
import type { Handle } from '#server/db/connect.ts'

/** Conversations without a first reply, for reminders and offers of other homes. */

/** Older conversations are ignored: they predate the limit, or are long over. */
const maxAgeDays = 14
/** Calendar days, whatever the working hours are. */
const maxWaitDays = 7
const perRound = 200

export interface Unanswered {
  /** The first inquiry of its sender, which is the conversation. */
  inquiry_id: string
  lead_id: string
  /** Who answers the lead. */
  contact_id: string
}

/**
 * Whether nobody has replied to `asked`, the first inquiry of its sender, in writing or with a
 * visit. A lead that its broker has moved counts as called, if its number could be seen.
 */
const isUnanswered = sql<boolean>`not lead.is_spam and lead.stage not in ('closed', 'lost')
  and not inquiry_is_withdrawn(asked.id)
  and (lead.stage = 'new' or asked.number_shared_until is null)
  and not exists (select from lead_entry entry where entry.lead_id = lead.id
    and entry.conversation_id = asked.id
    and entry.kind in ('reply', 'visit-booked', 'visit-met', 'called'))
  and not exists (select from inquiry earlier
    where earlier.broker_id = asked.broker_id and earlier.phone = asked.phone
      and inquiry_sender(earlier) = inquiry_sender(asked)
      and (earlier.created_at, earlier.id) < (asked.created_at, asked.id))`

/** Since when `asked` waits: a new assignee gets the full time again. */
const waitsSince = sql`greatest(asked.created_at,
  (select assigned_at from lead_assignment given where given.lead_id = lead.id))`

/** Whether this many working hours, or many calendar days, have passed since a moment. */
const havePassed = (hours: number, since: RawBuilder<unknown>) => sql<boolean>`(
  asked.created_at < now() - make_interval(hours => ${hours})
  and (working_minutes(lead_contact(lead), ${since}, now()) >= ${hours * 60}
    or asked.created_at < now() - make_interval(days => ${maxWaitDays})))`

const selectUnanswered = (condition: RawBuilder<unknown>, limit: number) => sql<Unanswered>`
  select asked.id as inquiry_id, lead.id as lead_id, lead_contact(lead) as contact_id
  from inquiry asked
  join lead on lead.broker_id = asked.broker_id and lead.phone = asked.phone
  left join unanswered_inquiry state on state.inquiry_id = asked.id
  where asked.created_at > now() - make_interval(days => ${maxAgeDays})
    and ${isUnanswered} and ${condition}
  order by asked.created_at limit ${limit}`

/** Lists conversations whose broker is due for the only reminder, after half of the limit. */
export async function listToRemind(db: Handle, limitHours: number): Promise<Unanswered[]> {
  const half = Math.ceil(limitHours / 2)
  const isDue = sql`state.reminded_at is null and state.offered_at is null
    and ${havePassed(half, waitsSince)}`
  const { rows } = await selectUnanswered(isDue, perRound).execute(db)
  return rows
}

/**
 * Lists conversations whose seekers are due for the only offer of similar homes: after the limit,
 * and not while colleagues who were offered the lead still have half of it left to take it.
 */
export async function listToOffer(
  db: Handle,
  limitHours: number,
  inquiryId?: string,
): Promise<Unanswered[]> {
  const half = Math.ceil(limitHours / 2)
  const isDue = sql`state.offered_at is null and ${havePassed(limitHours, waitsSince)}
    and not exists (select from lead_offer passed where passed.lead_id = lead.id
      and taken_at is null and not ${havePassed(half, sql`passed.offered_at`)})
    and ${inquiryId ? sql`asked.id = ${inquiryId}` : sql`true`}`
  const { rows } = await selectUnanswered(isDue, perRound).execute(db)
  return rows
}

/** Stores that a conversation was reminded or offered; returns false if it was already. */
export async function claimStep(
  tx: Handle,
  inquiryId: string,
  step: 'reminded_at' | 'offered_at',
): Promise<boolean> {
  const column = sql.ref(step)
  const { rows } = await sql`
    insert into unanswered_inquiry as known (inquiry_id, ${column})
    values (${inquiryId}, now())
    on conflict (inquiry_id) do update set ${column} = now() where known.${column} is null
    returning inquiry_id`.execute(tx)
  return rows.length > 0
}

export async function insertOfferedHomes(
  tx: Handle,
  inquiryId: string,
  homes: readonly { id: string }[],
): Promise<void> {
  if (homes.length === 0) return
  await tx
    .insertInto('offered_home')
    .values(
      homes.map(({ id }, index) => {
        return { inquiry_id: inquiryId, property_id: id, position: index + 1 }
      }),
    )
    .execute()
}

/** Lists the homes offered in a conversation that are still live. */
export async function listOfferedHomes(
  db: Handle,
  inquiryIds: readonly string[],
): Promise<{ id: string; title: string; price: number; place: string }[]> {
  return db
    .selectFrom('offered_home')
    .innerJoin('property', 'property.id', 'offered_home.property_id')
    .where('inquiry_id', 'in', inquiryIds)
    .where('property.is_live', '=', true)
    .select(['property.id', 'title', 'price', 'location_text as place'])
    .orderBy('position')
    .execute()
}

export interface Asker {
  customer_id: string | null
  email: string | null
  name: string
  language: Locale
  reference: string
  property_id: string | null
  title: string | null
  first_name: string
  last_name: string
  company_name: string
}

export async function getAsker(tx: Handle, inquiryId: string): Promise<Asker> {
  return tx
    .selectFrom('inquiry')
    .innerJoin('broker', 'broker.id', 'inquiry.broker_id')
    .leftJoin('property', 'property.id', 'inquiry.property_id')
    .where('inquiry.id', '=', inquiryId)
    .select(['inquiry.customer_id', 'inquiry.email', 'inquiry.name', 'inquiry.reference'])
    .select(['inquiry.property_id', 'property.title', sql<Locale>`inquiry.language`.as('language')])
    .select(['broker.first_name', 'broker.last_name', 'broker.company_name'])
    .executeTakeFirstOrThrow()
}
