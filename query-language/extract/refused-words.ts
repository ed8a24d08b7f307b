import type { HomeType } from '#domain/import-cell/read-property-type.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { stopWords, unsupportedAttributes } from '#query-language/lexicon/lexicon.ts'
import {
  guessedConfidence,
  markUnsupported,
  type ParseState,
  placeIn,
} from '#query-language/model/parse-state.ts'
import type { Slot, SlotName, TypeValue } from '#query-language/model/slots.ts'
import { romanizeTokens } from '#query-language/text/romanize.ts'
import type { Token } from '#query-language/text/tokenize.ts'
import { type Denial, findDenials } from './denials.ts'

/** What a token is: a sign, part of a slot, skipped, a word that asks for nothing, or unknown. */
type Reading = 'sign' | 'slot' | 'skipped' | 'stop' | 'unknown'

interface View {
  latin: readonly Token[]
  readings: readonly Reading[]
  slotAt: readonly (Slot | undefined)[]
}

/** What a denial is about: its words and the slots among them. */
interface Scope {
  from: number
  to: number
  slots: Slot[]
  hasUnknown: boolean
}

/**
 * Takes what is refused and what no slot can say out of the search: "tin shed nahi chalega", "no
 * land under litigation", "don't want a house near a burial ground". It is shown as not searched
 * for: its words rank nothing, and the kind of home in it is not refused as a whole.
 */
export function markRefusedWords(state: ParseState, isLast: boolean): void {
  const first = viewOf(state)
  const isSaid = (at: number) => first.readings[at] === 'unknown' || first.readings[at] === 'slot'
  let view: View | undefined = first
  for (const denial of findDenials(state, first.latin, isSaid)) {
    view ??= viewOf(state)
    // "Gym ka kharcha nahi bharna" is a denial of the gym.
    if (!isLast && isOfFeature(view, denial)) continue
    const scope = scopeOf(state, view, denial)
    if (!scope.hasUnknown) continue
    refuse(state, scope)
    view = undefined
  }
}

/** "Pet dogs nahi", "who said pool? no pool at all": what is refused is nowhere asked for. */
export function dropRefusedMentions(state: ParseState): void {
  const refused = state.slots.flatMap((slot) =>
    (slot.slot === 'amenity' || slot.slot === 'tenant') && slot.value.not
      ? `${slot.slot} ${slot.value.name}`
      : [],
  )
  if (refused.length === 0) return
  state.slots = state.slots.filter(
    (slot) =>
      (slot.slot !== 'amenity' && slot.slot !== 'tenant') ||
      slot.value.not ||
      !refused.includes(`${slot.slot} ${slot.value.name}`),
  )
}

function viewOf(state: ParseState): View {
  const { tokens, claimed } = state
  const latin = romanizeTokens(tokens)
  const slotAt: (Slot | undefined)[] = tokens.map(() => undefined)
  for (const slot of state.slots) {
    if (slot.slot === 'sort' || slot.slot === 'intent') continue
    const { from, to } = placeIn(state, slot)
    slotAt.fill(slot, from, to)
  }
  const readings = tokens.map(
    ({ kind }, at): Reading =>
      claimed[at] ? (slotAt[at] ? 'slot' : 'skipped') : kind === 'sign' ? 'sign' : 'unknown',
  )
  for (let at = 0; at < tokens.length; at++) {
    if (readings[at] !== 'unknown') continue
    const known = unsupportedAttributes.find(tokens, at)?.next
    const stop = stopWords.find(tokens, at)?.next ?? stopWords.find(latin, at)?.next
    const end = known ?? stop ?? at + 1
    for (let index = at; known === undefined && stop !== undefined && index < end; index++)
      if (readings[index] === 'unknown') readings[index] = 'stop'
    at = end - 1
  }
  return { latin, readings, slotAt }
}

/** A request or a word of contrast, beyond which a denial says nothing. */
const boundary = regExp()`
  ^(?:chahiye|chaiye|chahie|chahye|chahiy|chahida|chahidi|pahije|pahijet|hava|havi|have|havay|venum
  |vendum|venam|kavali|kavale|beku|joie|joiye|joiee|lagbe|chai|chalega|chalegi|chalel|chalse|want
  |wants|need|needs|looking|budget|only|sirf|bas|but|lekin|magar|kintu|otherwise|because|must
  |compulsory|warna|varna|dikhao|show|send|rent|kiraya|kiraye|upto|max|so)$
`
const withWord = /^(?:with|and|aur|in|at)$/
/** Words at the beginning that are not of what is refused: "me tin shed nahi", "aur chawl nahi". */
const leading = regExp()`
  ^(?:me|mein|main|ka|ki|ke|se|ko|par|pe|aur|and|or|ya|i|we|also|bhi|please|pls|plz|in|at|of|ho|hai
  |la|madhe|ani|lo|te|er|ma|ne|il|alli|dhyan|note|is|are|rahe)$
`
/** "Bathroom must not be common": what it is about stands before. */
const copula = /^(?:must|should|shall|is|are|may|will)$/
const joint = /^(?:or|and|aur|ya|but|lekin|par|with)$/
const features: ReadonlySet<SlotName> = new Set<SlotName>([
  ...(['amenity', 'floor', 'facing', 'vastu', 'furnishing', 'possession', 'transaction'] as const),
  ...(['approval', 'tenant'] as const),
])
const isJointSign = (token: Token | undefined) => token?.text === '-' || token?.text === '/'
const maxWords = 10
const maxLeading = 3

/** What a denial may be about beside words that nobody understood. */
const isInside = ({ slot, value, confidence }: Slot) =>
  slot === 'type' ||
  slot === 'near' ||
  slot === 'approval' ||
  value === 'owner' ||
  (slot === 'locality' && confidence <= guessedConfidence)

const isRefused = ({ value }: Slot) => typeof value === 'object' && 'not' in value && !!value.not

function scopeOf(state: ParseState, view: View, denial: Denial): Scope {
  const own = view.slotAt[denial.from]
  const scope: Scope = { from: denial.from, to: denial.to, slots: [], hasUnknown: false }
  if (own && !(isInside(own) && isRefused(own)) && !isOfTenants(view, denial, own)) return scope
  if (own) {
    const { from, to } = placeIn(state, own)
    Object.assign(scope, { slots: [own], from, to: Math.max(to, denial.to) })
  }
  return denial.isBehind ? reachBack(view, denial, scope) : reachForward(view, denial, scope)
}

/** Whether a feature stands directly before, with few words between. */
function isOfFeature({ latin, readings, slotAt }: View, { from, isAccepted }: Denial): boolean {
  if (isAccepted || slotAt[from]) return false
  for (let at = from - 1; at >= from - maxLeading - 1 && readings[at] !== 'sign'; at--) {
    if (joint.test(latin[at]?.text ?? '')) return false
    const slot = slotAt[at]
    if (slot) return features.has(slot.slot) && !isRefused(slot)
  }
  return false
}

/** "No dogs barking" is about more than the animals. */
const isOfTenants = ({ slotAt, readings }: View, { from, to }: Denial, own: Slot) =>
  own.slot === 'tenant' &&
  isRefused(own) &&
  slotAt[from] === own &&
  readings[Math.max(to, slotAt.lastIndexOf(own) + 1)] === 'unknown'

/** Whether the words of a scope end before a token, which else is one of them. */
function endsAt({ latin, readings, slotAt }: View, at: number, isAccepted: boolean): boolean {
  const slot = slotAt[at]
  const reading = readings[at]
  return (
    reading === undefined ||
    (reading === 'sign' && !isJointSign(latin[at])) ||
    reading === 'skipped' ||
    boundary.test(latin[at]?.text ?? '') ||
    (slot !== undefined && (isAccepted || !isInside(slot)))
  )
}

/** "Tin shed nahi chalega": the words before the denial in its clause. */
function reachBack(view: View, denial: Denial, scope: Scope): Scope {
  const end = Math.max(denial.clause.from, scope.from - maxWords)
  let at = scope.from - 1
  for (; at >= end && !endsAt(view, at, denial.isAccepted); at--) add(view, at, scope)
  // "Upar wali manzil nahi": a few words before are of it.
  let begin = Math.max(at + 1, scope.from - maxLeading)
  while (begin < scope.from && leading.test(view.latin[begin]?.text ?? '')) begin++
  if (at + 1 >= scope.from - maxLeading) scope.from = Math.min(scope.from, begin)
  return scope
}

/** "No land under litigation or lake buffer": the words behind the denial. */
function reachForward(view: View, denial: Denial, scope: Scope): Scope {
  const end = Math.min(denial.clause.to, scope.to + maxWords)
  let at = scope.to
  for (; at < end; at++) {
    if (endsAt(view, at, denial.isAccepted) && !isModified(view, denial, at)) break
    if (scope.hasUnknown && withWord.test(view.latin[at]?.text ?? '')) break
    add(view, at, scope)
  }
  if (at === denial.clause.to && at - scope.to <= maxLeading) scope.to = at
  if (!copula.test(view.latin[denial.from - 1]?.text ?? '')) return scope
  for (let before = denial.from - 2; before >= denial.clause.from; before--) {
    if (endsAt(view, before, true)) break
    if (view.readings[before] === 'unknown') scope.from = before
  }
  return scope
}

/** "No mess food": of the food only what is described by an unknown word is refused. */
function isModified({ readings, slotAt }: View, { to, isAccepted }: Denial, at: number): boolean {
  const slot = slotAt[at]
  if (isAccepted || slot?.slot !== 'amenity' || slot.value.not) return false
  const [first, last] = [slotAt.indexOf(slot), slotAt.lastIndexOf(slot)]
  const next = readings[last + 1] ?? 'sign'
  return next === 'sign' && first > to && first <= to + 2 && readings[first - 1] === 'unknown'
}

function add({ readings, slotAt }: View, at: number, scope: Scope): void {
  const slot = slotAt[at]
  if (slot && !scope.slots.includes(slot)) scope.slots.push(slot)
  // "Makan malik saath na rahe": whoever is spoken of offers nothing.
  const isOfOwner = slot?.value === 'owner' && !(slotAt[at + 1] === slot) && at + 1 < scope.from
  // "No house near a drain" refuses more than houses.
  const isOfPlace = scope.slots.length > 1 && scope.slots.some((one) => one.slot === 'near')
  // No listing says what it is not approved by.
  const isApproval = slot?.slot === 'approval'
  if (readings[at] === 'unknown' || isOfOwner || isOfPlace || isApproval) scope.hasUnknown = true
  if (readings[at] === 'stop' || readings[at] === 'sign') return
  scope.from = Math.min(scope.from, at)
  scope.to = Math.max(scope.to, at + 1)
}

/** Shows the words as not searched for; a kind of home among them is that of the home sought. */
function refuse(state: ParseState, { from, to, slots }: Scope): void {
  state.slots = state.slots.filter((slot) => !slots.includes(slot) || isOtherHome(state, slot))
  const type = slots.find((slot) => slot.slot === 'type')
  if (type?.slot === 'type' && isSought(state, type.value)) {
    const { not: _, ...value } = type.value
    state.slots.push({ ...type, value })
  }
  markUnsupported(state, from, to)
}

/** "A plot, no builder's flats": of another kind of home than the one sought all are refused. */
const isOtherHome = ({ slots }: ParseState, { slot, value }: Slot) =>
  slot === 'type' &&
  value.not === true &&
  value.types.some((type) => isHome(type) || type === 'house') &&
  slots.some((one) => one.slot === 'type' && !one.value.not) &&
  !slots.some(
    (one) =>
      one.slot === 'type' &&
      !one.value.not &&
      one.value.types.some((type) => value.types.includes(type)),
  )

/** "EWS flat nahi" of somebody who names no other kind seeks a flat; houses may be any homes. */
function isSought({ slots }: ParseState, { types }: TypeValue): boolean {
  const isNamed = slots.some((slot) => slot.slot === 'type' && !slot.value.not)
  const isOfRooms = slots.some(({ slot }) => slot === 'bhk')
  return !isNamed && !types.includes('house') && !(isOfRooms && !types.some(isHome))
}
const isHome = (type: HomeType) => type === 'apartment' || type === 'villa'
