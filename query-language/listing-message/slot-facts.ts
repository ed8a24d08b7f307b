import { findCity } from '#domain/place/cities.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { type Gazetteer, isSameMarket } from '#query-language/gazetteer/gazetteer.ts'
import { guessedConfidence } from '#query-language/model/parse-state.ts'
import type { PossessionValue, Slot } from '#query-language/model/slots.ts'
import { tokensOf } from './floors.ts'
import { find, type HomeState, leave } from './home-state.ts'
import { isMisreadName, readTypes } from './home-type.ts'
import type { HomeField, HomeValues } from './model.ts'
import { localityFacts } from './place-facts.ts'
import { isOfOther } from './terms/said-of-other.ts'
import { isSum } from './terms/security-sum.ts'
import { tenantFacts } from './terms/tenant-facts.ts'

type Fact = {
  [Field in HomeField]: readonly [field: Field, value: HomeValues[Field]]
}[HomeField]

/** Amenities of the search that the form has a field for. */
const factOfAmenity: Readonly<Record<string, Fact>> = {
  Corner: ['isCorner', true],
  'Gated community': ['isGated', true],
  'Modular kitchen': ['kitchen', 'modular'],
  'Piped gas': ['hasPipedGas', true],
  'Pooja room': ['poojaRoom', true],
  'Servant room': ['servantRoom', true],
  'Study room': ['studyRoom', true],
  Borewell: ['waterSources', 'borewell'],
}
const factOfApproval: Readonly<Record<string, Fact>> = {
  'A khata': ['khata', 'a'],
  'E khata': ['khata', 'e'],
  Freehold: ['ownership', 'freehold'],
}
/** "CIDCO transfer done", "CIDCO NOC", "सिडको लीजहोल्ड": how a home is held and passed on. */
const noApproval = /^ ?(?:(?:transfer|noc|lease ?hold|lease)\b|ट्रान्सफर|लीजहोल्ड|ट्रांसफर)/i
/** The authorities that the form lists. */
const authorities = new Set('BDA BMRDA HMDA DTCP CMDA JDA MHADA CIDCO'.split(' '))

/** Turns what the search's passes understood into facts of one home. */
export function readSlots(state: HomeState, gazetteer: Gazetteer): void {
  readTypes(state)
  for (const slot of state.parse.slots) readSlot(state, gazetteer, slot)
}

function readSlot(state: HomeState, gazetteer: Gazetteer, slot: Slot): void {
  const facts = factsOf(state, gazetteer, slot)
  const span = tokensOf(state.parse, slot)
  if (!facts) giveBack(state, span)
  for (const [field, value] of facts ?? []) find(state, field, value as never, span)
}

const before = ({ parse: { text } }: HomeState, { start }: Slot) =>
  text.slice(Math.max(0, start - 12), start)
const behindRooms = /(?:bhk|rk|bed|br|b|h)[ ,+/&-]{0,3}$/i

/** "12 m ht", "12mtr rd", "opp. BRO", "90 min. Stamp duty extra": a word of the trade, no name. */
function isNoLandmark({ value: { name }, text }: Of<'near'>): boolean {
  const isMark = /^(?:rd|road|ht|bro|brok|dep|bkg|mob|flr|fl|cp|pkg|prior|notice|call)$/i.test(name)
  const isUnread = /^[\u0900-\u0d7f ]+$/.test(name) && name.length < 6
  // "Metro 5 mins walk. Vasanth": another sentence, who sent it.
  const isBeyond = /[.;\n] /.test(text) || /^(?:auto|car|bus|bike|cab|walk|foot|drive)$/i.test(name)
  return (
    name === 'metro' ||
    isMark ||
    isUnread ||
    isBeyond ||
    measured.test(name) ||
    /\b(?:stamp|duty|extra|gst|reg)\b/i.test(text)
  )
}

const measured = regExp('i')`
  (?:^|[ ])(?:ht|height|(?:panchayat|internal|tar|mud|main|service|approach|rcc)[ ](?:rd|road))$
`

/** Returns words that mean something only in a search to the unmatched ones. */
function giveBack(state: HomeState, [from, to]: readonly [number, number]): void {
  state.parse.claimed.fill(false, from, to)
  leave(state, from, to)
}

/** "Pant Nagar" of Ghatkopar is no town in another state. */
const isFarTown = ({ parse }: HomeState, { value: { name } }: Of<'city'>) =>
  !findCity(name) &&
  parse.slots.some(
    (slot) =>
      slot.slot === 'locality' &&
      slot.value.city !== undefined &&
      slot.confidence > guessedConfidence &&
      !isSameMarket(slot.value.city, name),
  )

type Of<Name extends Slot['slot']> = Extract<Slot, { slot: Name }>

/** Returns the facts of a home in a slot; undefined if there are none. */
function factsOf(state: HomeState, gazetteer: Gazetteer, slot: Slot): readonly Fact[] | undefined {
  const once = (field: HomeField, fact: Fact): Fact[] | undefined =>
    state.findings.some((found) => found.field === field) ? undefined : [fact]
  if (isDenied(slot) || isOfOther(state, slot) || isMisread(state, slot)) return undefined
  if (isRefused(state, slot)) return undefined
  switch (slot.slot) {
    case 'intent':
    case 'type':
      return []
    case 'city':
      return isFarTown(state, slot) ? undefined : [['city', slot.value.name]]
    case 'locality':
      return localityFacts(state, gazetteer, slot)
    case 'pincode':
      return [['pincode', slot.value]]
    case 'near':
      // "90 min. Stamp duty extra"
      return isNoLandmark(slot) ? undefined : [['landmark', slot.value.name.replace(/^off /i, '')]]
    case 'furnishing':
      return once('furnished', ['furnished', slot.value.name])
    case 'facing':
      return once('facing', ['facing', slot.value.name])
    case 'vastu':
      return [['isVastu', true]]
    case 'age':
      return [['ageYears', slot.value.max]]
    case 'brokerage':
      return once('brokerage', ['brokerage', 'none'])
    case 'bathrooms':
      // "Crane 5T": tonnes, unless it stands behind the rooms.
      return /^\d+ ?t$/i.test(slot.text) && !behindRooms.test(before(state, slot))
        ? undefined
        : [['bathrooms', slot.value.min]]
    case 'deposit': {
      const { rupees, months } = slot.value
      // "No deposit refund before 6 months"
      if (rupees === 0 && /^ refund/i.test(state.parse.text.slice(slot.end))) return undefined
      return months === undefined
        ? once('deposit', ['deposit', rupees ?? 0])
        : once('depositMonths', ['depositMonths', months])
    }
    case 'rate':
      return rateFacts(slot)
    case 'possession':
      return possessionFacts(state, slot, slot.value)
    case 'moveIn':
      return possessionFacts(state, slot, { status: 'ready' })
    case 'sharing': {
      const [persons, ...others] = slot.value.oneOf
      // Rooms for one and for two have a price each: the broker is asked.
      return persons === undefined || others.length > 0 ? undefined : [['roomSharing', persons]]
    }
    case 'transaction':
      // "Fresh option": new to the group.
      if (/^(?:fresh|new|naya|nayi)$/i.test(slot.text)) return undefined
      return isJustBuilt.test(slot.text)
        ? [['resale', false], ...(once('ageYears', ['ageYears', 0]) ?? [])]
        : [['resale', slot.value === 'resale']]
    case 'approval':
      return noApproval.test(state.parse.text.slice(slot.end))
        ? undefined
        : approvalFacts(slot.value)
    case 'amenity':
      return amenityFacts(state, slot)
    case 'tenant':
      return tenantFacts(state, slot)
    default:
      return undefined
  }
}

const isJustBuilt = /^brand new|^new(?:ly)? (?:built|constr\w+|house|building|flats?|home|villa)/i

/** "Bachelor ladke nahi chalenge", "bachelors strictly not allowed": to the end of the clause. */
function isRefused({ parse: { tokens, text } }: HomeState, { slot, start, end }: Slot): boolean {
  if (slot === 'amenity')
    return (
      lacking.test(text.slice(end)) ||
      /^ (?:extra|view|chargeable)\b/i.test(text.slice(end)) ||
      bike.test(text.slice(0, end)) ||
      isSum({
        text: text.slice(start, end),
        before: text.slice(0, start),
        behind: text.slice(end),
      }) ||
      rentedTo.test(text.slice(0, start))
    )
  if (slot !== 'tenant') return false
  const clause = /^[^,.;()\n]{0,40}/.exec(text.slice(end))?.[0] ?? ''
  const before = tokens.findLast((token) => token.end <= start)?.text ?? ''
  return refusal.test(clause) || /^(?:no|not|non|without)$/.test(before)
}

/** A name spelt like a word, and "guardian", which is none for a garden. */
const isMisread = (state: HomeState, slot: Slot) =>
  isMisreadName(state, slot) ||
  (slot.slot === 'amenity' &&
    state.parse.corrected.has(tokensOf(state.parse, slot)[0]) &&
    slot.text.slice(0, 2).toLowerCase() !== slot.value.name.slice(0, 2).toLowerCase())

/** "Lift nei", "lift nahi hai", "sea facing no," */
const lacking = regExp('iu')`
  ^[ ]?(?:not[ ](?:in|for|there)\b
  |(?:nei|nahi|nahin|nai|nathi|illai?|ledu|not available|नहीं|नाही|नाय
  |இல்லை?|లేదు|ಇಲ್ಲ|ഇല്ല|નથી|নেই|ਨਹੀਂ)(?![\p{L}\p{M}])
  |no[ ]?(?:[,.;)\n]|$))
`
/** "Bike parking" is none for a car. */
const bike = /\b(?:bike|scooter|wheeler|2w) (?:parking|park)$/i
/** "Rented to gym": who rents it. */
const rentedTo = /\b(?:rented|leased|let|given)(?: out)? to(?: an?| the)? $/i
const refusal = regExp('iu')`
  ^[ ]?(?:\S+[ ]){0,3}(?:nahi|nahin|nai|not|no|nako|mat|na|नहीं|नहि|नाही|नको|excuse|illa|illai
  |ledu|nathi|ഇല്ല|இல்லை|ಇಲ್ಲ|లేదు|નથી)(?![\p{L}\p{M}])
`

const isDenied = ({ value }: Slot) => typeof value === 'object' && 'not' in value && value.not

function approvalFacts(name: string): readonly Fact[] | undefined {
  const fact = factOfApproval[name]
  if (fact) return [fact]
  return authorities.has(name) ? [['approvals', name.toLowerCase()]] : undefined
}

/** "Rent 65 per sq ft, CAM 22 per sq ft": the label gives the meaning of each. */
function rateFacts({ value, text }: Of<'rate'>) {
  const rupees = value.max ?? value.min
  // "Carpet 2,100 / SBA 3,000": two sizes.
  if (rupees === undefined || /\/ ?(?:sbu?a|bua|carpet|super|cpt)\b/i.test(text)) return undefined
  return [
    ['rate', rupees],
    ['rateUnit', value.unit],
  ] as const
}

function possessionFacts(
  { parse, findings }: HomeState,
  { text, start }: Slot,
  value: PossessionValue,
) {
  // A home for rent is free from a day on; "immediately" names none.
  const isRent =
    parse.slots.some((slot) => slot.slot === 'intent' && slot.value !== 'sell') ||
    findings.some(({ field }) => field.startsWith('deposit'))
  if (value.by) return [['possessionBy', value.by]] as const
  // A commencement certificate is issued when building starts.
  if (/^cc\b/i.test(text)) return undefined
  // "OC in March 27"
  const behind = parse.text.slice(start + text.length)
  if (
    /^oc\b/i.test(text) &&
    (/^ (?:in|by|expected|awaited|pending|applied|soon|not|due|comes)\b/i.test(behind) ||
      /\b(?:once|after|till|until|when) $/i.test(parse.text.slice(0, start)))
  )
    return undefined
  if (
    !value.status ||
    /^(?:immediate|immediately|turant|available now|asap|right away)$/i.test(text) ||
    (isRent && /immed|turant|^ready$/i.test(text))
  )
    return undefined
  // "Amenities ready"
  const before = parse.tokens.findLast((token) => token.end <= start)?.text ?? ''
  if (noHome.test(before)) return undefined
  return [['possession', value.status]] as const
}

/** "Amenities ready", "dastavej ready": not the home. */
const noHome = regExp()`
  ^(?:amenities|loan|patta|khata|registration
  |papers?|documents?|dastavej|title|registry|plan|map|file|pool|club|interiors?
  |line)$
`

function amenityFacts(state: HomeState, { value: { name }, text, start }: Of<'amenity'>) {
  if (isCounted(state, name) || /^chimney$/i.test(text)) return undefined
  if (name === 'Air conditioning' && isOfSomeRooms(state, start)) return undefined
  // A search for parking means a covered one; a listing means what it says.
  const isCovered = /cover|stilt|podium|basement|garage|कव्हर/i.test(text)
  const said = name === 'Covered parking' && !isCovered ? 'Parking' : name
  return [factOfAmenity[said] ?? (['amenities', said] as const)]
}

/** "Sub-meter for AC rooms" below a room that has none. */
const isOfSomeRooms = ({ parse, isShared }: HomeState, start: number) =>
  isShared(start) && /\bnon[ -]?a\/?c\b/i.test(parse.text)

/** "2 car parking, 2 balconies": the count is a separate field. */
function isCounted({ findings }: HomeState, name: string): boolean {
  const has = (prefix: string) => findings.some(({ field }) => field.startsWith(prefix))
  return (name === 'Covered parking' && has('parking')) || (name === 'Balcony' && has('balconies'))
}
