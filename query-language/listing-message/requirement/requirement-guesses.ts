import { readFileSync } from 'node:fs'
import { regExp } from '#domain/text/reg-exp.ts'
import { parseTsv } from '#domain/text/tsv.ts'
import { preferenceBefore } from '#query-language/lexicon/preference-phrases.ts'
import type { ParsedQuery, Slot, SlotName, TextSpan } from '#query-language/model/slots.ts'
import { buildPhraseTrie, type PhraseTrie } from '#query-language/text/phrase-trie.ts'
import { romanizeTokens } from '#query-language/text/romanize.ts'
import { tokenize } from '#query-language/text/tokenize.ts'
import { clauseOf, refuses, type WordsSaid } from './words-said.ts'

const table = readFileSync(new URL('./requirement-guesses.tsv', import.meta.url), 'utf8')

/** By slot and side: the words beside which a value is none, with the value they concern. */
const wordsBeside: ReadonlyMap<string, PhraseTrie<string>> = new Map(
  [...Map.groupBy(parseTsv(table), ([slot = '', , side = '']) => `${slot} ${side}`)].map(
    ([key, rows]) => [
      key,
      buildPhraseTrie(rows.map(([, value = '', , words = '']) => [words, value] as const)),
    ],
  ),
)

const nameOf = ({ value }: Slot): string => {
  if (typeof value !== 'object') return String(value)
  if ('status' in value) return value.status ?? ''
  return 'name' in value ? value.name : ''
}

/** How much of the text beside a slot is looked at. */
const reach = 60

/** Whether words stand directly beside a slot, in its clause, that give it another meaning. */
function hasOtherMeaning(slot: Slot, words: WordsSaid): boolean {
  const { text } = words
  const concerns = (value: string | undefined) => value === '*' || value === nameOf(slot)
  const before = (/[^\n,;.()|]*$/.exec(text.slice(Math.max(0, slot.start - reach), slot.start)) ?? [
    '',
  ])[0]
  const behind = (/^[^\n,;.()|]*/.exec(text.slice(slot.end, slot.end + reach)) ?? [''])[0]
  const lead = romanizeTokens(tokenize(before))
  const rest = romanizeTokens(tokenize(behind))
  const ahead = wordsBeside.get(`${slot.slot} before`)
  const after = wordsBeside.get(`${slot.slot} behind`)
  return (
    isOfClause(slot, words, concerns) ||
    concerns(after?.find(rest, 0)?.meaning) ||
    lead.some((_, at) => {
      const match = ahead?.find(lead, at)
      return match?.next === lead.length && concerns(match.meaning)
    })
  )
}

/** "Loan file ready", but "ready flat with clear papers": a word alone, of what its clause is. */
function isOfClause(
  slot: Slot,
  words: WordsSaid,
  concerns: (value: string | undefined) => boolean,
): boolean {
  const around = wordsBeside.get(`${slot.slot} clause`)
  const clause = clauseOf(words, slot)
  if (!around || !clause || slot.text.includes(' ')) return false
  if (ofHome.test(words.text.slice(slot.end))) return false
  return words.spellings.some((said) =>
    said.some(
      (token, at) =>
        token.start >= clause.start &&
        token.end <= clause.end &&
        concerns(around.find(said, at)?.meaning),
    ),
  )
}
const ofHome = regExp('iu')`
  ^[ -](?:flat|apartment|house|home|villa|bungalow|plot|office|shop|property|unit|floor|building
  |possession|to[ ]move|\d|मकान|घर|पझेशन|ताबा)
`

/** An amount with the unit of money: "60 lakh". */
export const hasScale =
  /\d ?\+? ?(?:k|l|lac|lacs|lakhs?|cr|crores?|hazaa?r|thousand|लाख|करोड|हजार)/i
/** Words that tell an amount of money, in the clause of a number. */
const ofMoney = /\b(?:budget|bajet|price|rent|cost|bhada|kiraya|bdgt)\b[^\n,;.]*$/i
const parkingOfTwoWheels =
  /\b(?:bike|scooter|scooty|wheeler|2w|cycle) (?:(?:ki|ka|ke liye) )?(?:parking)?$/i

/** Whether the value of a slot is only a guess from its words. */
export function isGuess(
  slot: Slot,
  words: WordsSaid,
  { slots, unmatched }: Pick<ParsedQuery, 'slots' | 'unmatched'>,
): boolean {
  const { text } = words
  const before = text.slice(0, slot.start)
  const behind = text.slice(slot.end)
  if (hasOtherMeaning(slot, words) || isOfOwnHome(slot, words)) return true
  switch (slot.slot) {
    // "14 rs tak" of a warehouse: rupees for a square foot, and no lakhs. "Min 4" counts things.
    case 'budget':
      if (ofThings.test(behind) || isOfPayment(slot, words)) return true
      if (hasScale.test(slot.text) || !/^\D*\d{1,3}(?:\.\d+)?\D*$/.test(slot.text)) return false
      return (
        /₹|\b(?:rs|rupees)\b/i.test(slot.text) ||
        (slot.value.max === undefined && !ofMoney.test(before.slice(-reach) + slot.text))
      )
    // "Planet Godrej", "Raheja Vivarea": the name of a building.
    case 'builder':
      return unmatched.some(
        ({ start, end }) =>
          /^\p{Lu}/u.test(text.slice(start)) &&
          (text.slice(end, slot.start) === ' ' || text.slice(slot.end, start) === ' '),
      )
    // "Ready to shift" is who looks for it.
    case 'possession':
      return (
        /\bshift/i.test(slot.text) || (slot.value.status === 'under-construction' && isOk(behind))
      )
    // "Bike parking" is none for a car.
    case 'amenity':
      return (
        cornerRate.test(slot.text + behind) ||
        parkingOfTwoWheels.test(before + slot.text) ||
        isTradeInFood(slot, slots)
      )
    // "No pets so no issue" asks for none.
    case 'tenant':
      return slot.value.name === 'pets' && !slot.value.not && /\bno $/i.test(before)
    // Whoever reads it is spoken to: "brokers please message".
    case 'lister':
      return slot.value === 'broker'
    // "Token aaj hi de denge": no requirement says how new a listing must be by a day alone.
    case 'posted':
      return !/list|post|upload|add|new|nay|fresh/i.test(slot.text)
    // "No resale with dues": refused with its condition, which makes nothing new of it.
    case 'transaction':
      return / with /i.test(behind.slice(0, 6)) && /\bno /i.test(slot.text)
    // "Road 60 mtr ideally", "lock-in 3 yrs dep 6m"
    case 'near':
      return (
        isPreference(slot.value.name) ||
        measured.test(slot.value.name) ||
        /\b(?:dep|deposit|brok\w*|rent|yrs?|months?)\b/i.test(slot.value.name)
      )
    // "No sharing" is how brokers divide a fee, or who posts where.
    case 'sharing':
      return /^no\b/i.test(slot.text) || /\bno $/i.test(before)
    // "Tar road side": what a road is made of.
    case 'locality':
      return (
        (kindOfRoad.test(slot.value.name) && slot.value.ids.length === 0) ||
        // "HUDA sector 1st choice", "google pin", "not beyond Bagru"
        /^(?:st|nd|rd|th)\b/i.test(behind) ||
        /^ ?(?:pin|map|location)\b/i.test(behind) ||
        /\b(?:beyond|further than|past)\b/i.test(before.slice(-12) + slot.text)
      )
    // "Nam office Electronic City" is where somebody works, and "forest boundary land not ok"
    // refuses no land but that.
    case 'type':
      return (
        ownOffice.test(before + slot.text) ||
        isLoneRefusal(slot, words, slots) ||
        (slot.value.not === true &&
          unmatched.some(({ end }) => text.slice(end, slot.start) === ' '))
      )
    default:
      return false
  }
}

/** "20-25 ws", "28-32k per mtr": what it counts is no price. */
const ofThings = regExp('i')`
  ^[ ]?(?:ws|workstations?|seats?|seaters?|cabins?|pax|persons?|people|docks?)\b
  |^[ ]?(?:per|\/)[ ]?(?:mtr|mtrs|meter|metre|m|seat)\b
`
/** "White payment 60 lakh max": how it is paid. */
const isOfPayment = (slot: Slot, words: WordsSaid) => {
  const clause = clauseOf(words, slot)
  return clause !== undefined && payment.test(clause.text) && !ofMoney.test(clause.text)
}
const payment = /\b(?:white|cheque|black|cash component|down ?payment|loan amount)\b/i

/** "Corner ka 35k": what a corner costs. */
const cornerRate = /^corner (?:ka |ke |ki |at |rate |@ ?)?(?:rs\.? ?|₹ ?)?\d/i

/** "Sell me apna 1bhk sec 17 bhi hai": the home of who asks. */
const isOfOwnHome = (slot: Slot, words: WordsSaid) => {
  const clause = clauseOf(words, slot)
  return clause !== undefined && own.test(clause.text) && sold.test(clause.text)
}
const own = /\b(?:apna|apni|apne|own|existing|current|my)\b/i
const sold = /\b(?:sell|sale me|bech\w*|exchange)\b/i

const kindOfRoad = /^(?:tar|service|approach|rcc|cement|concrete|pucca|wide|panchayat) road$/i

/** "Under construction ok if it is ready by June": taken as well. */
const isOk = (behind: string) =>
  /^ (?:is |also |bhi )?(?:ok|okay|fine|chalega|chalegi|if)\b/i.test(behind)

/** "Tenant: bank, pharma, food": what a shop sells is no meal of a tenant. */
const isTradeInFood = ({ text }: Slot, slots: readonly Slot[]) =>
  /^food$/i.test(text) &&
  slots.some(({ slot, value }) => slot === 'type' && value.types.some((type) => trade.has(type)))
const trade: ReadonlySet<string> = new Set(['commercial', 'office', 'industrial'])

/** "12 m height" is how high, and near nothing. */
const measured = /^(?:clear )?(?:height|ht|width|depth|front|frontage|road|rd|approach|ceiling)\b/i

const isPreference = (name: string) => {
  const tokens = tokenize(name)
  return preferenceBefore.find(tokens, 0) !== undefined
}

/** What a refusal without a meaning of its own may concern. */
const deniable: ReadonlySet<SlotName> = new Set([
  ...(['near', 'amenity', 'facing', 'floor', 'builder', 'lister', 'locality'] as const),
])

/** "DDA flats nahi chahiye": a kind of flats, and neither what it has nor all flats. */
function isOfRefused(slot: Slot, text: string, slots: readonly Slot[]): boolean {
  const isBeside = (one: Slot, type: Slot) =>
    type.slot === 'type' && isNegated(type) && text.slice(one.end, type.start) === ' '
  return slots.some((other) =>
    slot.slot === 'type' ? other.slot !== 'type' && isBeside(other, slot) : isBeside(slot, other),
  )
}

const ownOffice = /\b(?:my|our|nam|nanna|mera|meri|hamara|amar|en|ente|naa|maru) office$/i

/** "Kothi ke portion na bhejein": a sentence that refuses, and asks for nothing. */
function isLoneRefusal(slot: Slot, words: WordsSaid, slots: readonly Slot[]): boolean {
  if (slot.slot !== 'type' || isNegated(slot)) return false
  const clause = clauseOf(words, slot)
  if (!clause) return false
  const isOther = (one: Slot) =>
    one !== slot && one.slot !== 'lister' && one.start >= clause.start && one.end <= clause.end
  return !slots.some(isOther) && refuses(words, clause, [slot])
}

const isNegated = ({ value }: Slot) =>
  typeof value === 'object' && 'not' in value && value.not === true

const isWithin = (one: Slot, clause: TextSpan | undefined) =>
  clause !== undefined && clause.start <= one.start && one.end <= clause.end

/** "Expressway facing bhi nahi", "not beyond Anand Nagar": refused by words that no slot holds. */
export function isDenied(slot: Slot, words: WordsSaid, slots: readonly Slot[]): boolean {
  if (isOfRefused(slot, words.text, slots)) return true
  const clause = clauseOf(words, slot)
  const isLone = !slots.some((one) => one !== slot && one.slot !== 'type' && isWithin(one, clause))
  const isDeniable =
    deniable.has(slot.slot) ||
    (slot.slot === 'tenant' && /^(?:men|women)$/.test(slot.value.name)) ||
    slot.value === 'pg' ||
    (slot.slot === 'intent' && isLone)
  if (!isDeniable || slot.isSoft === true || isNegated(slot)) return false
  return clause !== undefined && refuses(words, clause, slots)
}

/** What may be taken as well as another thing. */
const tolerable: ReadonlySet<SlotName> = new Set([
  ...(['floor', 'furnishing', 'amenity', 'possession', 'near', 'facing', 'age'] as const),
])

/** "Ground floor also chalega", "ok with unfurnished": taken as well, and not asked for. */
export const isAccepted = ({ slot, end, start, isSoft }: Slot, text: string) =>
  // "Can pay 2 months deposit" is an offer.
  (slot === 'deposit' && isSoft === true) ||
  (tolerable.has(slot) && alsoFine.test(text.slice(end))) ||
  (slot === 'transaction' && orOther.test(text.slice(end))) ||
  (tolerable.has(slot) && okWith.test(text.slice(0, start)))
/** "Nayi ya 5 saal tak purani", "resale o choluk" */
const orOther = regExp('iu')`
  ^(?:[ ]ho)?[ ](?:ya|or|ba|athva|/)[ ][^,.;\n]{0,20}(?:purani|purana|purane|old|resale|new|nayi
  |naya)\b
  |^[ ](?:also|bhi|o|pan|is)?[ ]?(?:ok|okay|fine|chalega|chalegi|chalel|choluk|cholbe)\b
`
const okWith = /\b(?:ok|okay|fine|comfortable|no (?:issue|problem)) with(?: an?)? $/i
const alsoFine = regExp('iu')`
  ^[ ](?:(?:also|bhi|is|are|pan|suddha|o|se|main|me|too|both|wala|wali|ho|hua|to|toh|ayina|aithe
  |kuda|irundalum|irundhalum|adaru|adru|totally|absolutely|perfectly)[ ]){0,3}
  (?:(?:chalega|chalegi|chalel|cholbe|choluk|chalse|chalshe|ok|okay|fine|acceptable|will[ ]do|works
  |no[ ](?:issue|problem)|parvaledu|parledu|parvagilla|paravala|paravaillai|kuzhappamilla)
  (?![\p{L}\p{M}])(?![ ](?:na|nahi|nahin)\b)
  |(?:चलेगा|चलेगी|चालेल|চলবে|ચાલશે|పర్వాలేదు|ಪರವಾಗಿಲ್ಲ|பரவாயில்லை|കുഴപ്പമില്ല)
  (?![\p{L}\p{M}])(?![ ]না))
  |^[ ]അല്ലെങ്കിലും[ ]
`
