import type { Random } from '@brickbazaar/random'
import { BrokerStatus, KycStatus } from '#contract/broker/broker.ts'
import { BrokerSort } from '#contract/broker/list.ts'
import { CustomerStatus } from '#contract/customer/customer.ts'
import { CustomerSort } from '#contract/customer/list.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { LocationSort, LocationType } from '#contract/location.ts'
import { PropertySort } from '#contract/property/query.ts'
import { PropertyStatus, PropertyType } from '#contract/property/vocabulary.ts'
import { familyNames, givenNames, societyFirst, surroundings } from './words.ts'

/** One call of the back office whose parameters change each time. */
export interface AdminCall {
  name: string
  draw(chance: Random): string
}

type Values = Record<string, string | number>

const at = ({ path }: Endpoint, values: Values = {}) => {
  const query = new URLSearchParams(
    Object.entries(values).map(([name, value]) => [name, String(value)]),
  )
  return `/api${path}?${query}`
}

/** A word nearly every listing holds, and words fewer and fewer do. */
const common = ['room', 'rooms', 'family', 'park', 'parking', 'lake', 'metro', 'view', 'water']
const rare = [...societyFirst, ...surroundings.flatMap((words) => words.split(' ').slice(-1))]

/** The calls behind every screen with a list, with its usual tabs, filters, sorts and searches. */
export function adminCalls(cities: string[]): AdminCall[] {
  const { property, broker, customer, location } = contract
  const page = (chance: Random) => chance.whole(1, 30)
  return [
    ...listing(property.list, {
      plain: (chance) => ({ page: page(chance) }),
      'far down': (chance) => ({ page: chance.whole(1_000, 90_000) }),
      'by status': (chance) => ({ status: chance.pick(PropertyStatus.keys), page: page(chance) }),
      'by status and type': (chance) => ({
        status: chance.pick(PropertyStatus.keys),
        propertyType: chance.pick(PropertyType.keys),
        page: page(chance),
      }),
      sorted: (chance) => ({ sort: chance.pick(PropertySort.keys), page: page(chance) }),
      'by status, sorted': (chance) => ({
        status: chance.pick(PropertyStatus.keys),
        sort: chance.pick(PropertySort.keys),
      }),
      'a common word': (chance) => ({ search: chance.pick(common), page: page(chance) }),
      'a common word, sorted': (chance) => ({
        search: chance.pick(common),
        sort: chance.pick(PropertySort.keys),
      }),
      'a common word, in the middle': (chance) => ({
        search: chance.pick(common),
        page: chance.whole(5_000, 40_000),
      }),
      'a common word by status': (chance) => ({
        search: chance.pick(common),
        status: chance.pick(PropertyStatus.keys),
      }),
      'a rarer word': (chance) => ({ search: chance.pick(rare), page: chance.whole(1, 5) }),
      'a city': (chance) => ({ search: chance.pick(cities) }),
      'the name of a broker': (chance) => ({ search: chance.pick(familyNames) }),
      'a whole name': (chance) => ({
        search: `${chance.pick(givenNames)} ${chance.pick(familyNames)}`,
      }),
      'of one week': (chance) => {
        const day = new Date(Date.UTC(2025, 0, chance.whole(1, 500)))
        const week = new Date(day.getTime() + 6 * 86_400_000)
        return { createdFrom: iso(day), createdTo: iso(week) }
      },
    }),
    figures('properties, cards', property.stats),
    ...listing(broker.list, {
      plain: (chance) => ({ page: page(chance) }),
      'by status': (chance) => ({ status: chance.pick(BrokerStatus.keys) }),
      'by KYC': (chance) => ({ kycStatus: chance.pick(KycStatus.keys), page: page(chance) }),
      sorted: (chance) => ({ sort: chance.pick(BrokerSort.keys), page: page(chance) }),
      'a name': (chance) => ({ search: chance.pick(familyNames) }),
      'an address': (chance) => ({ search: `broker${chance.whole(1, 50_000)}@example` }),
      'a letter': (chance) => ({ search: chance.pick([...'aeimnrs']) }),
    }),
    figures('brokers, cards', broker.stats),
    ...listing(customer.list, {
      plain: (chance) => ({ page: page(chance) }),
      'far down': (chance) => ({ page: chance.whole(5_000, 19_000) }),
      'by status': (chance) => ({ status: chance.pick(CustomerStatus.keys) }),
      sorted: (chance) => ({ sort: chance.pick(CustomerSort.keys), page: page(chance) }),
      'a name': (chance) => ({ search: chance.pick(familyNames) }),
      'a number': (chance) => ({ search: String(chance.whole(100_000, 299_999)) }),
      'a letter': (chance) => ({ search: chance.pick([...'aeimnrs']) }),
    }),
    figures('customers, cards', customer.stats),
    ...listing(location.list, {
      // Pages as the screen asks for them; without one every place is answered.
      plain: (chance) => ({ page: chance.whole(1, 20), limit: 20 }),
      'all of one city': (chance) => ({ search: chance.pick(cities), page: 1, limit: 100 }),
      'by type': (chance) => ({ type: chance.pick(LocationType.keys), page: 1, limit: 20 }),
      sorted: (chance) => ({
        sort: chance.pick(LocationSort.keys),
        page: chance.whole(1, 5),
        limit: 20,
      }),
      'a name': (chance) => ({ search: chance.pick(rare), page: 1, limit: 20 }),
    }),
    figures('every location', location.list),
    figures('locations for a form', location.offered),
    ...deskCalls(),
    ...logCalls(),
    ...Object.entries(contract.report)
      .filter(([, { download }]: [string, Endpoint]) => download === undefined)
      .map(([name, endpoint]) => figures(`report, ${name}`, endpoint)),
  ]
}

/** Where money, reviews and questions are decided upon. */
function deskCalls(): AdminCall[] {
  const { payment, invoice, subscription, review, ticket, flag, waitlist } = contract
  const page = (chance: Random) => chance.whole(1, 30)
  return [
    ...listing(payment.list, {
      plain: (chance) => ({ page: page(chance) }),
      'far down': (chance) => ({ page: chance.whole(1_000, 9_000) }),
      'by status': (chance) => ({ status: chance.pick(['waiting', 'paid', 'refused']) }),
      'a name': (chance) => ({ search: chance.pick(familyNames) }),
      'a reference': (chance) => ({ search: `off${chance.whole(1_000, 190_000)}` }),
      'a letter': (chance) => ({ search: chance.pick([...'aeimnrs']) }),
    }),
    ...listing(invoice.list, {
      plain: (chance) => ({ page: page(chance) }),
      'far down': (chance) => ({ page: chance.whole(1_000, 9_000) }),
      'credit notes': (chance) => ({ kind: 'credit-note', page: page(chance) }),
      'a name': (chance) => ({ search: chance.pick(familyNames) }),
      'a number': (chance) => ({ search: `OFF/${chance.whole(1_000, 190_000)}` }),
      'a letter': (chance) => ({ search: chance.pick([...'aeimnrs']) }),
    }),
    ...listing(subscription.list, {
      plain: (chance) => ({ page: page(chance) }),
      'a name': (chance) => ({ search: chance.pick(familyNames) }),
    }),
    figures('subscribers, cards', subscription.stats),
    ...listing(review.list, {
      plain: (chance) => ({ page: page(chance) }),
      'by status': (chance) => ({ status: chance.pick(['pending', 'published', 'rejected']) }),
      'a word': (chance) => ({ search: chance.pick(['answered', 'papers', 'never']) }),
      'a name': (chance) => ({ search: chance.pick(familyNames) }),
    }),
    figures('reviews, cards', review.stats),
    ...listing(ticket.list, {
      plain: (chance) => ({ page: page(chance) }),
      'by status': (chance) => ({ status: chance.pick(['open', 'pending', 'resolved', 'closed']) }),
      'a name': (chance) => ({ search: chance.pick(familyNames) }),
    }),
    figures('tickets, cards', ticket.stats),
    figures('flags', flag.list),
    ...listing(waitlist.list, {
      plain: (chance) => ({ page: page(chance) }),
      'a city': (chance) => ({ search: `Town ${chance.whole(1, 700)}` }),
    }),
    figures('waitlist, cards', waitlist.stats),
  ]
}

/** What is only ever added to. */
function logCalls(): AdminCall[] {
  const { message, audit } = contract
  const page = (chance: Random) => chance.whole(1, 30)
  return [
    ...listing(message.list, {
      plain: (chance) => ({ page: page(chance) }),
      'far down': (chance) => ({ page: chance.whole(400, 90_000) }),
      'by status': (chance) => ({
        status: chance.pick(['sent', 'delivered', 'failed', 'pending']),
      }),
      'by channel and status': (chance) => ({
        type: chance.pick(['sms', 'whatsapp', 'email']),
        status: chance.pick(['sent', 'delivered', 'failed', 'pending']),
      }),
      'a name': (chance) => ({ search: chance.pick(givenNames) }),
      'a common word': (chance) => ({ search: chance.pick(['your', 'hello', 'listing', 'ends']) }),
      'a word that is nowhere': (chance) => ({ search: `nowhere${chance.whole(1, 999)}` }),
      'a number': (chance) => ({ search: String(7_000_000_000 + chance.whole(1, 190_000)) }),
      'a letter': (chance) => ({ search: chance.pick([...'aeimnrsz']) }),
    }),
    figures('messages, cards', message.stats),
    ...listing(audit.list, {
      plain: (chance) => ({ page: page(chance) }),
      'far down': (chance) => ({ page: chance.whole(400, 45_000) }),
      'by kind': (chance) => ({
        targetKind: chance.pick(['property', 'broker', 'review', 'interest', 'import']),
        page: page(chance),
      }),
      'a name': (chance) => ({ search: chance.pick(familyNames) }),
      'an act': (chance) => ({ search: chance.pick(['approved', 'reply', 'paid', 'create']) }),
      'a word that is nowhere': (chance) => ({ search: `nowhere${chance.whole(1, 999)}` }),
      'of one week': (chance) => {
        const day = new Date(Date.now() - chance.whole(10, 250) * 86_400_000)
        return { from: iso(day), to: iso(new Date(day.getTime() + 6 * 86_400_000)) }
      },
    }),
  ]
}

const iso = (day: Date) => day.toISOString().slice(0, 10)

function listing(
  endpoint: Endpoint,
  draws: Record<string, (chance: Random) => Values>,
): AdminCall[] {
  const noun = endpoint.path.slice(1)
  return Object.entries(draws).map(([name, values]) => ({
    name: `${noun}, ${name}`,
    draw: (chance) => at(endpoint, values(chance)),
  }))
}

function figures(name: string, endpoint: Endpoint): AdminCall {
  return { name, draw: () => at(endpoint) }
}
