import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { id } from '#contract/field.ts'
import { t } from '#domain/locale/translate.ts'
import { PublicDetail } from './detail.ts'
import { PropertyCard } from './property.ts'

/** The number of columns that fits on a screen. */
export const maxCompared = 4

/** A home in a comparison: the facts of its card, and those that people decide by. */
export const PropertyCompared = PropertyCard.extend({
  parkingSpaces: z.number().nullable(),
  floor: z.number().nullable(),
  totalFloors: z.number().nullable(),
  amenities: z.array(z.string()),
  detail: PublicDetail,
})
export type PropertyCompared = z.infer<typeof PropertyCompared>

export const propertyCompare = {
  some: endpoint({
    method: 'GET',
    path: '/public/properties/some',
    access: 'public',
    scope: 'listings:read',
    summary: 'Get up to four public listings in the given order; unavailable ones are left out',
    query: z.strictObject({
      /** Ids separated by commas. */
      ids: z
        .string()
        .max(400)
        .transform((value) => [...new Set(value.split(',').filter(Boolean))])
        .pipe(z.array(id).max(maxCompared, { error: () => t('Please choose at most four.') })),
    }),
    reply: z.object({ properties: z.array(PropertyCompared) }),
  }),
}
