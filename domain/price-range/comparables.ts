import { kilometresBetween } from '#domain/place/distance.ts'
import type { LocalityHomes, PricedHome } from './priced-home.ts'

/** With fewer comparable homes nothing is said. */
export const minComparables = 10
const maxComparables = 30
/** One broker's asks are no market, and must not move the range of a locality. */
const minBrokers = 3
const maxPerBroker = 8
/** No broker counts for more of the whole weight, except where the brokers are few. */
const maxBrokerShare = 0.25
/** Of few brokers: equal shares would let one cheap home count as much as eight others. */
const maxTimesEqualShare = 1.5
/** The larger of two areas is at most this many times the smaller. */
const maxAreaTimes = 1.6
const maxBedroomsApart = 1
/** Beyond it neighbouring localities are not asked. */
export const maxKilometres = 3
/**
 * By how much the price grows with the area: 10 % more area ask 8 % more, so larger homes ask less
 * per square foot. Between the slopes of sale and rent that the files of
 * docs/performance/price-range.md show.
 */
const areaExponent = 0.8

/** The newest homes of a locality that are looked at; far more than count. */
export const maxPerLocality = 1_500

/** A home like another one, its price adjusted to the area of that one. */
export interface Comparable {
  home: PricedHome
  /** The natural logarithm of the adjusted price. */
  logPrice: number
  /** From 0 to 3: how much it counts. */
  weight: number
}

/**
 * Returns the homes most like this one, or none where too few are: the same type and basis of area,
 * at most one bedroom more or less, a similar area, in its locality or a near one. Those of its own
 * broker are left out, and of six brokers or more none counts for over a quarter.
 */
export function comparablesOf(home: PricedHome, nearby: readonly LocalityHomes[]): Comparable[] {
  const found: Comparable[] = []
  for (const { kilometres, homes } of nearby) {
    for (const other of homes) {
      if (isLike(home, other)) found.push(compare(home, other, kilometres))
    }
  }
  found.sort((one, next) => next.weight - one.weight || (one.home.id < next.home.id ? -1 : 1))
  const best = heaviest(found)
  return best.length < minComparables ? [] : balanced(best)
}

function isLike(home: PricedHome, other: PricedHome): boolean {
  if (other.propertyType !== home.propertyType || other.areaBasis !== home.areaBasis) return false
  if (home.brokerId !== undefined && other.brokerId === home.brokerId) return false
  const times = other.areaSqft / home.areaSqft
  if (times > maxAreaTimes || times < 1 / maxAreaTimes || other.id === home.id) return false
  if (home.bedrooms === null || other.bedrooms === null) {
    if (home.bedrooms !== other.bedrooms) return false
  } else if (Math.abs(home.bedrooms - other.bedrooms) > maxBedroomsApart) return false
  return !isSameAdvert(home, other)
}

/** The same home, listed again: it would confirm its own price. */
const isSameAdvert = (home: PricedHome, other: PricedHome) =>
  (home.homeId && other.homeId === home.homeId) ||
  (other.price === home.price &&
    other.areaSqft === home.areaSqft &&
    other.locality === home.locality)

function compare(home: PricedHome, other: PricedHome, kilometres: number): Comparable {
  const larger = Math.log(home.areaSqft / other.areaSqft)
  const weights = [
    Math.exp(-4 * Math.abs(larger)),
    other.bedrooms === home.bedrooms ? 1 : 0.5,
    other.furnished === home.furnished ? 1 : 0.5,
    home.society !== null && other.society === home.society ? 3 : 1,
    Math.exp(-distanceOf(home, other, kilometres)),
  ]
  return {
    home: other,
    logPrice: Math.log(other.price) + areaExponent * larger,
    weight: weights.reduce((product, weight) => product * weight),
  }
}

/** Points of listings can be wrong; the locality then still says that they are near. */
function distanceOf(home: PricedHome, other: PricedHome, kilometres: number): number {
  const [one, next] = [pointOf(home), pointOf(other)]
  return one && next ? Math.min(kilometresBetween(one, next), 2 * maxKilometres) : kilometres
}

function pointOf({ latitude, longitude }: PricedHome) {
  return latitude === null || longitude === null ? undefined : { latitude, longitude }
}

/** Returns the first of these, each advert once and few of one broker; none of too few brokers. */
function heaviest(found: readonly Comparable[]): Comparable[] {
  const adverts = new Set<string>()
  const ofBroker = new Map<string | undefined, number>()
  const best: Comparable[] = []
  for (const one of found) {
    const { price, areaSqft, locality, brokerId } = one.home
    const advert = `${price} ${areaSqft} ${locality}`
    const count = ofBroker.get(brokerId) ?? 0
    if (adverts.has(advert) || (brokerId !== undefined && count === maxPerBroker)) continue
    adverts.add(advert)
    ofBroker.set(brokerId, count + 1)
    if (best.push(one) === maxComparables) break
  }
  return ofBroker.has(undefined) || ofBroker.size >= minBrokers ? best : []
}

/**
 * Returns these with the weights of each broker lowered to its share of the whole. Homes of unknown
 * brokers count as of one each.
 */
function balanced(best: readonly Comparable[]): Comparable[] {
  const keyOf = ({ home }: Comparable) => home.brokerId ?? `home ${home.id}`
  const weights = new Map<string, number>()
  for (const one of best) weights.set(keyOf(one), (weights.get(keyOf(one)) ?? 0) + one.weight)
  const cap = brokerCap([...weights.values()].sort((one, next) => next - one))
  return best.map((one) => {
    const weight = weights.get(keyOf(one)) ?? one.weight
    return weight > cap ? { ...one, weight: (one.weight * cap) / weight } : one
  })
}

/** Returns the weight at which no broker, the heaviest first, has more than its share of all. */
function brokerCap(sorted: readonly number[]): number {
  const share = Math.max(maxBrokerShare, maxTimesEqualShare / sorted.length)
  let rest = sorted.reduce((sum, weight) => sum + weight, 0)
  let cap = share * rest
  for (const [capped, weight] of sorted.entries()) {
    if (weight <= cap || (capped + 1) * share >= 1) break
    rest -= weight
    cap = (share * rest) / (1 - (capped + 1) * share)
  }
  return cap
}
