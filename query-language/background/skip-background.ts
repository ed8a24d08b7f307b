import { type Gazetteer, keyOf } from '#query-language/gazetteer/gazetteer.ts'
import { landmarks } from '#query-language/lexicon/landmarks.ts'
import { fillers, meanings } from '#query-language/lexicon/lexicon.ts'
import { type Draft, isFree, pass, wordsOf } from '#query-language/model/parse-state.ts'
import { type Told, toldBy } from './classify-clause.ts'
import { type Clause, clausesOf } from './clauses.ts'

/** Shorter ones tell of nobody besides what they ask. */
const fewestTokens = 6

interface Said extends Clause {
  words: string[]
  told: Told
}

/** What was told of where somebody works or lives, or what they sold: tokens `from` up to `to`. */
export interface Aside {
  from: number
  to: number
  told: 'work' | 'home' | 'sold'
}

/**
 * Passes over what people tell of themselves between their wishes: where they live, what they saw, paid
 * or were told. Its places, amounts and homes are not asked for; who is to live there is. Returns what was
 * passed over of where somebody works or lives, which is meant where no other place is named, and of what
 * they sold.
 */
export function passAsides(draft: Draft, gazetteer: Gazetteer, meant?: Aside['told']): Aside[] {
  if (draft.tokens.length < fewestTokens) return []
  const hasRooms = draft.tokens.some(({ text }) => /^\d*(?:bhk|rk)$/.test(text))
  const said = clausesOf(draft).map((clause): Said => {
    const words = wordsOf(draft, clause.from, clause.to)
    const told = toldBy(words) ?? (hasRooms && isWorkplace(words) ? 'work' : undefined)
    return { ...clause, words, told }
  })
  // Who wishes for nothing besides asks with what is told.
  const asking = said.filter((clause) => isAsking(draft, clause))
  if (asking.length === 0) return []
  const isWorkNear = meant === 'work' || asking.some((clause) => refersTo(draft, clause, toWork))
  const isElsewhere = said.some(({ told }) => told === 'change' || told === 'work')
  const isHomeNear = asking.some(
    (clause) =>
      refersTo(draft, clause, toSame) || (!isElsewhere && refersTo(draft, clause, toHome)),
  )
  const asides: Aside[] = []
  for (const [index, clause] of said.entries()) {
    const { told } = clause
    if (isTrailing(said[index - 1], clause)) {
      passClause(draft, clause)
      continue
    }
    if (told === 'change') passOrigin(draft, clause)
    else if (told === 'past') {
      // "I saw some in MVP Colony. Otherwise Rushikonda": what was seen is one of the two.
      if (said[index + 1]?.words[0] === 'otherwise') continue
      passClause(draft, clause)
      if (clause.words.includes('sold'))
        asides.push({ from: clause.from, to: clause.to, told: 'sold' })
    } else if ((told === 'home' && !isHomeNear) || (told === 'work' && !isWorkNear)) {
      const isMeant = told === meant && !isOrigin(draft, clause)
      passClause(draft, clause, isMeant ? placesIn(draft, clause, gazetteer) : undefined)
      asides.push({ from: clause.from, to: clause.to, told })
    }
  }
  return asides
}

/** "Office in Gachibowli, want 3 BHK": a clause by itself, of whoever looks for rooms. */
const isWorkplace = (words: readonly string[]) =>
  /^(?:office|college|workplace|company) (?:in|at|near) \S+(?: \S+){0,2}$/.test(words.join(' '))

/** "Transfer ho gaya hai Raipur se", "rehte hain Karve Nagar me", "socha tha plot lunga": what is said behind the verb. */
function isTrailing(before: Said | undefined, { words, opening }: Said): boolean {
  const last = words.at(-1) ?? ''
  if (!before || opening !== '' || words.length > mostTrailing) return false
  return before.told === 'change'
    ? /^(?:se|से)$/.test(last)
    : before.told !== 'wish' &&
        before.told !== undefined &&
        /^(?:me|mein|main|par|pe|में|पर|lunga|loonga|lungi|lenge|kharidunga|kharidenge|lo|लूंगा|लेंगे)$/.test(
          last,
        )
}
const mostTrailing = 4

const isAsking = (draft: Draft, { from, to, told }: Said) =>
  (told === 'wish' || told === undefined || told === 'change') &&
  draft.tokens
    .slice(from, to)
    .some(({ kind }, index) => kind === 'number' || meanings.find(draft.tokens, from + index, to))

/** "Near it", "office ke paas": the wish is for what is near to where somebody works. */
const toWork =
  / (?:near|nearby|close to|closer to|around|distance (?:from|to|of)|away from|walkable to|min(?:s|utes)? (?:from|to|of)|kms? (?:from|of)) (?:it|there|that|this|here|(?:my |the |our |his |her )*(?:office|work|workplace|work place|job|college|campus|company|shop|clinic|school)) | (?:nearby|near by|close by|around there|commute|commuting|wahin|wahi|uske|usi|uske aas|iske) | (?:office|daftar|kaam|college|company) (?:ke |k |se )?(?:paas|pass|pas|nazdeek|najdik|nazdik|kareeb|karib|aas|पास) | (?:paas|pass|nazdeek|najdeek|aas paas|aaspaas) (?:me|mein|hi|ho|chahiye) | near $/
const toSame =
  / (?:same|usi|isi) (?:area|locality|society|building|place|side|sector|road|colony|lane|ilaka|ilake|jagah|layout) /
const toHome = / (?:nearby|around here|close by|aas paas hi|wahin|wahi|yahin|yahi) /

function refersTo({ tokens }: Draft, { words, from }: Said, pattern: RegExp): boolean {
  const found = pattern.exec(` ${words.join(' ')} `)
  if (!found) return false
  // "Metro nearby": what is to be near has been said.
  const before = ` ${words.join(' ')} `.slice(0, found.index).split(' ').length - 1
  return landmarks.find(tokens, from + before - 1) === undefined
}

/** "I am from Kanpur", "hum Patna se hain": who comes from there looks elsewhere. */
export const isOrigin = (draft: Draft, { from, to }: Pick<Clause, 'from' | 'to'>) =>
  origin.test(` ${wordsOf(draft, from, to).join(' ')} `)
const origin =
  / (?:from|native|hometown|home town|originally|belongs?|hails?) | (?:se|से) (?:hai|hain|hu|hun|hoon|h|है|हैं|हूं|हूँ) /

/** All of a clause but who is to live there, and the places that are meant. */
function passClause(draft: Draft, { from, to }: Clause, kept?: ReadonlySet<number>): void {
  for (let at = from; at < to; at++) {
    if (kept?.has(at)) continue
    const found = meanings.find(draft.tokens, at, to)
    const before = draft.tokens[at - 1]?.text ?? ''
    // "My family", "landlord wants family": who is not to live there.
    const isOther = possessive.test(before) || wants.test(before)
    if (found?.meaning.slot === 'tenant' && !isOther) at = found.next - 1
    else pass(draft, at, at + 1)
  }
}

/** The tokens of a clause that name places. */
function placesIn(
  { tokens }: Draft,
  { from, to }: Clause,
  { byKey, longest }: Gazetteer,
): ReadonlySet<number> {
  const found = new Set<number>()
  for (let at = from; at < to; at++) {
    let end = Math.min(at + longest, to)
    while (end > at && !byKey.has(keyOf(tokens.slice(at, end).map(({ text }) => text)))) end--
    const word = tokens[at]?.text ?? ''
    const isTalk = end === at + 1 && (meanings.words.has(word) || fillers.words.has(word))
    if (end === at || isTalk) continue
    for (let index = at; index < end; index++) found.add(index)
    at = end - 1
  }
  return found
}
const possessive = /^(?:my|our|his|her|their|mera|meri|mere|hamara|hamari|apni|apna)$/

const wants = /^(?:wants|prefers)$/

/** "Transferred from Nagpur to Pune", "patna se noida shift": where somebody comes from is not where they look. */
function passOrigin(draft: Draft, { from, to, words }: Said): void {
  const leave = from + words.findIndex((word, at) => word === 'from' || isOutOf(words, at))
  if (leave >= from) {
    const isOut = words[leave - from] === 'out'
    // "Moving out of a coworking in HSR": the place it is at is left as well.
    const [stop, most] = isOut ? [arrivingFrom, 6] : [arriving, 3]
    let end = leave + (isOut ? 2 : 1)
    while (end < to && end <= leave + most && !stop.test(draft.tokens[end]?.text ?? '')) end++
    if (isFree(draft, leave, end)) pass(draft, leave, end)
  }
  const coming = from + words.findIndex((word) => fromBehind.test(word))
  const before = draft.tokens[coming - 1]
  if (coming > from && before?.kind === 'word') pass(draft, coming - 1, coming + 1)
}
/** "Patna se", and the same of Kannada, Tamil, Bengali, Telugu and Marathi. */
const fromBehind = /^(?:se|से|inda|irundhu|irundu|lirundhu|lirundu|theke|nundi|nunchi|madhun)$/
const isOutOf = (words: readonly string[], at: number) =>
  words[at] === 'out' && words[at + 1] === 'of'
const arriving = /^(?:to|in|at|for|and|as|on|into)$/
const arrivingFrom = /^(?:to|for|and|as|into)$/
