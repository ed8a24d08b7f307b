import { maxQuestionLength } from '#domain/search/search-length.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import type { Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import type {
  HomeReading,
  MessageReading,
  RequirementReading,
  UnreadWords,
  Words,
} from './model.ts'
import { type PartView, viewOf } from './part-view.ts'
import { readHome } from './read-home.ts'
import { readRequirement } from './requirement/read-requirement.ts'
import { type Block, cleanMessage } from './split/clean-message.ts'
import { isWhole, rowOf } from './split/message-rows.ts'
import { type Part, splitMessage } from './split/split-message.ts'
import type { UnreadPart } from './split/unrelated-parts.ts'
import { outside, unreadWords } from './unread-words.ts'

/** The maximum length of a group message; more homes than this are a file for the import. */
export const maxMessageLength = 20_000
export const maxHomes = 50
/** The maximum text about one home; the rest is not read. */
const maxHomeLength = 2_000
/** The maximum text in all, as text about several homes is read with each of them. */
const maxLengthInAll = 3 * maxMessageLength

/**
 * Reads a message as brokers send it to groups, or an export of such a group: every home that it
 * offers and every requirement, each value with the words that say it. What is not said is not in
 * the answer, and what may mean two things is a doubt. Pure, and linear in the length of the text.
 */
export function readMessage(
  message: string,
  gazetteer: Gazetteer,
  today: string,
): MessageReading[] {
  return readPastedMessage(message, gazetteer, today).readings
}

/** The readings of a message, and its parts that are in none. */
export interface PastedMessage<Reading = MessageReading> {
  readings: Reading[]
  unread: UnreadWords[]
}

/** Reads a message as `readMessage` does, and returns its unread parts as well. */
export function readPastedMessage(
  message: string,
  gazetteer: Gazetteer,
  today: string,
): PastedMessage {
  const text = message.slice(0, maxMessageLength)
  const clean = cleanMessage(text)
  const { parts, crores, unrelated } = splitMessage(clean, gazetteer)
  const readings: MessageReading[] = []
  const read: Block[] = []
  const unreadParts: UnreadPart[] = [...unrelated]
  // "1 BHK 2.75 lakh" below an interior package is no home without a place or a size.
  const isOfService = unrelated.some(({ topic }) => topic === 'service')
  let length = 0
  for (const { spans, isDemand } of parts) {
    const view = viewOf({ ...clean, crores }, spans, isDemand ? maxQuestionLength : maxHomeLength)
    length += view.text.length
    const isBeyond = readings.length >= maxHomes || length > maxLengthInAll
    const isLone = parts.length === 1 || isOfService
    const found = isBeyond ? [] : readPart(view, { isDemand, isLone }, gazetteer, today)
    readings.push(...found.slice(0, maxHomes - readings.length))
    if (found.length > 0) read.push(...view.spans.flatMap((span) => outside(span, clean.firms)))
    const topic = isBeyond || isWhole(rowOf(view.text, 0, true, gazetteer)) ? 'home' : 'other'
    const rest = found.length > 0 ? view.unseen : spans
    unreadParts.push(...rest.map(({ start, end }) => ({ start, end, topic }) as const))
  }
  return { readings, unread: unreadWords(text, unreadParts, read) }
}

/** "Need to sell my car, 3.2 lakh, Thane" asks for no home. */
const asksForHome = ({
  filter: { bhk, types, kinds, intent, area, carpet, near },
}: RequirementReading) =>
  [bhk, types, kinds, intent, area, carpet, near].some((said) => said !== undefined)

function readPart(
  view: PartView,
  { isDemand, isLone }: { isDemand: boolean; isLone: boolean },
  gazetteer: Gazetteer,
  today: string,
): MessageReading[] {
  if (!isDemand) return readHomes(view, isLone, gazetteer, today)
  const requirement = requirementIn(view, gazetteer, today)
  return requirement && asksForHome(requirement) ? [requirement] : []
}

/**
 * Reads what a message asks for, and names what of it is in no requirement. A text that asks for
 * nothing in so many words ("2bhk Wakad 25k") is taken as one.
 */
export function readRequirements(
  message: string,
  gazetteer: Gazetteer,
  today: string,
): PastedMessage<RequirementReading> {
  const text = message.slice(0, maxMessageLength)
  const clean = cleanMessage(text)
  const { parts, crores, unrelated } = splitMessage(clean, gazetteer)
  const demands = parts.filter(({ isDemand }) => isDemand)
  const isOffer = demands.length === 0 && offering.test(clean.text)
  const chosen = demands.length > 0 || isOffer ? demands : wholeOf(parts)
  const readings: RequirementReading[] = []
  const read: Block[] = []
  const unreadParts: UnreadPart[] = [...unrelated]
  for (const { spans } of chosen) {
    const view = viewOf({ ...clean, crores }, spans, maxQuestionLength)
    const requirement = readings.length < maxHomes && requirementIn(view, gazetteer, today)
    if (requirement) {
      readings.push(requirement)
      read.push(...view.spans.flatMap((span) => outside(span, clean.firms)))
    }
    const rest = requirement ? view.unseen : spans
    unreadParts.push(...rest.map(({ start, end }) => ({ start, end, topic: 'other' }) as const))
  }
  const offers = parts.filter((part) => !chosen.includes(part) && (isOffer || demands.length > 0))
  for (const { start, end } of offers.flatMap(({ spans }) => spans))
    unreadParts.push({ start, end, topic: 'offer' })
  return { readings, unread: unreadWords(text, unreadParts, read) }
}

/** Whoever says so has a home to give; "2bhk for rent in Wakad" may also be looked for. */
const offering = regExp('iu')`
  \b(?:available[ ]for[ ](?:sale|rent|lease)
  |(?:want|wish|wants)[ ]to[ ](?:sell|rent[ ]out|let[ ]out|give[ ]on[ ]rent|lease[ ]out)
  |(?:need|find|require|want)[ ](?:a[ ]|me[ ]a[ ])?(?:tenant|buyer)
  |(?:buyers?|tenants?)[ ](?:pls[ ]|please[ ]|kindly[ ])?(?:contact|call)|bikau[ ]hai
  |bechna[ ]hai)\b
  |बिकाऊ|बेचना है|विकणे आहे|देणे आहे
`

/** The rest of a message as one part. */
function wholeOf(parts: readonly Part[]): Part[] {
  const spans = parts.flatMap((part) => part.spans)
  const once = spans.filter(({ start }, at) => spans.findIndex((one) => one.start === start) === at)
  return once.length > 0 ? [{ spans: once, isDemand: true }] : []
}

function readHomes(
  view: PartView,
  isLone: boolean,
  gazetteer: Gazetteer,
  today: string,
): HomeReading[] {
  const { hasBothDeals, ...home } = readHome(view, gazetteer, today)
  if (!isHome(home, isLone)) return []
  const homes = hasBothDeals
    ? (['sell', 'rent'] as const).map((deal) => readHome(view, gazetteer, today, deal))
    : [home]
  return homes.map(({ findings, doubts, assumed, unmatched }) => ({
    kind: 'home',
    findings: findings.map((one) => ({ ...one, ...view.inMessage(one) })),
    doubts: doubts.map((one) => ({ ...one, ...view.inMessage(one) })),
    assumed: assumed.map((one) => ({ ...one, ...view.inMessage(one) })),
    unmatched: unmatched
      .filter((one) => !isListNumber(view.text, one) && !view.isLabel(one))
      .map(view.inMessage),
  }))
}

/** "1)" at the start of a line. */
const isListNumber = (text: string, { start, end }: Words) =>
  /(?:^|\n)\s*\(?$/.test(text.slice(Math.max(0, start - 8), start)) &&
  /^(?:\d{1,2}|[a-h])(?:[).:-]| ?[–—]| -)/i.test(text.slice(start, end + 2))

const homeFields = new Set([
  ...['bhk', 'propertyType', 'area', 'areaCarpetSqft', 'areaBuiltUpSqft', 'areaSuperBuiltUpSqft'],
  ...['areaPlotSqft', 'roomSharing'],
])
const moneyFields = new Set([
  'price',
  'rate',
  'deposit',
  'area',
  'areaCarpetSqft',
  'areaPlotSqft',
  'areaBuiltUpSqft',
  'areaSuperBuiltUpSqft',
])

/** Place and size: a price alone offers no home. */
const groundFields = new Set([
  ...['locality', 'city', 'pincode', 'landmark', 'society', 'floor', 'deposit', 'depositMonths'],
  ...['area', 'areaCarpetSqft', 'areaBuiltUpSqft', 'areaSuperBuiltUpSqft', 'areaPlotSqft'],
])

const placeFields = new Set(['locality', 'city', 'society', 'pincode'])
const detailFields = new Set([
  ...['floor', 'furnished', 'facing', 'tenants', 'availableFrom', 'possession', 'bathrooms'],
  ...['parkingSpaces', 'parkingCovered', 'balconies', 'society'],
])
const isDetail = ({ field }: { field: string }) => detailFields.has(field)

/**
 * A greeting, and "send photos of the flat", offer no home; nor does "2bhk package 3.5 lakh" alone,
 * which says neither where nor how large. In a list the place may stand with another home.
 */
function isHome({ findings, doubts }: HomeReading, isLone: boolean): boolean {
  const all = [...findings, ...doubts]
  const says = (fields: ReadonlySet<string>) => all.some(({ field }) => fields.has(field))
  const finds = (name: string) => findings.some(({ field }) => field === name)
  const isLet = findings.some(({ field }) => field === 'listingType' || field === 'tenants')
  const isDeal = findings.some(({ field, text }) => field === 'listingType' && !/\d/.test(text))
  // "3bhk for rent in Baner, 5th floor, price on call": one home, described, with its deal.
  // "Managed office, deposit 4 months": let, whatever its rent is counted by.
  const isTerms = finds('depositMonths') || finds('lockInMonths')
  const isDescribed =
    isLone &&
    (isDeal || isTerms) &&
    says(placeFields) &&
    (finds('bhk') || (isTerms && finds('propertyType'))) &&
    findings.filter(isDetail).length > 1
  return (
    isDescribed ||
    ((says(homeFields) || isLet) && says(moneyFields) && (!isLone || isDeal || says(groundFields)))
  )
}

function requirementIn(
  view: PartView,
  gazetteer: Gazetteer,
  today: string,
): RequirementReading | undefined {
  const reading = readRequirement(view.text, gazetteer, today)
  return (
    reading && {
      ...reading,
      terms: reading.terms.map((one) => ({ ...one, ...view.inMessage(one) })),
      findings: reading.findings.map((one) => ({ ...one, ...view.inMessage(one) })),
      doubts: reading.doubts.map((one) => ({ ...one, ...view.inMessage(one) })),
      unmatched: reading.unmatched.map(view.inMessage),
    }
  )
}
