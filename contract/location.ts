import { z } from 'zod'
import { isInIndia } from '#domain/import-cell/read-coordinate.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { crud, openPaging, version } from './crud.ts'
import { endpoint } from './endpoint.ts'
import { clearable, id, idParams, optional, pincode, searchText, text } from './field.ts'
import { type WordOf, words } from './words.ts'

export const LocationType = words({
  city: msg('City'),
  area: msg({ id: 'location.area', message: 'Area' }),
  pincode: msg('Pincode'),
})
export type LocationType = WordOf<typeof LocationType>

/** `proposed` locations were named by an import and wait to be accepted or merged. */
export const LocationStatus = words({
  active: msg('Active'),
  inactive: msg('Inactive'),
  proposed: msg('Proposed'),
})
export type LocationStatus = WordOf<typeof LocationStatus>

export const LocationSort = words({
  name: msg('Name, A to Z'),
  'name-desc': msg('Name, Z to A'),
  properties: msg('Fewest properties'),
  'properties-desc': msg('Most properties'),
  newest: msg('Newest first'),
})

/**
 * The types of parent of each type; a PIN code that several areas share has their city as its
 * parent.
 */
export const parentTypes: Record<LocationType, readonly LocationType[]> = {
  city: [],
  area: ['city'],
  pincode: ['area', 'city'],
}

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

/**
 * A location as the back office sees it. Its counts include listings of every status and everything
 * inside the location.
 */
export const LocationRow = Location.extend({
  isProposed: z.boolean(),
  /** A city that is always shown as popular, whatever people search for. */
  isPopular: z.boolean(),
  propertyCount: z.number(),
  /** Brokers with live listings there, or with the place among their operating areas. */
  brokerCount: z.number(),
  version: z.number(),
})
export type LocationRow = z.infer<typeof LocationRow>

const degrees = z.number({ error: () => t('Please enter a number.') }).nullish()
const isAbsent = (value: number | null | undefined) => value === null || value === undefined

/** Both or neither. Two zeros count as left out (PLC-3); empty clears. */
export const Coordinates = z
  .strictObject({ latitude: degrees, longitude: degrees })
  .nullish()
  .transform((point, context) => {
    if (!point) return point
    const { latitude, longitude } = point
    if (isAbsent(latitude) && isAbsent(longitude)) return null
    if (latitude === 0 && longitude === 0) return undefined
    if (typeof latitude !== 'number' || typeof longitude !== 'number') {
      const path = isAbsent(latitude) ? 'latitude' : 'longitude'
      context.addIssue({
        code: 'custom',
        path: [path],
        message: t('Please enter both latitude and longitude, or leave both empty.'),
      })
      return z.NEVER
    }
    if (!isInIndia({ latitude, longitude })) {
      const message = t('This location is outside India.')
      context.addIssue({ code: 'custom', path: ['latitude'], message })
      return z.NEVER
    }
    return { latitude, longitude }
  })

/** Other names, as a list or separated by commas; each once, in any case. */
export const Aliases = z
  .union([z.string().max(2_000), z.array(z.string())])
  .transform((given) => (typeof given === 'string' ? given.split(',') : given))
  .transform((names) => names.map((name) => name.trim()).filter(Boolean))
  .transform((names) => [...new Map(names.map((name) => [name.toLowerCase(), name])).values()])
  .pipe(z.array(text(120)).max(30, { error: () => t('A place can have at most 30 other names.') }))

const fields = {
  name: text(120),
  type: LocationType.schema,
  parent: clearable(id),
  /** A location without a state gets that of its parent. */
  state: clearable(text(80)),
  district: clearable(text(80)),
  pincode: clearable(pincode),
  coordinates: Coordinates,
  aliases: Aliases.optional(),
  isActive: z.boolean(),
  /** For cities; ignored for other locations. */
  isPopular: z.boolean().optional(),
}

/** A new location; missing fields get the defaults of PLC-4. */
export const LocationDraft = z.strictObject({
  ...fields,
  type: fields.type.default('city'),
  isActive: fields.isActive.default(true),
})
export const LocationChange = z.strictObject(fields).partial().extend({ version })

const offered = {
  query: z.strictObject({ type: optional(LocationType.schema), search: searchText }),
  reply: z.object({ locations: z.array(Location) }),
}

const cities = z.object({ cities: z.array(Location) })

export const LocationListQuery = z.strictObject({
  ...openPaging,
  search: searchText,
  type: optional(LocationType.schema),
  parentId: optional(id),
  status: optional(LocationStatus.schema),
  sort: optional(LocationSort.schema),
})

export const location = {
  ...crud({
    path: '/locations',
    one: 'location',
    many: 'locations',
    words: { one: 'location', many: 'locations' },
    row: LocationRow,
    create: LocationDraft,
    change: LocationChange,
    query: LocationListQuery,
    may: { read: 'location.read', write: 'location.change', remove: 'location.change' },
  }),
  /** Moves listings, locations inside and names to another location, and deletes the merged one. */
  merge: endpoint({
    method: 'POST',
    path: '/locations/:id/merge',
    access: 'location.change',
    summary: 'Merge a location into another one',
    params: idParams,
    body: z.strictObject({ into: z.uuid({ error: () => t('Please choose a location.') }) }),
    reply: z.object({ location: LocationRow, moved: z.number() }),
    timeout: 60_000,
  }),
  allCities: endpoint({
    method: 'GET',
    path: '/locations/cities/all',
    access: 'location.read',
    summary: 'List active cities',
    reply: cities,
  }),
  areasOf: endpoint({
    method: 'GET',
    path: '/locations/cities/:city/areas',
    access: 'location.read',
    summary: 'List the localities of a city, given by id, name or alias',
    params: z.object({ city: z.string().max(200) }),
    reply: z.object({ areas: z.array(Location) }),
  }),
  brokerList: endpoint({
    method: 'GET',
    path: '/broker/locations',
    access: 'broker',
    summary: 'List active locations for forms',
    ...offered,
  }),
  /** The same for the back office, without figures, which take long for all locations at once. */
  offered: endpoint({
    method: 'GET',
    path: '/locations/offered',
    access: 'location.read',
    summary: 'List active locations for forms',
    ...offered,
  }),
}
