import { redirect } from 'react-router'
import { read } from '#app/api/inject.ts'
import { availabilityText, personText, priceText } from '#app/property/property-text.ts'
import { type HomeListingTime, homeOffer } from '#contract/property/home-offer.ts'
import { property as endpoints, type PropertyPublic } from '#contract/property/property.ts'
import { formatDate } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import { formatPriceShort } from '#domain/money/money.ts'

type Arguments = Parameters<typeof read>[0]

/** The offers of a home; inquiries go to the broker of `chosen`. */
export interface OfferView {
  id: string
  price: string
  name: string
  companyName: string
  confirmed: string
}

/**
 * Loads the offers of a home, and when it was listed before. The address of a represented listing
 * leads to the page of the listing that represents it, with its own broker chosen.
 */
export async function readOffers(args: Arguments, property: PropertyPublic, chosen: string | null) {
  if (!property.home) return undefined
  const { _id: id, listingType } = property
  const { representative, offers, times } = await read(args, homeOffer.list, { params: { id } })
  if (property.home.isRepresented && representative !== id) {
    throw redirect(`/properties/${representative}?offer=${id}`)
  }
  const other = offers.find(({ _id }) => _id === chosen && _id !== id)
  const mine = other && (await read(args, endpoints.publicGet, { params: { id: other._id } }))
  return {
    mine,
    list: offers.map(
      (offer): OfferView => ({
        id: offer._id,
        price: priceText({ price: offer.price, listingType }),
        name: personText(offer.broker),
        companyName: offer.broker.companyName,
        confirmed: availabilityText(offer),
      }),
    ),
    times: times.length > 1 ? times.map(timeText) : [],
  }
}

/** Returns when a home was listed, and at which price, as a text. */
function timeText({ from, until, firstPrice, lastPrice }: HomeListingTime) {
  const [first, last] = [formatPriceShort(firstPrice), formatPriceShort(lastPrice)]
  return {
    key: from,
    days: until
      ? t('{from} to {until}', { from: formatDate(from), until: formatDate(until) })
      : t('Since {from}', { from: formatDate(from) }),
    price: first === last ? first : `${first} → ${last}`,
  }
}
