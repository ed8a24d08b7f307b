import { drawListing, viewsFor } from '@brickbazaar/listing-drawing'
import { random } from '@brickbazaar/random'
import type { ListingType, PropertyStatus, PropertyType } from '#contract/property/vocabulary.ts'
import type { People } from '#seed/account.ts'
import { confirmationOf, longAgo } from '#seed/confirmation.ts'
import { daysAgo, seedId } from '#seed/id.ts'
import { listingFacts } from '#seed/listing-fact.ts'
import { type ListingPlan, planned } from '#seed/listing-plan.ts'
import { describeListing } from '#seed/listing-text.ts'
import type { PlacedArea, Planned } from '#seed/place-row.ts'
import { writePriceChanges } from '#seed/price-change.ts'
import type { Handle } from '#server/db/connect.ts'
import { wordsOf } from '#server/property/listing-terms.ts'
import { searchVector } from '#server/property/write-queries.ts'
import { saveFiles } from '#server/store/draft.ts'
import type { Store } from '#server/store/store.ts'

export interface SeededListing {
  id: string
  brokerId: string
  status: PropertyStatus
  createdAt: Date
  decidedAt: Date | null
  title: string
  propertyType: PropertyType
  listingType: ListingType
  price: number
  /** Only for rentals. */
  allowsPets: boolean | undefined
  /** Relative number of views, from 0 to 1. */
  appeal: number
}

interface Material {
  places: PlacedArea[]
  people: People
}

const picturesDrawnAtOnce = 32

/**
 * Returns the listings to insert, with dates over the past two years; `draw` creates their
 * pictures.
 */
export function planListings({ places, people }: Material): Planned & {
  listings: SeededListing[]
  draw(photos: Store): Promise<void>
} {
  const made = planned(places, people).map(makeListing)
  const expired = made.find(
    ({ row }) => row.status === 'approved' && row.created_at < longAgo(row.listing_type),
  )
  if (expired) expired.row.confirmed_at = longAgo(expired.row.listing_type)
  const pictures = made.flatMap(picturesOf)
  return {
    listings: made.map(({ seeded }) => seeded),
    draw: async (photos) => {
      for (const part of batches(pictures, picturesDrawnAtOnce)) {
        await Promise.all(
          part.map(({ id, drawing }) => {
            const data = drawListing(drawing)
            // No flush to disk: the demo can be loaded again.
            return saveFiles(photos, id, [{ name: 'drawing.svg', data }], { flush: false })
          }),
        )
      }
    },
    write: async (tx) => {
      for (const part of batches(made, 100)) {
        await tx
          .insertInto('property')
          .values(part.map((listing) => listing.row))
          .execute()
      }
      for (const part of batches(pictures, 500)) await writePictureRows(tx, part)
      await writePriceChanges(
        tx,
        made.map(({ seeded }) => seeded),
      )
    },
  }
}

function makeListing({ seed, home, broker, place, age, only, statusOf }: ListingPlan) {
  const dice = random(`${home ?? seed} row`)
  const facts = listingFacts(home ?? seed, place, { only, age })
  const status = statusOf(facts)
  // Listings in the review queue were submitted within the promised 24 to 48 hours, or slightly
  // longer ago.
  const createdAt = daysAgo(status === 'pending' ? dice.between(0.1, 2.4) : age)
  const decidedAt = status === 'pending' ? null : daysAgo(Math.max(age - dice.between(0.3, 1.8), 0))
  const { title, description } = describeListing({
    seed,
    city: place.city.name,
    area: place.area.name,
    ...facts,
  })
  const flat = home && `Flat ${(facts.floor ?? 0) * 100 + 2}`
  const address = [flat, facts.society, facts.street, place.area.name].filter(Boolean).join(', ')
  const id = seedId(seed, createdAt)
  const words = wordsOf(
    {
      title,
      description,
      propertyType: facts.propertyType,
      address,
      pincode: place.area.pincode,
      ...(facts.bedrooms !== null && { bedrooms: facts.bedrooms }),
      detail: facts.detail,
    },
    [place.area.name, place.city.name, ...place.area.aliases, ...place.city.aliases],
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
      propertyType: facts.propertyType,
      listingType: facts.listingType,
      price: facts.price,
      allowsPets: facts.detail.petsAllowed,
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
      search_vector: searchVector(words),
      status,
      rejection_reason: status === 'rejected' ? dice.pick(rejectionReasons) : null,
      created_at: createdAt,
      submitted_at: createdAt,
      confirmed_at: status === 'approved' ? confirmationOf(seed, facts.listingType, age) : null,
      // A demo that has just started asks nobody.
      confirmation_asked_at: status === 'approved' ? new Date() : null,
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

function picturesOf({ seed, seeded, facts, place }: ReturnType<typeof makeListing>) {
  const { propertyType, bedrooms } = facts
  return viewsFor(propertyType, seed).map((view, position) => ({
    id: seedId(`${seed} ${view} ${position}`, seeded.createdAt),
    listing: seeded,
    position,
    drawing: {
      seed,
      propertyType,
      view,
      city: place.city.name,
      ...(bedrooms !== null && { bedrooms }),
    },
  }))
}

async function writePictureRows(
  tx: Handle,
  pictures: ReturnType<typeof picturesOf>,
): Promise<void> {
  await tx
    .insertInto('media')
    .values(
      pictures.map(({ id, listing }) => ({
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
      pictures.map(({ id, listing, position }) => ({
        property_id: listing.id,
        position,
        media_id: id,
        is_primary: position === 0,
      })),
    )
    .execute()
}

function* batches<Item>(items: Item[], size: number): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}
