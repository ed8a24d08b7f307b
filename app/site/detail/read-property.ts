import { addressOf } from '#app/api/address.ts'
import { read } from '#app/api/inject.ts'
import { responseText } from '#app/broker/response-text.ts'
import { shortPhoto } from '#app/kit/photo-image.ts'
import { badgeView } from '#app/property/card-view.ts'
import {
  confirmedText,
  cutText,
  isMonthly,
  loadingText,
  personText,
  placeText,
  priceText,
  rateText,
} from '#app/property/property-text.ts'
import type { Viewed } from '#app/property/recently-viewed.ts'
import type { Reach } from '#app/site/reveal/reveal.ts'
import { contact } from '#contract/contact/contact.ts'
import { amenityLabel } from '#contract/property/amenity-label.ts'
import type { PublicDetail } from '#contract/property/detail.ts'
import { ReraPath } from '#contract/property/detail-vocabulary.ts'
import { property as endpoints, type PropertyPublic } from '#contract/property/property.ts'
import { reraRegister } from '#contract/rera-register.ts'
import { formatDate } from '#domain/date/date.ts'
import { pagePath } from '#domain/locale/page-path.ts'
import { t } from '#domain/locale/translate.ts'
import { reraPortal } from '#domain/rera/rera-portal.ts'
import { findReraState } from '#domain/rera/rera-project.ts'
import { claimsOf, withNotes } from './claim-text.ts'
import { costOf, moveInOf } from './cost/cost-of.ts'
import { factsOf } from './fact.ts'
import { factGroups } from './fact-group.ts'
import { priceCheckOf } from './price/price-check-of.ts'
import { daysListed, priceCutOf, priceSteps } from './price-step.ts'
import { readOffers } from './read-offers.ts'
import { similarListOf } from './similar.ts'

type Arguments = Parameters<typeof read>[0]

/** Loads a home with everything its page shows; 404 where it is not public. */
export async function readProperty(
  args: Arguments,
  { id, origin, offer }: { id: string; origin: string; offer: string | null },
) {
  const own = await read(args, endpoints.publicGet, { params: { id } })
  const { property } = own
  const { title, city, description, amenities, features } = property
  const home = await readOffers(args, property, offer)
  const { property: offered, contactToken } = home?.mine ?? own
  const { broker } = offered
  const images = property.images.map((image) => ({
    ...shortPhoto(image),
    width: image.width,
    height: image.height,
  }))
  const isOpen = property.status === 'approved'
  const claims = claimsOf(property)
  const address = new URL(pagePath(`/properties/${id}`), origin).href
  return {
    ...{ id, title, city, description, isOpen, takesVisits: offered.takesVisits },
    amenities: amenities.map(amenityLabel),
    features: features.map(amenityLabel),
    images,
    listed: { on: property.detail.postedOn ?? property.createdAt, for: property.listingType },

    headline: headlineOf(property, claims.of.price),
    facts: [
      ...factsOf(property),
      ...(isOpen
        ? [
            {
              label: t('Listed'),
              value: daysListed(property.home?.marketSince ?? property.listedAt, Date.now()),
            },
          ]
        : []),
    ],
    groups: factGroups(property).map(({ title, facts }) => ({
      title,
      facts: withNotes(facts, claims.of),
    })),
    priceCheck: priceCheckOf(property),
    prices: priceSteps(property),
    rera: reraOf(property, offered.broker.agentNumber),
    claims,
    place: placeOf(property),
    /** The price for the loan calculator. */
    loanFor: isOpen && property.listingType === 'sell' ? property.price : undefined,
    cost: costOf(property),
    moveIn: moveInOf(property),
    viewed: viewedOf(property, images[0]),
    broker: {
      _id: broker._id,
      name: personText(broker),
      companyName: broker.companyName,
      isVerified: broker.isVerified,
      experience: broker.experience,
      agent: property.detail.reraNumber ? null : broker.agentNumber,
      response: broker.response ? responseText(broker.response) : undefined,
    },
    reach: reachOf(offered, contactToken, address),
    /** The listing whose broker is contacted. */
    chosen: offered._id,
    homeId: property.home?._id ?? id,
    offers: home && home.list.length > 1 ? home.list : [],
    times: home?.times ?? [],
    similarList: similarListOf(property),
    /** The title of the page where it is shared. */
    shared: `${title}, ${priceText(property)}`,
  }
}

/**
 * Returns the endpoint for the broker's number, and the start of a message to the broker; `address`
 * is this page.
 */
function reachOf({ _id, title, broker }: PropertyPublic, token: string, address: string): Reach {
  return {
    token,
    path: addressOf(contact.ofProperty, { params: { id: _id } }),
    masked: broker.phone,
    subject: title,
    hello: t('Hello, I am interested in “{title}” on BrickBazaar: {address}', { title, address }),
  }
}

export type PropertyView = Awaited<ReturnType<typeof readProperty>>

function headlineOf(property: PropertyPublic, checked: string | undefined) {
  const { title, address, pincode, price, detail, listingType } = property
  const cut = property.status === 'approved' ? priceCutOf(property) : undefined
  return {
    title,
    badge: badgeView(property),
    address: pincode && !address.includes(pincode) ? `${address} ${pincode}` : address,
    price,
    priceMax: detail.priceMax && detail.priceMax > price ? detail.priceMax : undefined,
    monthly: isMonthly(listingType),
    cut: cut && cutText(cut),
    confirmed:
      property.status === 'approved'
        ? confirmedText({ ...property, offers: property.home?.offers })
        : undefined,
    rate: [rateText(property), loadingText(property)].filter(Boolean).join(', '),
    checked,
  }
}

/** Returns the position for the map; undefined where only the city is known. */
function placeOf({ latitude, longitude, placePrecision }: PropertyPublic) {
  if (latitude === null || longitude === null) return undefined
  return { latitude, longitude, precision: placePrecision ?? 'locality' }
}

function reraOf({ _id, detail }: PropertyPublic, agent: string | null) {
  const { rera, reraNumber: number, reraState: state, reraReason: reason } = detail
  if (!rera && !number) return undefined
  const known = findReraState(state ?? '')
  const portal = known && number ? reraPortal(known) : undefined
  return {
    label: t(ReraPath.label(rera ?? 'registered')),
    days: reraDays(detail),
    number,
    agent,
    state,
    reason,
    portal,
    qr: portal && addressOf(reraRegister.qr, { params: { state: known ?? '' } }),
    card: portal ? cardOf(_id) : undefined,
    /** What the law requires adverts to show, for shared links. */
    shared:
      number && ['RERA', number, agent, portal && new URL(portal).host].filter(Boolean).join(' '),
  }
}

/** The picture for shared links, with what adverts must show, in the size that previews have. */
const cardOf = (id: string) => ({
  url: addressOf(reraRegister.shareCard, { params: { id } }),
  ...{ width: 1200, height: 630 },
})

function reraDays({ reraValidFrom: from, reraValidTo: to, reraAppliedOn: on }: PublicDetail) {
  if (on) return t('Applied on {day}', { day: formatDate(on) })
  if (from && to) {
    return t('Valid from {day} to {until}', { day: formatDate(from), until: formatDate(to) })
  }
  return to && t('Valid till {day}', { day: formatDate(to) })
}

/** Returns the fields that recently viewed homes show. */
function viewedOf(property: PropertyPublic, image: Viewed['image']): Viewed {
  const { _id: id, title, price, listingType } = property
  const monthly = isMonthly(listingType)
  return {
    id,
    title,
    price,
    monthly,
    place: placeText(property),
    image,
  }
}
