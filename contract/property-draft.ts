import { z } from 'zod'
import { clearable, count, day, optional, pincode, plainText, rupees, text } from './field.ts'
import {
  AreaBasis,
  AreaUnit,
  Facing,
  Furnished,
  ListingType,
  Possession,
  PropertyType,
} from './property-word.ts'

/**
 * The Indian particulars of a listing beyond the spec's entity (india.md 1.3): additive, each may be
 * left out, kept as one document because no query but a filter ever asks for one of them alone.
 */
export const PropertyDetail = z.strictObject({
  /** 0.5 is a 1RK, 2.5 a "2.5 BHK"; `bedrooms` is its floor. */
  bhk: z.number().min(0).max(50).optional(),
  balconies: z.number().int().min(0).max(20).optional(),
  areaBasis: AreaBasis.schema.optional(),
  /** Upper end, in square feet, where the area was given as a range. */
  areaMaxSqft: z.number().positive().max(1_000_000_000).optional(),
  /** The area as it was written where its unit is not one of ours (`24 Guntha`). */
  areaText: plainText(80).optional(),
  priceMax: z.number().int().positive().max(1_000_000_000_000).optional(),
  facing: Facing.schema.optional(),
  possession: Possession.schema.optional(),
  /** Month of possession, `2027-12`. */
  possessionBy: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional(),
  age: plainText(60).optional(),
  society: plainText(160).optional(),
  resale: z.boolean().optional(),
  /** Rupees; 0 is "no deposit". */
  deposit: z.number().int().min(0).max(100_000_000_000).optional(),
  tenants: plainText(80).optional(),
  postedOn: day.optional(),
})
export type PropertyDetail = z.infer<typeof PropertyDetail>

const names = (maximum: number) => z.array(text(60)).max(maximum)

/** An image of a submission: the `url` an upload answered with, and which one comes first. */
export const DraftImage = z.strictObject({
  url: text(400),
  isPrimary: z.boolean().default(false),
})

/** What a plot has none of, and an edit may empty. */
const counts = {
  bedrooms: count(50),
  bathrooms: count(50),
  parkingSpaces: count(100),
  floor: z.number().int().min(-5).max(200),
  totalFloors: count(200),
}

const fields = {
  title: text(160, 'Please enter a title.'),
  description: text(8000, 'Please describe the property.'),
  propertyType: z.enum(PropertyType.keys, 'Please choose a property type.'),
  listingType: ListingType.schema,
  price: rupees,
  area: z
    .number({ error: 'Please enter the area.' })
    // The column keeps two decimals: less would be stored as nothing.
    .min(0.01, 'The area must be more than zero.')
    .max(100_000_000, 'This area is too large.'),
  areaUnit: AreaUnit.schema,
  bedrooms: optional(counts.bedrooms),
  bathrooms: optional(counts.bathrooms),
  parkingSpaces: optional(counts.parkingSpaces),
  floor: optional(counts.floor),
  totalFloors: optional(counts.totalFloors),
  furnished: Furnished.schema,
  /** A Location's id or a name (design 6.8). */
  location: text(160, 'Please choose a location.'),
  address: text(300, 'Please enter the full address.'),
  pincode,
  amenities: names(60),
  features: names(60),
  images: z.array(DraftImage).max(20, 'A listing can have at most 20 photos.'),
  detail: PropertyDetail.optional(),
}

const floorsFit = {
  check: ({ floor, totalFloors }: Partial<Record<'floor' | 'totalFloors', number | null>>) =>
    typeof floor !== 'number' || typeof totalFloors !== 'number' || floor <= totalFloors,
  problem: { message: 'The floor is above the top of the building.', path: ['floor'] },
}

/** The Add Property form with its defaults (spec sections 3, 5 and 9). */
export const PropertyDraft = z
  .strictObject({
    ...fields,
    listingType: fields.listingType.default('sell'),
    areaUnit: fields.areaUnit.default('sqft'),
    furnished: fields.furnished.default('unfurnished'),
    amenities: fields.amenities.default([]),
    features: fields.features.default([]),
    images: fields.images.default([]),
  })
  .refine(floorsFit.check, floorsFit.problem)
export type PropertyDraft = z.output<typeof PropertyDraft>

/** An edit: what it does not name stays (design 6.3), so it carries no defaults; null empties. */
export const PropertyChange = z
  .strictObject({
    ...fields,
    bedrooms: clearable(counts.bedrooms),
    bathrooms: clearable(counts.bathrooms),
    parkingSpaces: clearable(counts.parkingSpaces),
    floor: clearable(counts.floor),
    totalFloors: clearable(counts.totalFloors),
  })
  .partial()
  .refine(floorsFit.check, floorsFit.problem)
export type PropertyChange = z.output<typeof PropertyChange>
