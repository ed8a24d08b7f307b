import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { PropertyStatus, PropertyType } from '#contract/property-word.ts'
import { searchWords } from '#domain/search-words.ts'
import type { People, SeededBroker } from '#seed/account.ts'
import { drawListing, viewsFor } from '#seed/drawing/draw-listing.ts'
import { daysAgo, seedId } from '#seed/id.ts'
import { type ListingFacts, listingFacts, needsOutskirts } from '#seed/listing-fact.ts'
import { describeListing } from '#seed/listing-text.ts'
import type { PlacedArea } from '#seed/place-row.ts'
import { random } from '#seed/random.ts'
import type { Handle } from '#server/db/connect.ts'

export interface SeededListing {
  id: string
  brokerId: string
  status: PropertyStatus
  createdAt: Date
  decidedAt: Date | null
  title: string
  /** How much it is looked at, 0 to 1. */
  appeal: number
}

interface Material {
  places: PlacedArea[]
  people: People
  dataDir: string
}

const listingCount = 364
const picturesWrittenAtOnce = 32

/** Writes the listings with their drawings; their dates are spread over the past two years. */
export async function seedListings(tx: Handle, material: Material): Promise<SeededListing[]> {
  const made = Array.from({ length: listingCount }, (_, index) => makeListing(index, material))
  for (const part of batches(made, 100)) {
    await tx
      .insertInto('property')
      .values(part.map((listing) => listing.row))
      .execute()
  }
  await seedPictures(tx, made, material.dataDir)
  return made.map(({ seeded }) => seeded)
}

function makeListing(index: number, { places, people }: Material) {
  const seed = `listing ${index}`
  const dice = random(seed)
  const broker = brokerOf(index, people)
  const outside = needsOutskirts(seed)
  const place = dice.pick(
    places.filter(
      ({ city, area }) => city.name === broker.cityName && (!outside || area.outskirts),
    ),
  )
  const facts = listingFacts(seed, place)
  const age = ageOf(index, broker)
  const createdAt = daysAgo(age)
  const status = statusOf(index, facts.listingType, age)
  const decidedAt = status === 'pending' ? null : daysAgo(Math.max(age - dice.between(0.3, 1.8), 0))
  const { title, description } = describeListing({
    seed,
    city: place.city.name,
    area: place.area.name,
    ...facts,
  })
  const address = `${facts.society ? `${facts.society}, ` : ''}${facts.street}, ${place.area.name}`
  const id = seedId(seed, createdAt)
  const words = searchWords(
    title,
    description,
    address,
    place.area.name,
    place.city.name,
    ...place.area.aliases,
    ...place.city.aliases,
  )
  return {
    seed,
    facts,
    place,
    broker,
    seeded: {
      id,
      brokerId: broker.id,
      status,
      createdAt,
      decidedAt,
      title,
      appeal: dice.next(),
    } satisfies SeededListing,
    row: {
      id,
      broker_id: broker.id,
      title,
      description,
      property_type: facts.propertyType,
      listing_type: facts.listingType,
      price: facts.price,
      area: facts.areaInUnit,
      area_unit: facts.areaUnit,
      bedrooms: facts.bedrooms,
      bathrooms: facts.bathrooms,
      parking_spaces: facts.parkingSpaces,
      floor: facts.floor,
      total_floors: facts.totalFloors,
      furnished: facts.furnished,
      location_id: place.id,
      location_text: place.area.name,
      address,
      pincode: place.area.pincode,
      latitude: place.area.latitude + dice.between(-0.008, 0.008),
      longitude: place.area.longitude + dice.between(-0.008, 0.008),
      amenities: facts.amenities,
      features: facts.features,
      detail: JSON.stringify(facts.detail),
      search_vector: sql<string>`array_to_tsvector(${words}::text[])`,
      status,
      rejection_reason: status === 'rejected' ? dice.pick(rejectionReasons) : null,
      created_at: createdAt,
      submitted_at: createdAt,
      decided_at: decidedAt,
    },
  }
}

const rejectionReasons = [
  'The photos show another flat than the description.',
  'The price looks like the rent; please check what it is for.',
  'Please add the full address with the house number.',
  'This listing is already online under another title.',
]

// The demo broker owns every ninth listing, so that a portal with something in it can be shown.
function brokerOf(index: number, { brokers }: People): SeededBroker {
  const broker = index % 9 === 0 ? brokers[0] : brokers[(index * 11) % brokers.length]
  if (!broker) throw new Error('The demo has no brokers.')
  return broker
}

// More of them lately than long ago, none before its broker joined.
function ageOf(index: number, broker: SeededBroker): number {
  const share = (index * 0.618_034) % 1
  return Math.max(Math.min(share ** 1.7 * 720, broker.joinedDaysAgo - 1), 0.2)
}

function statusOf(
  index: number,
  listingType: ListingFacts['listingType'],
  age: number,
): PropertyStatus {
  if (age < 2.5 && index % 2 === 0) return 'pending'
  if (index % 17 === 5) return 'rejected'
  if (age > 90 && index % 6 === 1) return listingType === 'sell' ? 'sold' : 'rented'
  if (index % 23 === 3) return 'pending'
  return 'approved'
}

/** Draws each listing's pictures into DATA_DIR/media and writes their rows. */
async function seedPictures(
  tx: Handle,
  listings: ReturnType<typeof makeListing>[],
  dataDir: string,
): Promise<void> {
  const pictures = listings.flatMap(({ seed, seeded, facts, place }) =>
    viewsFor(facts.propertyType as PropertyType, seed).map((view, position) => ({
      id: seedId(`${seed} ${view} ${position}`, seeded.createdAt),
      listing: seeded,
      position,
      svg: drawListing({
        seed,
        propertyType: facts.propertyType,
        view,
        city: place.city.name,
        ...(facts.bedrooms !== null && { bedrooms: facts.bedrooms }),
      }),
    })),
  )
  for (const part of batches(pictures, picturesWrittenAtOnce)) {
    await Promise.all(part.map(({ id, svg }) => writeDrawing(join(dataDir, 'media', id), svg)))
  }
  for (const part of batches(pictures, 500)) {
    await tx
      .insertInto('media')
      .values(
        part.map(({ id, listing }) => ({
          id,
          broker_id: listing.brokerId,
          kind: 'drawing' as const,
          width: 1200,
          height: 900,
          widths: [1200],
          created_at: listing.createdAt,
        })),
      )
      .execute()
    await tx
      .insertInto('property_image')
      .values(
        part.map(({ id, listing, position }) => ({
          property_id: listing.id,
          position,
          media_id: id,
          is_primary: position === 0,
        })),
      )
      .execute()
  }
}

async function writeDrawing(folder: string, svg: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'drawing.svg'), svg)
}

function* batches<Item>(items: Item[], size: number): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}
