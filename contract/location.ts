import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { optional, searchText } from './field.ts'
import { type WordOf, words } from './words.ts'

export const LocationType = words({ city: 'City', area: 'Area', pincode: 'Pincode' })
export type LocationType = WordOf<typeof LocationType>

export const Location = z.object({
  _id: z.string(),
  name: z.string(),
  type: LocationType.schema,
  parent: z.object({ _id: z.string(), name: z.string(), type: LocationType.schema }).nullable(),
  state: z.string(),
  district: z.string().nullable(),
  pincode: z.string().nullable(),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  aliases: z.array(z.string()),
  isActive: z.boolean(),
})
export type Location = z.infer<typeof Location>

/** A city of the public pages with what is live in it, counted by query. */
export const City = z.object({
  _id: z.string(),
  name: z.string(),
  state: z.string(),
  description: z.string().nullable(),
  propertyCount: z.number(),
  brokerCount: z.number(),
  /** Median rupees per square foot of live sale listings, with how many it rests on. */
  medianPricePerSqft: z.number().nullable(),
  medianOf: z.number(),
  areas: z.array(z.string()),
})
export type City = z.infer<typeof City>

export const location = {
  brokerList: endpoint({
    method: 'GET',
    path: '/broker/locations',
    access: 'broker',
    summary: 'Active locations for the forms',
    query: z.strictObject({ type: optional(LocationType.schema), search: searchText }),
    reply: z.object({ locations: z.array(Location) }),
  }),
  cities: endpoint({
    method: 'GET',
    path: '/public/cities',
    access: 'public',
    summary: 'Active cities with their live figures',
    reply: z.object({ cities: z.array(City), asOf: z.string() }),
  }),
}
