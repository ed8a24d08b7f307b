import { kilometresBetween, type Point } from '#domain/place/distance.ts'
import { type HomeAddress, parseHomeAddress, sharedWords } from './home-address.ts'
import { type Areas, compareAreas } from './same-area.ts'
import { isSameSociety, namesSociety } from './society-name.ts'

/** The facts of one listing about its home. */
export interface HomeFacts {
  brokerId: string
  /** The broker's own reference. */
  reference?: string | undefined
  deal: string
  type: string
  bedrooms: number | null
  bathrooms: number | null
  floor: number | null
  totalFloors: number | null
  areas: Areas
  title: string
  address: string
  society?: string | undefined
  facing?: string | undefined
  /** The pin of its broker; null if only the locality is known. */
  point: Point | null
  price: number
  isOffered: boolean
}

/** Reasons for and against two listings being the same home. */
export const homeReasons = [
  'reference',
  'flat',
  'tower',
  'address',
  'similar-address',
  'society',
  'floor',
  'total-floors',
  'area',
  'near-area',
  'convertible-area',
  'bathrooms',
  'facing',
  'photos',
  'price',
  'near-price',
  'point',
  'other-total-floors',
  'other-bathrooms',
  'other-facing',
  'other-price',
  'other-point',
  'other-society',
  'same-broker',
] as const
export type HomeReason = (typeof homeReasons)[number]

/**
 * `same` groups listings automatically, `doubtful` is for a reviewer, and `other` means that a fact
 * proves different homes.
 */
export interface Likeness {
  verdict: 'same' | 'doubtful' | 'unlike' | 'other'
  score: number
  reasons: HomeReason[]
}

const points: Readonly<Record<HomeReason, number>> = {
  reference: 6,
  flat: 5,
  tower: 1,
  address: 3,
  'similar-address': 1.5,
  society: 2,
  floor: 2,
  'total-floors': 0.5,
  area: 2,
  'near-area': 1,
  'convertible-area': 0.5,
  bathrooms: 0.3,
  facing: 0.7,
  photos: 3,
  price: 1,
  'near-price': 0.5,
  point: 1,
  'other-total-floors': -1.5,
  'other-bathrooms': -1.5,
  'other-facing': -3,
  'other-price': -2,
  'other-point': -5,
  'other-society': -5,
  'same-broker': -2,
}
/**
 * The scores from which a listing joins a home automatically, and from which a reviewer is asked.
 */
const minSame = 8
const minDoubtful = 5

const otherHome: Likeness = { verdict: 'other', score: 0, reasons: [] }

/**
 * Compares two listings. `sharedPhotos` is the number of their similar photos that no other homes
 * have. Photos alone never make two listings the same home, because anybody can copy them.
 */
export function compareHomes(one: HomeFacts, other: HomeFacts, sharedPhotos: number): Likeness {
  if (isRuledOut(one, other)) return otherHome
  const [a, b] = [addressOf(one), addressOf(other)]
  if (hasOtherNumber(a, b)) return otherHome
  const reasons = [
    ...placeReasons(one, other, a, b),
    ...sizeReasons(one, other),
    ...offerReasons(one, other),
  ]
  if (sharedPhotos > 0) reasons.push('photos')
  const has = (reason: HomeReason) => reasons.includes(reason)
  const isIdentified = has('flat') || has('reference')
  if (one.brokerId === other.brokerId && one.isOffered && other.isOffered && !isIdentified) {
    reasons.push('same-broker')
  }
  const more = sharedPhotos > 1 ? 2 : 0
  const score = reasons.reduce((sum, reason) => sum + points[reason], more)
  const isPlaced = has('society') || has('address') || has('similar-address')
  const isUnit = isIdentified || (has('floor') && isPlaced)
  // Flats on one floor share address, area and often price: only photos distinguish them, or that
  // one broker removed the first listing before adding the second.
  const isRelist = one.brokerId === other.brokerId && !(one.isOffered && other.isOffered)
  const isProven = isIdentified || has('photos') || (isRelist && has('address'))
  const isContradicted =
    has('other-point') ||
    has('other-society') ||
    (has('other-facing') && (!isIdentified || has('other-price')))
  if (score >= minSame && isUnit && isProven && !isContradicted)
    return { verdict: 'same', score, reasons }
  const isLikely = score >= minDoubtful && (isPlaced || isIdentified || has('photos'))
  return { verdict: isLikely ? 'doubtful' : 'unlike', score, reasons }
}

/** One listing is compared with hundreds. */
const addresses = new WeakMap<HomeFacts, HomeAddress>()

function addressOf(facts: HomeFacts): HomeAddress {
  const known = addresses.get(facts)
  if (known) return known
  const address = parseHomeAddress(facts.address, facts.society)
  addresses.set(facts, address)
  return address
}

/** Whether a fact proves that these are two homes. */
function isRuledOut(one: HomeFacts, other: HomeFacts): boolean {
  const [reference, otherReference] = [keyOf(one.reference), keyOf(other.reference)]
  const area = compareAreas(one.areas, other.areas)
  return (
    one.deal !== other.deal ||
    groupOf(one.type) !== groupOf(other.type) ||
    differ(one.bedrooms, other.bedrooms) ||
    differ(one.floor, other.floor) ||
    (one.brokerId === other.brokerId && differ(reference, otherReference)) ||
    area === 'unlike' ||
    // Land has one area, whatever else is built on it.
    (area === 'convertible' && isLand(one.type)) ||
    Math.max(one.price, other.price) > 2 * Math.min(one.price, other.price)
  )
}

/** Whether their addresses are those of two homes, such as neighbours in one tower. */
const hasOtherNumber = (a: HomeAddress, b: HomeAddress) =>
  differ(a.unit, b.unit) ||
  differ(a.tower, b.tower) ||
  (!a.unit && !b.unit && differ(a.number, b.number))

function placeReasons(one: HomeFacts, other: HomeFacts, a: HomeAddress, b: HomeAddress) {
  const reasons: HomeReason[] = []
  const unit = a.unit ?? b.unit
  if (unit && (a.unit ?? a.number) === (b.unit ?? b.number)) reasons.push('flat')
  if (a.tower && a.tower === b.tower) reasons.push('tower')
  const shared = sharedWords(a.words, b.words)
  const isNumbered = a.words.some((word) => /\p{Nd}/u.test(word))
  if (shared === 1 && isNumbered) reasons.push('address')
  else if (shared >= 0.75 && isNumbered && a.number === b.number) reasons.push('similar-address')
  const society = societyReason(one, other)
  if (society) reasons.push(society)
  if (one.point && other.point) {
    const metres = kilometresBetween(one.point, other.point) * 1_000
    if (metres <= 150) reasons.push('point')
    else if (metres > 1_000) reasons.push('other-point')
  }
  return reasons
}

function societyReason(one: HomeFacts, other: HomeFacts): HomeReason | undefined {
  if (one.society && other.society) {
    if (isSameSociety(one.society, other.society)) return 'society'
    const isPart =
      namesSociety(one.society, other.society) || namesSociety(other.society, one.society)
    return isPart ? undefined : 'other-society'
  }
  const [name, without] = one.society ? [one.society, other] : [other.society, one]
  return name && namesSociety(`${without.title} ${without.address}`, name) ? 'society' : undefined
}

function sizeReasons(one: HomeFacts, other: HomeFacts): HomeReason[] {
  const area = compareAreas(one.areas, other.areas)
  const areas = { equal: 'area', near: 'near-area', convertible: 'convertible-area' } as const
  return [
    ...(area === 'unlike' ? [] : [areas[area]]),
    ...agreement(one.floor, other.floor, 'floor'),
    ...agreement(one.totalFloors, other.totalFloors, 'total-floors', 'other-total-floors'),
    ...agreement(one.bathrooms, other.bathrooms, 'bathrooms', 'other-bathrooms'),
    ...agreement(one.facing, other.facing, 'facing', 'other-facing'),
  ]
}

function offerReasons(one: HomeFacts, other: HomeFacts): HomeReason[] {
  const reasons: HomeReason[] = []
  const ratio = Math.max(one.price, other.price) / Math.min(one.price, other.price)
  if (ratio <= 1.01) reasons.push('price')
  else if (ratio <= 1.06) reasons.push('near-price')
  else if (ratio > 1.25) reasons.push('other-price')
  const reference = keyOf(one.reference)
  const isSameBroker = one.brokerId === other.brokerId
  if (isSameBroker && reference && reference === keyOf(other.reference)) reasons.push('reference')
  return reasons
}

const isLand = (type: string) => type === 'plot' || type === 'agricultural'

type Fact = string | number | null | undefined

function agreement(one: Fact, other: Fact, equal: HomeReason, unlike?: HomeReason): HomeReason[] {
  if (one === null || one === undefined || other === null || other === undefined) return []
  if (one === other) return [equal]
  return unlike ? [unlike] : []
}

const differ = (one: Fact, other: Fact) =>
  one !== null && one !== undefined && other !== null && other !== undefined && one !== other

const keyOf = (reference: string | undefined) =>
  reference?.toLowerCase().replace(/[^\p{L}\p{Nd}]+/gu, '') || undefined

/**
 * Types that brokers confuse: a villa with an independent house, an office with commercial space.
 */
const groups: Readonly<Record<string, string>> = { villa: 'house', office: 'commercial' }
const groupOf = (type: string) => groups[type] ?? type
