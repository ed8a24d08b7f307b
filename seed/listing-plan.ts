import { random } from '@brickbazaar/random'
import type { ListingType, PropertyStatus, PropertyType } from '#contract/property/vocabulary.ts'
import { dayInIndia } from '#domain/date/date.ts'
import type { People, SeededBroker } from '#seed/account.ts'
import { daysAgo } from '#seed/id.ts'
import { type ListingFacts, listingFacts, needsOutskirts } from '#seed/listing-fact.ts'
import type { PlacedArea } from '#seed/place-row.ts'

/** The broker, place, age and status of a demo listing. */
export interface ListingPlan {
  seed: string
  /** The seed of the home's facts, where several brokers list it; its address has its flat. */
  home?: string
  broker: SeededBroker
  place: PlacedArea
  /** Days since submission. */
  age: number
  only?: { type: PropertyType; deal: ListingType }
  statusOf(facts: ListingFacts): PropertyStatus
}

const mixedCount = 364
/** More than a price growth needs, and enough for saying what similar homes ask. */
const perSeason = 32
const seasonCities = ['Mumbai', 'Bangalore', 'Delhi', 'Pune']
const day = 86_400_000

/**
 * Returns the listings of two years: a mix of all types, plus flats for sale in the current quarter
 * and in the same quarter a year ago, so that the larger cities have a price growth.
 */
export function planned(places: PlacedArea[], people: People): ListingPlan[] {
  const mixed = Array.from({ length: mixedCount }, (_, index) => mixedPlan(index, places, people))
  const plans = [
    ...mixed,
    ...seasonPlans(places, people),
    ...letPlans(places, people),
    ...examplePlans(places, people),
  ].map((plan) => (sharedHomes.has(plan.seed) ? { ...plan, home: plan.seed } : plan))
  return [...plans, ...plans.flatMap((plan) => secondPlan(plan, people))]
}

/** Homes that a second broker lists, too. */
const sharedHomes = new Set([
  'season now Mumbai 2',
  'season now Pune 3',
  'letting Bangalore 5',
  'letting Bangalore 6',
])

function secondPlan(first: ListingPlan, { brokers }: People): ListingPlan[] {
  const { home, place, age } = first
  if (!home) return []
  const broker = listersIn(place.city.name, brokers).find(({ id }) => id !== first.broker.id)
  if (!broker) throw new Error(`The demo has one broker alone in ${place.city.name}.`)
  return [{ ...first, broker, seed: `${home} again`, age: Math.max(age - 4, 0.5) }]
}

function mixedPlan(index: number, places: PlacedArea[], people: People): ListingPlan {
  const seed = `listing ${index}`
  const broker = brokerOf(index, people)
  const outside = needsOutskirts(seed)
  const fitting = places.filter(
    ({ city, area }) => city.name === broker.cityName && (!outside || area.outskirts),
  )
  const age = ageOf(index, broker)
  return {
    ...{ seed, broker, age },
    place: random(seed).pick(fitting),
    statusOf: ({ listingType }) => mixedStatus(index, listingType, age),
  }
}

function seasonPlans(places: PlacedArea[], { brokers }: People): ListingPlan[] {
  const passed = daysOfQuarter()
  const seasons = [
    { name: 'now', from: 1.5, until: passed - 0.5, status: () => 'approved' as const },
    {
      name: 'then',
      from: passed + 365 - 88,
      until: passed + 364,
      status: (index: number) => (index % 3 === 0 ? ('approved' as const) : ('sold' as const)),
    },
  ].filter(({ from, until }) => until > from)
  return seasonCities.flatMap((city) => {
    const areas = places.filter((place) => place.city.name === city)
    return seasons.flatMap(({ name, from, until, status }) => {
      const trusted = listersIn(
        city,
        brokers.filter(({ joinedDaysAgo }) => joinedDaysAgo > until),
      )
      const [first] = trusted
      const [pocket] = areas
      if (!first || !pocket) return []
      return Array.from({ length: perSeason }, (_, index): ListingPlan => {
        const seed = `season ${name} ${city} ${index}`
        return {
          seed,
          broker: trusted[index % trusted.length] ?? first,
          // One locality in both years: price growth compares like with like, and a price is
          // compared with those of ten similar homes nearby.
          place: pocket,
          age: random(`${seed} age`).between(from, until),
          only: { type: 'apartment', deal: 'sell' },
          statusOf: () => status(index),
        }
      })
    })
  })
}

const letCity = 'Bangalore'
const letCount = 104

/** Flats for rent in one locality: enough for saying what similar ones ask, and how well. */
function letPlans(places: PlacedArea[], { brokers }: People): ListingPlan[] {
  const place = places.find(({ city }) => city.name === letCity)
  const trusted = listersIn(letCity, brokers)
  return Array.from({ length: letCount }, (_, index) => {
    const seed = `letting ${letCity} ${index}`
    const broker = trusted[index % trusted.length]
    if (!place || !broker) throw new Error(`The demo has nobody who lets homes in ${letCity}.`)
    const age = random(`${seed} age`).between(2, 60)
    const only = { type: 'apartment' as const, deal: 'rent' as const }
    return { seed, broker, place, age, only, statusOf: () => 'approved' }
  })
}

const fewestListers = 6

/**
 * Returns the verified brokers of a city, and of others until they are six: a price is compared
 * with homes of three other brokers.
 */
function listersIn(city: string, brokers: SeededBroker[]): SeededBroker[] {
  const trusted = brokers.filter(isTrusted)
  const own = trusted.filter(({ cityName }) => cityName === city)
  const others = trusted.filter(({ cityName }) => cityName !== city)
  return [...own, ...others.slice(0, Math.max(0, fewestListers - own.length))]
}

const isTrusted = ({ kycStatus, status }: SeededBroker) =>
  kycStatus === 'verified' && status === 'active'

/** Homes that the search examples must find (domain/search/search-example.ts). */
const examples = [
  { area: 'Powai', deal: 'rent', bedrooms: 2, maxPrice: 70_000 },
  { area: 'Gachibowli', deal: 'sell', bedrooms: 3, maxPrice: 25_000_000 },
] as const
const seedsTried = 200

function examplePlans(places: PlacedArea[], { brokers }: People): ListingPlan[] {
  return examples.map(({ area, deal, bedrooms, maxPrice }, index): ListingPlan => {
    const place = places.find((one) => one.area.name === area)
    const broker = brokers.find(
      (broker) => broker.cityName === place?.city.name && isTrusted(broker),
    )
    const only = { type: 'apartment' as const, deal }
    const age = 6 + index
    const seed = Array.from({ length: seedsTried }, (_, at) => `example ${area} ${at}`).find(
      (one) => {
        const facts = place && listingFacts(one, place, { only, age })
        return facts?.bedrooms === bedrooms && facts.price <= maxPrice
      },
    )
    if (!place || !broker || !seed) throw new Error(`The demo has no example in ${area}.`)
    return { seed, broker, place, age, only, statusOf: () => 'approved' }
  })
}

/** Returns the days since the quarter began in India. */
function daysOfQuarter(): number {
  const [year = 0, month = 1] = dayInIndia(daysAgo(0)).split('-').map(Number)
  const start = Date.UTC(year, Math.floor((month - 1) / 3) * 3, 1)
  return (daysAgo(0).getTime() - start) / day
}

// The demo broker owns every ninth listing, so that the demo portal has data.
function brokerOf(index: number, { brokers }: People): SeededBroker {
  const broker = index % 9 === 0 ? brokers[0] : brokers[(index * 11) % brokers.length]
  if (!broker) throw new Error('The demo has no brokers.')
  return broker
}

/** Some brokers upload a list once in this many days instead of entering each home. */
const listDays = 90

// More recent than old listings, none from before the broker joined.
function ageOf(index: number, { joinedDaysAgo, sendsLists }: SeededBroker): number {
  const share = (index * 0.618_034) % 1
  const age = Math.max(Math.min(share ** 1.7 * 720, joinedDaysAgo - 1), 0.2)
  const listed = Math.round(age / listDays) * listDays + 6
  return sendsLists && listed < joinedDaysAgo ? listed : age
}

function mixedStatus(
  index: number,
  listingType: ListingFacts['listingType'],
  age: number,
): PropertyStatus {
  if (age < 2.5 && index % 2 === 0) return 'pending'
  if (index % 17 === 5) return 'rejected'
  // Seven shares no factor with nine, so some of the demo broker's listings are sold too.
  if (age > 90 && index % 7 === 1) return listingType === 'sell' ? 'sold' : 'rented'
  if (index % 23 === 3) return 'pending'
  return 'approved'
}
