import { z } from 'zod'
import { clearable, count, optional, pincode, rupees, text } from '#contract/field.ts'
import { Coordinates } from '#contract/location.ts'
import { publicText, publicTexts, refuseContactDetail } from '#contract/public-text.ts'
import { contactDetailProblem, findContactDetail } from '#domain/contact/contact-detail.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { PropertyDetail, publicDetailOf } from './detail.ts'
import { detailProblems } from './detail-rules.ts'
import { AreaUnit, Furnished, ListingType, PropertyType } from './vocabulary.ts'

/** The details from a form: empty fields are removed, and the rest must not contradict itself. */
const DetailDraft = z.preprocess(
  (given: PropertyDetail | null | undefined) => withoutGaps(given),
  PropertyDetail.superRefine((detail, context) => {
    for (const { name, message } of detailProblems(detail, new Date())) {
      context.addIssue({ code: 'custom', path: [name], message })
    }
    for (const [name, value] of Object.entries(publicDetailOf(detail))) {
      const found = typeof value === 'string' ? findContactDetail(value) : undefined
      if (!found) continue
      context.addIssue({ code: 'custom', path: [name], message: contactDetailProblem(found) })
    }
  }).optional(),
)

/** Accepts any input; the schema refuses whatever is not an object. */
function withoutGaps(given: unknown): unknown {
  if (given === null) return undefined
  if (typeof given !== 'object' || Array.isArray(given)) return given
  const isGap = (value: unknown) =>
    value === '' || value === null || (Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(given).filter(([, value]) => !isGap(value)))
}

/** A photo of a submission: the `url` that the upload returned, and which photo is first. */
export const DraftImage = z.strictObject({
  url: text(400),
  isPrimary: z.boolean().default(false),
})

/** Fields that a plot does not have, and that an edit may clear. */
const counts = {
  bedrooms: count(50),
  bathrooms: count(50),
  parkingSpaces: count(100),
  floor: z.number().int().min(-5).max(200),
  totalFloors: count(200),
}

const isId = z.uuid()

const fields = {
  title: publicText(160, msg('Please enter a title.')),
  description: publicText(8000, msg('Please describe the property.')),
  propertyType: z.enum(PropertyType.keys, { error: () => t('Please choose a property type.') }),
  listingType: ListingType.schema,
  price: rupees,
  area: z
    .number({ error: () => t('Please enter the area.') })
    // The column has two decimals: a smaller area would be stored as zero.
    .min(0.01, { error: () => t('The area must be more than zero.') })
    .max(100_000_000, { error: () => t('This area is too large.') }),
  areaUnit: AreaUnit.schema,
  bedrooms: optional(counts.bedrooms),
  bathrooms: optional(counts.bathrooms),
  parkingSpaces: optional(counts.parkingSpaces),
  floor: optional(counts.floor),
  totalFloors: optional(counts.totalFloors),
  furnished: Furnished.schema,
  /** The id or name of a Location (PLC-1). */
  location: text(160, msg('Please choose a location.')).superRefine((value, context) => {
    if (!isId.safeParse(value).success) refuseContactDetail(value, context)
  }),
  address: publicText(300, msg('Please enter the full address.')),
  pincode,
  amenities: publicTexts(60, 60),
  features: publicTexts(60, 60),
  images: z.array(DraftImage).max(20, { error: () => t('A listing can have at most 20 photos.') }),
  /** The broker's pin, precise to a few metres. */
  coordinates: Coordinates,
  detail: DetailDraft,
}

const floorsFit = {
  check: ({ floor, totalFloors }: Partial<Record<'floor' | 'totalFloors', number | null>>) =>
    typeof floor !== 'number' || typeof totalFloors !== 'number' || floor <= totalFloors,
  problem: { error: () => t('The floor cannot be higher than the total floors.'), path: ['floor'] },
}

/** The Add Property form with its defaults (LST-5). */
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

/** An edit. Missing fields keep their value (API-2), so it has no defaults; null clears a field. */
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

/** The form of a listing in the back office, with its broker and the version it was made from. */
export const PropertyEntry = PropertyDraft.safeExtend({
  brokerId: optional(z.uuid({ error: () => t('Please choose a broker.') })),
  version: z.number().int().min(1).optional(),
})

/**
 * Part of the reply to a submission: whether it repeats one of the last minute, which is returned.
 */
export const submissionReply = {
  isRepeated: z.boolean().optional(),
  message: z.string().optional(),
}
