import { regExp } from '#domain/text/reg-exp.ts'
import { type ParseState, placeIn, wordsOf } from '#query-language/model/parse-state.ts'
import { kindOf } from '#query-language/model/slot-part.ts'
import type { Slot } from '#query-language/model/slots.ts'
import { romanizeChat } from '#query-language/text/romanize.ts'
import type { Token } from '#query-language/text/tokenize.ts'
import { classifyClause } from './classify-clause.ts'
import { clausesOf } from './clauses.ts'
import { startsSentence } from './sentences.ts'

/** What a home is searched by once: a second one that is told contradicts it. */
const single: ReadonlySet<string> = new Set(['intent', 'budget', 'bhk', 'type', 'area', 'place'])

/** Words by which somebody says how it is: "abhi 2bhk me hain", "13k rent de rahe". */
const presentPattern = regExp()`
  [ ](?:abhi|filhal|filhaal|philhal|currently|presently|at present|right now|existing|since
  |has been|have been|rented|costing|paying|already pay|dekar|deke|dete|deta|deti|de rah[aei]
  |bharte|bharta|bharti|bhar rah[aei]|ja+t[aei] hai|chala rah[aei]|chal rah[aei]|chalat[aei]
  |rah rah[aei]|reh rah[aei]|sadhya|atta|ippo|ippozhum|ippudu|ippo+l|ekhon|hamna|hun+e|iga|ivaga
  |ee?ga)[ ]
  |[ ](?:hum|ham|hm|main|mai)(?: log)?(?: \S+){1,8} (?:me|mein|m) (?:hain|hai|hun|hu|hoon|h) $
`
const askingPattern = regExp()`
  [ ](?:buy|purchase|kharid\S*|khareed\S*|khareid\S*|le lu|le lun|le loon|lena|leni|lene|chah\S+)[ ]
`
/** Nobody pays as much a month, so a rent beside such a budget is what somebody pays now. */
const saleBudget = 1_000_000

type Manner = 'asks' | 'tells'

/**
 * Drops what a clause tells where another clause asks for something else: "abhi 2bhk me hain, 13k
 * rent de rahe. 3bhk kharidna hai, 45 lakh tak" searches 3 BHK for sale up to 45 lakh. What is told
 * and contradicts nothing stays. Words are taken as written: verbs are corrected to other words.
 */
export function dropContradictedValues(state: ParseState, written: readonly Token[]): void {
  const { slots } = state
  const isForSale = slots.some(isSaleBudget)
  const isDoubtful = (slot: Slot) =>
    (slot.slot === 'intent' && slot.value === 'rent' && isForSale) ||
    slots.some((other) => contradicts(other, slot))
  const doubtful = new Set(slots.filter((slot) => single.has(kindOf(slot)) && isDoubtful(slot)))
  if (doubtful.size === 0) return
  const mannerAt = mannersOf({ ...state, tokens: [...written] })
  const manner = (slot: Slot) => mannerAt[placeIn(state, slot).from]
  const asked = slots.filter((slot) => manner(slot) === 'asks')
  const isAskedOtherwise = (slot: Slot) =>
    asked.some((other) => contradicts(other, slot)) ||
    (slot.slot === 'intent' && slot.value === 'rent' && asked.some(isSaleBudget))
  state.slots = slots.filter(
    (slot) => !doubtful.has(slot) || manner(slot) !== 'tells' || !isAskedOtherwise(slot),
  )
}

const isSaleBudget = (slot: Slot) =>
  slot.slot === 'budget' && (slot.value.min ?? slot.value.max ?? 0) >= saleBudget

/** A locality contradicts no city, since it may lie there: "joining in Pune, want Baner". */
const contradicts = (asked: Slot, told: Slot) =>
  kindOf(asked) === kindOf(told) &&
  !(asked.slot === 'locality' && told.slot === 'city') &&
  JSON.stringify(asked.value) !== JSON.stringify(told.value)

/** Returns by token whether its clause asks or tells; one of neither goes with the one before. */
function mannersOf(state: ParseState): (Manner | undefined)[] {
  const manners: (Manner | undefined)[] = []
  let before: Manner | undefined
  for (const { from, to } of clausesOf(state)) {
    if (startsSentence(state, from)) before = undefined
    const words = wordsOf(state, from, to)
    before = mannerOf(words) ?? before
    for (let at = from; at < to; at++) manners[at] = before
  }
  return manners
}

function mannerOf(words: readonly string[]): Manner | undefined {
  const text = ` ${words.map(romanizeChat).join(' ')} `
  const kind = classifyClause(words)
  if (kind === 'wish' || askingPattern.test(text)) return 'asks'
  const isBackground = kind === 'home' || kind === 'work' || kind === 'past'
  return isBackground || presentPattern.test(text) ? 'tells' : undefined
}
