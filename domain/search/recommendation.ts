import { t } from '#domain/locale/translate.ts'

/** The facts of a listing that recommendations use. Prices are in whole rupees. */
export interface HomeFacts {
  id: string
  title: string
  cityId: string | null
  locationId: string | null
  /** The name of its locality, or else of its city. */
  place: string
  propertyType: string
  listingType: string
  price: number
  bedrooms: number | null
}

/** A home that somebody showed interest in, and how. */
export interface LikedHome {
  home: HomeFacts
  how: 'saved' | 'asked about' | 'looked at'
}

export interface SeekerPreferences {
  /** Ids of preferred places. */
  placeIds: ReadonlySet<string>
  propertyTypes: ReadonlySet<string>
  /** 0 means "not given". */
  budget: { min: number; max: number }
  liked: readonly LikedHome[]
  dismissed: readonly HomeFacts[]
}

export interface Recommendation {
  id: string
  /** One or two, the weightiest first. */
  reasons: string[]
}

const maxReasons = 2
/** Two homes are alike from this many points of likeness, out of 6. */
const alike = 4
const weights: Record<LikedHome['how'], number> = { 'asked about': 5, saved: 4, 'looked at': 2 }

const likeReasons: Record<LikedHome['how'], (title: string) => string> = {
  'asked about': (title) => t('Similar to “{title}”, which you enquired about', { title }),
  saved: (title) => t('Similar to “{title}”, which you saved', { title }),
  'looked at': (title) => t('Similar to “{title}”, which you viewed', { title }),
}

/** Returns how much two homes have in common, 0 to 6. */
function likeness(one: HomeFacts, other: HomeFacts): number {
  const isNear = one.locationId !== null && one.locationId === other.locationId
  const isSameCity = one.cityId !== null && one.cityId === other.cityId
  return (
    (isNear ? 2 : isSameCity ? 1 : 0) +
    Number(one.propertyType === other.propertyType) +
    Number(one.listingType === other.listingType) +
    Number(one.bedrooms !== null && one.bedrooms === other.bedrooms) +
    Number(Math.abs(one.price - other.price) <= other.price * 0.2)
  )
}

/**
 * Returns the homes that suit best, at most `max`, each with one or two reasons a person can check.
 * A home without a reason is not recommended; one like a dismissed home comes later or not at all.
 * Equal homes keep their order.
 */
export function recommend(
  homes: readonly HomeFacts[],
  wishes: SeekerPreferences,
  max: number,
): Recommendation[] {
  return homes
    .map((home) => ({ id: home.id, ...judge(home, wishes) }))
    .filter(({ score, reasons }) => score > 0 && reasons.length > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, max)
    .map(({ id, reasons }) => ({ id, reasons }))
}

function judge(home: HomeFacts, wishes: SeekerPreferences): { score: number; reasons: string[] } {
  const said: { weight: number; reason: string }[] = []
  const { placeIds, propertyTypes, budget, liked } = wishes
  const isThere = [home.locationId, home.cityId].some((id) => id !== null && placeIds.has(id))
  if (isThere)
    said.push({
      weight: 5,
      reason: t('In {place}, one of your preferred locations', { place: home.place }),
    })
  if (propertyTypes.has(home.propertyType)) {
    said.push({ weight: 3, reason: t('One of your preferred property types') })
  }
  const fit = budgetFit(home.price, budget)
  if (fit > 0) said.push({ weight: fit, reason: t('Within your budget') })
  const closest = closestOf(home, liked)
  if (closest) {
    const { how, home: other } = closest
    said.push({ weight: closest.weight, reason: likeReasons[how](other.title) })
  }
  const sorted = said.toSorted((one, other) => other.weight - one.weight)
  return {
    score:
      sorted.reduce((sum, { weight }) => sum + weight, 0) +
      Math.min(0, fit) -
      penalty(home, wishes),
    reasons: sorted.slice(0, maxReasons).map(({ reason }) => reason),
  }
}

/** Up to a tenth above the budget counts neither for nor against a home. */
function budgetFit(price: number, { min, max }: SeekerPreferences['budget']): number {
  if (min === 0 && max === 0) return 0
  const top = max === 0 ? Number.POSITIVE_INFINITY : max
  if (price >= min && price <= top) return 3
  return price < min * 0.9 || price > top * 1.1 ? -8 : 0
}

function closestOf(home: HomeFacts, liked: readonly LikedHome[]) {
  const near = liked
    .map((one) => ({ ...one, likeness: likeness(home, one.home) }))
    .filter((one) => one.likeness >= alike)
    .map((one) => ({ ...one, weight: (weights[one.how] * one.likeness) / 6 }))
  return near.toSorted((one, other) => other.weight - one.weight)[0]
}

/**
 * Points off for homes like dismissed ones, and for homes to rent where only sales were looked at.
 */
function penalty(home: HomeFacts, { liked, dismissed }: SeekerPreferences): number {
  const like = dismissed.filter((other) => likeness(home, other) >= alike).length
  const isOther =
    liked.length > 0 && liked.every((one) => one.home.listingType !== home.listingType)
  return Math.min(3, like) * 4 + (isOther ? 5 : 0)
}
