import { read } from '#app/api/inject.ts'
import { placeText } from '#app/property/property-text.ts'
import {
  property as endpoints,
  type PropertyCard,
  type PropertyPublic,
} from '#contract/property.ts'
import { contactWays } from './contact-way.ts'
import { factsOf } from './fact.ts'

type Arguments = Parameters<typeof read>[0]

const similarShown = 3

/** A home with everything its page says; 404 where the public may not see it. */
export async function readProperty(args: Arguments, id: string, origin: string) {
  const { property } = await read(args, endpoints.publicGet, { params: { id } })
  const address = new URL(`/properties/${id}`, origin).href
  const isOpen = property.status === 'approved'
  return {
    property,
    facts: factsOf(property),
    ways: isOpen ? contactWays(property, address) : { phone: undefined, email: undefined },
    similar: await readSimilar(args, property),
    isOpen,
  }
}

/** Others of its type, for the same purpose, in the same city. */
async function readSimilar(args: Arguments, property: PropertyPublic): Promise<PropertyCard[]> {
  const { properties } = await read(args, endpoints.publicList, {
    query: {
      location: property.city ?? placeText(property),
      propertyType: property.propertyType,
      listingType: property.listingType,
      limit: String(similarShown + 1),
    },
  })
  return properties.filter(({ _id }) => _id !== property._id).slice(0, similarShown)
}
