import { property } from '#contract/property/property.ts'
import { searchAddress } from '#contract/search/address.ts'
import type { SearchReading } from '#contract/search/explanation.ts'
import type { ReadPublic } from './read-public.ts'
import { notice, type SearchInput, type Understood } from './shapes.ts'

type Address = (path: string) => string

/** The fields that all shapes of a listing share. */
export interface Listed {
  _id: string
  location: string | { _id: string; name: string }
}

/** Returns a listing as tools return it, with the address of its page and the name of its place. */
export function linked<Listing extends Listed>(listing: Listing, address: Address) {
  const { _id: id, location, ...facts } = listing
  const place = typeof location === 'string' ? location : location.name
  return { ...facts, id, url: address(`/properties/${id}`), location: place }
}

/** Returns the filters of the public list, as its address has them. */
export function filtersOf({
  text,
  deal,
  propertyType,
  place,
  minPrice,
  maxPrice,
  bedrooms,
  sort,
}: Partial<SearchInput>): Record<string, string> {
  const filters = {
    search: text,
    listingType: deal,
    propertyType,
    location: place,
    minPrice: minPrice?.toString(),
    maxPrice: maxPrice?.toString(),
    bedrooms,
    sort,
  }
  const entries = Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return Object.fromEntries(entries)
}

export async function searchHomes(read: ReadPublic, address: Address, input: SearchInput) {
  const filters = filtersOf(input)
  const { properties, pagination, interpretation } = await read(property.publicList, {
    query: { ...filters, limit: String(input.limit), ...(input.after && { after: input.after }) },
  })
  return {
    notice,
    total: pagination.total,
    homes: properties.map((home) => linked(home, address)),
    next: pagination.next ?? null,
    understood: interpretation && understoodOf(interpretation),
    url: address(searchAddress(filters)),
  }
}

export async function explain(read: ReadPublic, address: Address, filters: Record<string, string>) {
  const { pagination, interpretation } = await read(property.publicList, {
    query: { ...filters, limit: '1' },
  })
  return {
    total: pagination.total,
    understood: interpretation && understoodOf(interpretation),
    url: address(searchAddress(filters)),
  }
}

function understoodOf(reading: SearchReading): Understood {
  const { sentence, slots, rest, doubts, implied, instead, isRelaxed, absent } = reading
  return {
    ...{ sentence, implied, instead, isRelaxed, absent },
    parts: slots.map(({ text, label, use, note }) => ({ words: text, meaning: label, use, note })),
    unused: rest.map(({ text }) => text),
    doubts: doubts.map(({ text, choices }) => ({
      words: text,
      choices: choices.map(({ label, search }) => ({ meaning: label, text: search })),
    })),
    waysOn: [...reading.relaxations, ...reading.beyond].map(
      ({ label, isWithout, search, total }) => ({
        meaning: isWithout ? `without: ${label}` : label,
        text: search,
        total,
      }),
    ),
  }
}
