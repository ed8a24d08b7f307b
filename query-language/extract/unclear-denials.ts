import { regExp } from '#domain/text/reg-exp.ts'
import { clausesOf } from '#query-language/background/clauses.ts'
import {
  claim,
  isFree,
  markUnsupported,
  type ParseState,
  placeIn,
  skip,
} from '#query-language/model/parse-state.ts'
import type { Slot, SlotName } from '#query-language/model/slots.ts'
import { romanizeChat, romanizeTokens } from '#query-language/text/romanize.ts'
import { dropContradictedTypes } from './attributes/alternatives.ts'
import { mayDeny } from './denials.ts'
import { dropRefusedMentions, markRefusedWords } from './refused-words.ts'

/** Words that deny or refuse, in Latin letters, as chats write them. */
const denial = regExp()`
  ^(?:not|no|dont|doesnt|wont|cant|cannot|never|avoid|waste|useless|na|nahi|nahin|nhi|nai|nahee|mat
  |nako|naka|nahit|nathi|nathee|beda|bedi|vaddu|voddu|vendam|vendaam|venda|kanda|alla|illa|illai
  |noy|nei|lagbena|chaina|venamennilla|vendennilla|thevayilla|thevaiillai|avsaramledu)$
`
/** Words that turn the denial round, or deny something else: "no compromise", "not far from". */
const otherThing = regExp()`
  ^(?:only|far|more|less|below|above|compromise|compromises|exception|negotiable|problem|just|even
  |yet|sure|toh?|then|dur|door|older|old|se|ke|delay|later)$
`
const condition = /^(?:if|agar|agr|or|ya|why|kyu|kyun)$/

const features: ReadonlySet<SlotName> = new Set<SlotName>([
  ...(['amenity', 'floor', 'facing', 'vastu', 'furnishing', 'possession', 'transaction'] as const),
  'either',
  ...(['approval', 'tenant', 'lister', 'near'] as const),
])
/** Of these another value has to be wished elsewhere. */
const oneOfSeveral: ReadonlySet<SlotName> = new Set<SlotName>(['type', 'locality', 'city'])

/** English words deny what follows, and what stands before only with a verb of refusal. */
const english = /^(?:not|no|dont|doesnt|wont|cant|cannot|never|avoid)$/
const verbOfRefusal = regExp()`
  ^(?:do|send|be|show|share|want|work|works|considered|fit|possible|care|like|matter|interested|ok
  |okay|suit|suitable|use|way|thanks|please|pls|chance|interest|accepted|acceptable)$
`
/** What stands before such a word is asked for, and the denial is of something else. */
const request = regExp()`
  ^(?:want|wants|need|needs|chahiye|chaiye|chahie|hona|ho|venum|vendum|beku|kavali|joiye|pahije|hava
  |lagbe|must|should|warna|varna|otherwise|else|but)$
`

const maxBefore = 2
const maxBehind = 4
/** Words of the clause behind a denial, such as "dikhana" and "be considered". */
const maxRest = 3

/**
 * Settles what is denied: first what is refused of a kind of home, then the features beside a
 * denial, and last the words that are left.
 */
export function settleDenials(state: ParseState): void {
  if (mayDeny(romanizeTokens(state.tokens))) {
    markRefusedWords(state, false)
    dropUnclearDenials(state)
    markRefusedWords(state, true)
  } else dropUnclearDenials(state)
  dropContradictedTypes(state)
  dropRefusedMentions(state)
}

/**
 * Drops the features beside a denial that no rule understood: "top floor will not do", "pool, gym
 * of no use to us". What they mean is unclear, and a search for them is surely wrong.
 */
function dropUnclearDenials(state: ParseState): void {
  const words = state.tokens.map(({ text }) => romanizeChat(text))
  const denials = words.flatMap((word, at) =>
    denial.test(word) &&
    isFree(state, at) &&
    !otherThing.test(words[at + 1] ?? '') &&
    !condition.test(words[at - 1] ?? '')
      ? at
      : [],
  )
  if (denials.length === 0) return
  const clauses = clausesOf(state)
  /** The words of the denial, with what stands between it and the slot. */
  const denialOf = (slot: Slot): readonly [from: number, to: number] | undefined => {
    const { from, to } = placeIn(state, slot)
    for (const at of denials) {
      const clause = clauses.find((one) => one.from <= at && at < one.to)
      if (!clause || from < clause.from || to > clause.to) continue
      if (at < from) {
        if (english.test(words[at] ?? '') && from - at - 1 <= maxBefore) return [at, from]
        continue
      }
      const rest = words.slice(at + 1, clause.to)
      const isOfSlot =
        at - to <= maxBehind &&
        !words.slice(to, at).some((word) => request.test(word)) &&
        rest.length <= maxRest &&
        // "Parking ka jhagda na ho": the quarrel is not wanted.
        !(rest[0] === 'ho' && at - to > 1) &&
        isFree(state, at + 1, clause.to) &&
        (rest.length === 0 || !english.test(words[at] ?? '') || verbOfRefusal.test(rest[0] ?? ''))
      if (isOfSlot) return [to, clause.to]
    }
    return undefined
  }
  const denied = new Map<Slot, readonly [from: number, to: number]>()
  for (const slot of state.slots.filter(isWish)) {
    const denial = denialOf(slot)
    if (denial) denied.set(slot, denial)
  }
  const isOnly = ({ slot }: Slot) =>
    !state.slots.some((other) => other.slot === slot && !denied.has(other))
  for (const [slot, [from, to]] of denied) {
    if (oneOfSeveral.has(slot.slot) && isOnly(slot)) continue
    state.slots = state.slots.filter((other) => other !== slot)
    skip(state, from, to)
    const isUseless = words.slice(from, to).some((word) => useless.test(word))
    if (!isUseless && exclude(state, slot)) continue
    // Shown as not searched for: nothing that was written goes without a word.
    const own = placeIn(state, slot)
    markUnsupported(state, own.from, own.to)
  }
}

/** What is of no use is not refused. */
const useless = /^(?:waste|useless|use|uses|shauk|shouk|interest|interested|kharcha|need|care)$/

/** Excludes a floor or a direction that is denied: "top floor will not do". */
function exclude(state: ParseState, slot: Slot): boolean {
  const { from, to } = placeIn(state, slot)
  if (slot.slot === 'facing') {
    claim(state, 'facing', { ...slot.value, not: true }, [from, to])
    return true
  }
  if (slot.slot !== 'floor') return false
  const { oneOf, min, max, top } = slot.value
  if (top) claim(state, 'floor', { top: false }, [from, to])
  else if (oneOf) claim(state, 'floor', { not: oneOf }, [from, to])
  else if (min !== undefined && max === undefined && min > 0)
    claim(state, 'floor', { max: min - 1 }, [from, to])
  else return false
  return true
}

const isWish = ({ slot, value, isSoft }: Slot) =>
  !isSoft &&
  (features.has(slot) || oneOfSeveral.has(slot) || value === 'pg') &&
  !(typeof value === 'object' && (('not' in value && value.not) || ('top' in value && !value.top)))
