import { read } from '#app/api/inject.ts'
import { badgeView, type CardView, cardView } from '#app/property/card-view.ts'
import {
  isMonthly,
  personText,
  placeText,
  priceText,
  rateText,
} from '#app/property/property-text.ts'
import { property as endpoints, type PropertyPublic } from '#contract/property.ts'
import { contactWays, noWays } from './contact-way.ts'
import { factsOf } from './fact.ts'
import { structuredData } from './structured-data.ts'

type Arguments = Parameters<typeof read>[0]

const similarShown = 3

/** A home with everything its page says, ready to show; 404 where the public may not see it. */
export async function readProperty(args: Arguments, id: string, origin: string) {
  const { property } = await read(args, endpoints.publicGet, { params: { id } })
  const { broker, title, city, description, amenities, features, images } = property
  const isOpen = property.status === 'approved'
  const address = new URL(`/properties/${id}`, origin).href
  return {
    ...{ id, title, city, description, amenities, features, images, isOpen },
    headline: headlineOf(property),
    facts: factsOf(property),
    broker: {
      _id: broker._id,
      name: personText(broker),
      companyName: broker.companyName,
      isVerified: broker.isVerified,
      experience: broker.experience,
    },
    ways: isOpen ? contactWays(property, address) : noWays,
    similar: await readSimilar(args, property),
    shared: {
      title: `${title}, ${priceText(property)}`,
      description: `${placeText(property)}. ${description}`.slice(0, 158),
      data: structuredData(property, origin),
    },
  }
}

export type PropertyView = Awaited<ReturnType<typeof readProperty>>

function headlineOf(property: PropertyPublic) {
  const { title, address, pincode, price, detail, listingType } = property
  return {
    title,
    badge: badgeView(property),
    address: pincode && !address.includes(pincode) ? `${address} ${pincode}` : address,
    price,
    priceMax: detail.priceMax && detail.priceMax > price ? detail.priceMax : undefined,
    monthly: isMonthly(listingType),
    rate: rateText(property),
  }
}

/** Others of its type, for the same purpose, in the same city. */
async function readSimilar(args: Arguments, property: PropertyPublic): Promise<CardView[]> {
  const { properties } = await read(args, endpoints.publicList, {
    query: {
      location: property.city ?? placeText(property),
      propertyType: property.propertyType,
      listingType: property.listingType,
      limit: String(similarShown + 1),
    },
  })
  const others = properties.filter(({ _id }) => _id !== property._id)
  return others.slice(0, similarShown).map(cardView)
}
