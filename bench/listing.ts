import { type Random, random } from '@brickbazaar/random'
import { isLand } from '#contract/property/property-kind.ts'
import type { ListingType, PropertyStatus, PropertyType } from '#contract/property/vocabulary.ts'
import { searchWords } from '#domain/search/search-words.ts'
import type { Dataset } from './dataset/dataset.ts'
import type { Area, City } from './place.ts'
import { uuid } from './uuid.ts'

/** One row of `property`, in the words of its columns. */
export interface Listing {
  id: string
  broker_id: string
  title: string
  description: string
  property_type: PropertyType
  listing_type: ListingType
  price: number
  area: number
  bedrooms: number | null
  bathrooms: number | null
  furnished: string | null
  location_id: string
  city_id: string
  location_text: string
  address: string
  pincode: string
  latitude: number
  longitude: number
  /** Joined by commas. */
  amenities: string
  /** Joined by commas. */
  features: string
  /** Joined by spaces: the words the product's own search would store. */
  words: string
  status: PropertyStatus
  rejection_reason: string | null
  is_live: boolean
  created_at: string
}

export interface Town {
  dataset: Dataset
  cities: City[]
  brokers: { id: string; isActing: boolean }[]
}

// The two years over which listings were made; fixed, so that every run makes the same.
export const firstDay = Date.UTC(2024, 9, 1)
const lastDay = Date.UTC(2026, 9, 31)

/** The listings of a town as they came in, oldest first; the same for the same `count`. */
export function* makeListings(town: Town, count: number): Generator<Listing> {
  const chance = random('bench/listing')
  const total = town.cities.reduce((sum, city) => sum + city.weight, 0)
  const step = (lastDay - firstDay) / count
  for (let made = 0; made < count; made++) {
    yield makeListing(chance, town, total, Math.round(firstDay + made * step))
  }
}

function makeListing(chance: Random, town: Town, total: number, createdAt: number): Listing {
  const city = pickCity(chance, town.cities, total)
  const area = chance.pick(city.areas)
  const broker = pickBroker(chance, town)
  const status = pickStatus(chance)
  const home = makeHome(chance)
  const text = makeText(chance, town.dataset, home, city, area)
  const price = makePrice(chance, home, city.level * area.factor)
  const { dataset } = town
  const furnished = chance.pick(['unfurnished', 'semi-furnished', 'fully-furnished'])
  const id = uuid(chance, createdAt)
  const location = {
    latitude: area.latitude + chance.between(-0.01, 0.01),
    longitude: area.longitude + chance.between(-0.01, 0.01),
  }
  const amenities = chance.some(dataset.amenities, chance.whole(...dataset.amenitiesOfEach))
  const features = someOf(chance, dataset.features, dataset.featuresOfEach)
  return {
    id,
    broker_id: broker.id,
    ...text,
    ...home,
    price,
    furnished: isLand(home.property_type) ? null : furnished,
    location_id: area.id,
    city_id: city.id,
    pincode: area.pincode,
    ...location,
    amenities: amenities.join(','),
    features: features.join(','),
    words: searchWords(...Object.values(text), ...amenities, ...features).join(' '),
    status,
    rejection_reason: status === 'rejected' ? 'The photos are missing.' : null,
    is_live: status === 'approved' && broker.isActing,
    created_at: new Date(createdAt).toISOString(),
  }
}

function pickCity(chance: Random, cities: City[], total: number): City {
  let rest = chance.between(0, total)
  for (const city of cities) {
    rest -= city.weight
    if (rest < 0) return city
  }
  return chance.pick(cities)
}

function pickBroker(chance: Random, { brokers, dataset }: Town): Town['brokers'][number] {
  const broker = brokers[Math.floor(chance.next() ** dataset.brokerSkew * brokers.length)]
  if (!broker) throw new Error('A town has brokers.')
  return broker
}

/** Draws nothing where there is nothing to draw. */
const someOf = (chance: Random, all: readonly string[], [min, max]: readonly [number, number]) =>
  max === 0 ? [] : chance.some(all, chance.whole(min, max))

function pickStatus(chance: Random): PropertyStatus {
  const drawn = chance.next()
  if (drawn < 0.9) return 'approved'
  if (drawn < 0.94) return 'pending'
  if (drawn < 0.96) return 'rejected'
  return drawn < 0.985 ? 'sold' : 'rented'
}

interface Home {
  property_type: PropertyType
  listing_type: ListingType
  area: number
  bedrooms: number | null
  bathrooms: number | null
}

const shares: [PropertyType, number][] = [
  ['apartment', 0.55],
  ['house', 0.67],
  ['plot', 0.79],
  ['villa', 0.86],
  ['commercial', 0.92],
  ['office', 0.97],
  ['industrial', 0.99],
  ['agricultural', 1],
]

function makeHome(chance: Random): Home {
  const drawn = chance.next()
  const property_type = shares.find(([, until]) => drawn < until)?.[0] ?? 'apartment'
  const way = chance.next()
  const listing_type = way < 0.65 ? 'sell' : way < 0.95 ? 'rent' : 'lease'
  const dwelling = ['apartment', 'house', 'villa'].includes(property_type)
  if (!dwelling) {
    const area = Math.round(10 ** chance.between(2.5, property_type === 'agricultural' ? 5 : 4))
    return { property_type, listing_type, area, bedrooms: null, bathrooms: null }
  }
  const bedrooms = chance.pick([1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 5])
  const area = Math.round(bedrooms * chance.between(350, 620))
  return { property_type, listing_type, area, bedrooms, bathrooms: Math.max(1, bedrooms - 1) }
}

function makePrice(chance: Random, home: Home, level: number): number {
  const price = home.area * level * chance.between(0.7, 1.5)
  const share = home.listing_type === 'sell' ? 1 : chance.between(0.002, 0.0035)
  const step = home.listing_type === 'sell' ? 10_000 : 500
  return Math.max(step, Math.round((price * share) / step) * step)
}

function makeText(chance: Random, dataset: Dataset, home: Home, city: City, area: Area) {
  const { adjectives, surroundings, remarks, remarksOfEach, societyNames } = dataset
  const what = home.bedrooms ? `${home.bedrooms} BHK ${home.property_type}` : home.property_type
  const society = `${chance.pick(societyNames[0])} ${chance.pick(societyNames[1])}`
  const title = `${chance.pick(adjectives)} ${what} ${chance.pick(surroundings)}`
  // Squaring makes the first remarks common and the last ones rare, as words are.
  const remark = () => remarks[Math.floor(chance.next() ** 2 * remarks.length)] ?? ''
  const [min, max] = remarksOfEach
  const said = Array.from({ length: min === max ? min : chance.whole(min, max) }, remark)
  const description = [`${society}, ${area.name}.`, ...said].join(' ')
  const address = `${chance.whole(1, 400)}, ${society}, ${area.name}, ${city.name}`
  const location_text = area.name
  return { title, description, address, location_text }
}
