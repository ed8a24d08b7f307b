import { createHash } from 'node:crypto'
import { type Random, random } from '@brickbazaar/random'
import { sql } from 'kysely'
import { noticeVersion } from '#contract/account/consent.ts'
import { segments } from '#contract/property/vocabulary.ts'
import { dayInIndia, midnightInIndia } from '#domain/date/date.ts'
import type { People, SeededBroker, SeededCustomer } from '#seed/account.ts'
import { daysAgo, hashedId, seedId } from '#seed/id.ts'
import { additions, type Question, questions } from '#seed/lead-text.ts'
import type { SeededListing } from '#seed/listing.ts'
import type { Handle } from '#server/db/connect.ts'

export interface SeededInquiry {
  id: string
  listing: SeededListing
  customer: SeededCustomer
  question: Question
  /** The question in the words of this customer. */
  text: string
  at: Date
}

/** An inquiry without its text. */
type Visit = Omit<SeededInquiry, 'question' | 'text'>

const day = 86_400_000
const minute = 60_000

/**
 * Inserts customers' inquiries about homes that were live at the time, as the inquiry form does.
 */
export async function seedInquiries(
  tx: Handle,
  { listings, people }: { listings: SeededListing[]; people: People },
): Promise<SeededInquiry[]> {
  const trusted = new Map(
    people.brokers
      .filter(({ kycStatus }) => kycStatus === 'verified')
      .map((broker) => [broker.id, broker]),
  )
  const visits = listings
    .flatMap((listing) => {
      const broker = trusted.get(listing.brokerId)
      return broker ? inquiriesOf(listing, broker, people) : []
    })
    .toSorted((one, other) => Number(one.at) - Number(other.at))
  const inquiries = wordVisits(visits)
  await tx.insertInto('inquiry').values(inquiries.map(rowOf)).execute()
  await sql`
    insert into contact_consent
      (id, inquiry_id, broker_id, customer_id, data, channels, notice, language, proof, given_at)
    select ${hashedId(sql`'consent ' || id`)}, id, broker_id, customer_id,
      array['name', 'phone number', 'message', 'e-mail address'],
      array['phone', 'whatsapp', 'email'], ${noticeVersion}, 'en', '{"how": "form"}', consented_at
    from inquiry`.execute(tx)
  await sql`
    update property set inquiries = asked.count
    from (select property_id, count(*) from inquiry group by property_id) asked
    where asked.property_id = property.id`.execute(tx)
  return inquiries
}

/** Assigns a question to each inquiry: no broker gets the same text twice. */
function wordVisits(visits: Visit[]): SeededInquiry[] {
  const textsOf = new Map<string, Set<string>>()
  const questionsOf = new Map<string, Set<Question>>()
  return visits.map((visit) => {
    const { listing, customer, id } = visit
    const dice = random(`words ${id.slice(-12)}`)
    const pair = `${listing.brokerId} ${customer.id}`
    const texts = textsOf.get(listing.brokerId) ?? new Set()
    const questions = questionsOf.get(pair) ?? new Set()
    const { question, text } = pickWords(dice, listing, { texts, questions })
    textsOf.set(listing.brokerId, texts.add(text))
    questionsOf.set(pair, questions.add(question))
    return { ...visit, question, text }
  })
}

function pickWords(
  dice: Random,
  listing: SeededListing,
  used: { texts: ReadonlySet<string>; questions: ReadonlySet<Question> },
): { question: Question; text: string } {
  const fitting = questions.filter(({ fits }) => fits?.(listing) ?? true)
  const fresh = fitting.filter((question) => !used.questions.has(question))
  const choices = dice
    .shuffle(fresh.length > 0 ? fresh : fitting)
    .flatMap((question) => dice.shuffle(question.texts).map((text) => ({ question, text })))
  const longer = choices.flatMap(({ question, text }) =>
    dice.shuffle(additions).map((addition) => ({ question, text: `${text} ${addition}` })),
  )
  const found = [...choices, ...longer].find(({ text }) => !used.texts.has(text))
  if (!found) throw new Error('The demo has no words left for a question.')
  return found
}

function inquiriesOf(listing: SeededListing, broker: SeededBroker, people: People): Visit[] {
  const dice = random(`inquiries ${listing.id.slice(-12)}`)
  const online = onlineOf(listing, broker)
  if (!online) return []
  return dice
    .some(
      people.customers.filter(({ seeks }) => isSought(listing, seeks)),
      Math.floor(listing.appeal ** 3 * 5),
    )
    .flatMap((customer, index) => {
      const isLately = online.isStill && dice.chance(0.1)
      const age = isLately ? dice.between(0, 2) : dice.between(online.until, online.from)
      const at = atHour(daysAgo(age), dice.between(9, 21))
      const isTooEarly = at < online.since || at < daysAgo(customer.joinedDaysAgo)
      if (at > daysAgo(0) || isTooEarly) return []
      return [{ id: seedId(`inquiry ${listing.id} ${index}`, at), listing, customer, at }]
    })
}

function isSought(listing: SeededListing, seeks: SeededCustomer['seeks']): boolean {
  const isHome = segments.residential.some((type) => type === listing.propertyType)
  const isToBuy = listing.listingType === 'sell'
  return isHome === seeks.isHome && isToBuy === seeks.isToBuy && listing.price <= seeks.maxPrice
}

/** Returns the range of days ago in which a home got inquiries; most come within three weeks. */
function onlineOf(
  { decidedAt, status }: SeededListing,
  { joinedDaysAgo, ...broker }: SeededBroker,
) {
  if (!decidedAt) return undefined
  const from = Math.min((daysAgo(0).getTime() - decidedAt.getTime()) / day, joinedDaysAgo - 3)
  const isStill = status === 'approved' && broker.status === 'active'
  const days = isStill ? 20 : 18
  return from > 0.5
    ? { since: decidedAt, from, until: Math.max(from - days, 0), isStill }
    : undefined
}

/** Returns this hour of the same day in India. */
export function atHour(at: Date, hour: number): Date {
  const start = midnightInIndia(dayInIndia(at))
  return new Date(start.getTime() + Math.round(hour * 60) * minute)
}

function rowOf({ id, listing, customer, text, at }: SeededInquiry) {
  return {
    id,
    reference: `BB-${createHash('sha256').update(id).digest('hex').slice(0, 8).toUpperCase()}`,
    property_id: listing.id,
    broker_id: listing.brokerId,
    customer_id: customer.id,
    name: customer.name,
    phone: customer.phone,
    email: customer.email,
    messages: JSON.stringify([{ at: at.toISOString(), text }]),
    consented_at: at,
    created_at: at,
    updated_at: at,
  }
}
