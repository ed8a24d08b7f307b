import { regExp } from '#domain/text/reg-exp.ts'
import type { Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { landmarks } from '#query-language/lexicon/landmarks.ts'
import { lexicon } from '#query-language/lexicon/lexicon.ts'
import { elseBefore } from '#query-language/lexicon/preference-phrases.ts'
import { type ParseState, skip, wordsOf } from '#query-language/model/parse-state.ts'
import { romanizeChat } from '#query-language/text/romanize.ts'
import { paidNowPattern, rentedWord, speaksOfSomebody } from './background-patterns.ts'
import { classifyClauses, spellingsOf } from './classified-clauses.ts'
import type { ClassifiedClause } from './classify-clause.ts'
import { isCounting, namesLocality, placesIn, placesWithSections } from './clause-places.ts'
import type { Clause } from './clauses.ts'
import { isRefusal } from './left-places.ts'
import { isMention } from './mentioned-places.ts'
import { movedFromPattern, skipOrigin } from './origins.ts'
import { isRequest } from './requests.ts'

/** Shorter messages have no background clause. */
const minTokens = 6

/**
 * A clause on where the writer works or lives, what they sold, or a place they refuse: tokens
 * `from` up to `to`.
 */
export interface BackgroundClause {
  from: number
  to: number
  kind: 'work' | 'home' | 'sold' | 'refused'
}

/**
 * Skips background clauses between requests: where the writers live, what they saw, paid or were
 * told. Their places, amounts and homes are not search conditions; the tenants they name are.
 * Returns the skipped clauses on work, home (used when no other place is named) and sales.
 */
export function skipBackground(
  state: ParseState,
  gazetteer: Gazetteer,
  fallbackKind?: BackgroundClause['kind'],
): BackgroundClause[] {
  if (state.tokens.length < minTokens) return []
  const classified = classifyClauses(state)
  // Without another request, a background clause is the request.
  const requests = classified.filter((clause) => isRequest(state, clause))
  if (requests.length === 0) return []
  const isWorkNear =
    fallbackKind === 'work' || requests.some((clause) => refersTo(state, clause, nearWorkPattern))
  const isElsewhere = classified.some(({ kind }) => kind === 'change' || kind === 'work')
  const home = classified.find(({ kind }) => kind === 'home')
  const isHomeNear = requests.some(
    (clause) =>
      // "Saket, or in the same area a floor. We live in Khirki": what is said before.
      ((home?.from ?? 0) < clause.from && refersTo(state, clause, samePlacePattern)) ||
      // "Wahin aaspaas Saket me": a locality of its own.
      (!isElsewhere &&
        refersTo(state, clause, nearHomePattern) &&
        !namesLocality(state, clause, gazetteer)),
  )
  const isPlaceWanted = ({ kind }: ClassifiedClause) =>
    (kind === 'home' && isHomeNear) || (kind === 'work' && isWorkNear)
  const hasWishElsewhere = (clause: ClassifiedClause) =>
    classified.some(
      (other) =>
        other !== clause &&
        (other.kind === 'wish' || (other.kind === undefined && !isOnlyTold(state, other))) &&
        namesLocality(state, other, gazetteer),
    )
  const clauses: BackgroundClause[] = []
  for (const [index, clause] of classified.entries()) {
    const { kind } = clause
    const before = classified[index - 1]
    // "HSR everyone suggests, but no", but not "2bhk in Powai, no need of a lift".
    const isRefused =
      kind !== 'wish' &&
      clause.to - clause.from > 1 &&
      !isCounting(state, clause) &&
      classified[index + 1]?.spellings.some(isRefusal) &&
      classified[index + 2]?.opening !== '' &&
      !state.text
        .slice(state.tokens[clause.to - 1]?.end, state.tokens[clause.to]?.start)
        .includes('?') &&
      namesLocality(state, clause, gazetteer)
    if (kind === 'refused' || isRefused) {
      skipClause(state, clause, placesWithSections(state, clause, gazetteer))
      clauses.push({ from: clause.from, to: clause.to, kind: 'refused' })
      continue
    }
    if (isTrailing(before, clause)) {
      if (!before || !isPlaceWanted(before)) skipClause(state, clause)
      continue
    }
    if (
      kind === undefined &&
      // "Na mile to Hinjewadi bhi theek hai"
      !elseBefore.find(state.tokens, clause.from) &&
      isOnlyTold(state, clause) &&
      namesLocality(state, clause, gazetteer) &&
      hasWishElsewhere(clause)
    ) {
      skipClause(state, clause)
      continue
    }
    if (
      (kind === 'wish' || kind === undefined) &&
      movedFromPattern.test(` ${clause.words.join(' ')} `)
    )
      skipOrigin(state, clause, clause.words, gazetteer)
    if (kind === 'change') {
      skipOrigin(state, clause, clause.words, gazetteer)
      // "Naukri Kharadi me lagi hai, Wakad me 2bhk": the request names its own locality.
      if (
        jobFound.test(clause.spellings[0]?.join(' ') ?? '') &&
        namesLocality(state, clause, gazetteer) &&
        hasWishElsewhere(clause)
      )
        skipClause(state, clause, placesIn(state, clause, gazetteer, 'city'))
    } else if (kind === 'past') {
      // "I saw some in MVP Colony. Otherwise Rushikonda": the place seen is one of two
      // alternatives.
      if (classified[index + 1]?.words[0] === 'otherwise') continue
      skipClause(state, clause)
      if (clause.words.includes('sold'))
        clauses.push({ from: clause.from, to: clause.to, kind: 'sold' })
    } else if ((kind === 'home' || kind === 'work') && !isPlaceWanted(clause)) {
      const isFallback = kind === fallbackKind && !isOrigin(state, clause)
      skipClause(state, clause, isFallback ? placesIn(state, clause, gazetteer) : undefined)
      clauses.push({ from: clause.from, to: clause.to, kind })
    }
  }
  return clauses
}

/** Whether a clause speaks of somebody or of another home, and asks for nothing. */
const isOnlyTold = (state: ParseState, clause: ClassifiedClause) =>
  clause.spellings.some(speaksOfSomebody) ||
  (!isCounting(state, clause) && clause.spellings.some(isMention))

const trailingWord = regExp()`
  ^(?:me|mein|main|par|pe|में|पर|ka|ki|का|की|lunga|loonga|lungi|lenge|kharidunga|kharidenge|lo|लूंगा
  |लेंगे)$
`

/**
 * Whether a clause continues after its verb: "Transfer ho gaya hai Raipur se", "rehte hain Karve
 * Nagar me", "socha tha plot lunga".
 */
function isTrailing(
  before: ClassifiedClause | undefined,
  { words, opening }: ClassifiedClause,
): boolean {
  const last = words.at(-1) ?? ''
  if (before && isPaidNow(before, words, opening)) return true
  if (!before || opening !== '' || words.length > maxTrailingWords) return false
  return before.kind === 'change'
    ? /^(?:se|से)$/.test(last)
    : before.kind !== 'wish' && before.kind !== undefined && trailingWord.test(last)
}
const maxTrailingWords = 4

/** "We stay in Kothrud on rent (28k)", "rehte hai, kiraya 30k": what the present home costs. */
const isPaidNow = ({ kind }: ClassifiedClause, words: readonly string[], opening: string) =>
  (kind === 'home' || kind === 'past' || kind === 'work') &&
  (opening === '' ||
    opening === '(' ||
    (opening === ',' && words.some((word) => rentedWord.test(word)))) &&
  paidNowPattern.test(words.join(' '))

/** "Near it", "office ke paas": the home should be near the workplace. */
const nearWorkPattern = regExp()`
  [ ](?:near|nearby|close to|closer to|around|distance (?:from|to|of)|away from|walkable to
  |min(?:s|utes)? (?:from|to|of)|kms? (?:from|of)) (?:it|there|that|this|here
  |(?:my |the |our |his |her )*(?:office|work|workplace|work place|job|college|campus|company
  |shop|clinic|school)) | (?:nearby|near by|close by|around there|commute|commuting|wahin|wahi
  |(?:uske|iske)(?! (?:liye|lie|alawa|baad|saath))|usi) | (?:office|daftar|kaam|college|company
  |school|coaching|factory)(?: ke| k| se)? (?:paas|pass|pas|nazdeek|najdik|nazdik|kareeb|karib
  |aas) | (?:paas|pass|nazdeek|najdeek|aas paas|aaspaas) (?:me|mein|hi|ho|chahiye) | near $
`
const samePlacePattern = regExp()`
  (?<! owner(?: \S+){0,5}) (?:same|usi|isi) (?:area|locality|society|building|place|side|sector|road
  |colony|lane|ilaka
  |ilake|jagah|layout)[ ]
`
const nearHomePattern = regExp()`
  [ ](?:nearby|around here|close by|aas paas hi|wahin|wahi|yahin|yahi|(?:usi|isi|uske) (?:ke )?
  (?:paas|pass|aas paas|nazdeek|kareeb))[ ]
`

function refersTo(
  { tokens }: ParseState,
  { spellings, from }: ClassifiedClause,
  pattern: RegExp,
): boolean {
  return spellings.some((words) => {
    const text = ` ${words.join(' ')} `
    const match = pattern.exec(text)
    if (!match) return false
    // "Metro nearby": the landmark precedes the word.
    const before = text.slice(0, match.index).split(' ').length - 1
    return landmarks.find(tokens, from + before - 1) === undefined
  })
}

/**
 * Returns whether a clause names an origin, not a place to search: "I am from Kanpur", "hum Patna
 * se hain".
 */
export const isOrigin = (state: ParseState, { from, to }: Pick<Clause, 'from' | 'to'>) =>
  spellingsOf(wordsOf(state, from, to)).some((words) => originPattern.test(` ${words.join(' ')} `))
const originPattern = regExp()`
  [ ](?:from|native|hometown|home town|originally|belongs?|hails?) | (?:se|से) (?:hai|hain|hu
  |hun|hoon|h|है|हैं|हूं|हूँ)[ ]
`

/** Skips a clause except for its tenants and its requested places. */
function skipClause(
  state: ParseState,
  { from, to }: Clause,
  exceptTokens?: ReadonlySet<number>,
): void {
  for (let at = from; at < to; at++) {
    if (exceptTokens?.has(at)) continue
    const match = lexicon.find(state.tokens, at, to)
    const before = state.tokens[at - 1]?.text ?? ''
    // "My family", "landlord wants family": not the tenants.
    const behind = match ? romanizeChat(state.tokens[match.next]?.text ?? '') : ''
    const isOther = possessiveWord.test(before) || wantsWord.test(before) || livingWord.test(behind)
    if (match?.meaning.slot === 'tenant' && !isOther) at = match.next - 1
    else skip(state, at, at + 1)
  }
}

const jobFound = regExp()`
  (?:job|naukri|nokri|posting|transfer|tabadla|admission|dakhila)(?: \S+){0,4} (?:lagi|laga|lag
  |mil|mili
  |mila|hui|hua|ho|hai)(?: |$)
`

const possessiveWord = /^(?:my|our|his|her|their|mera|meri|mere|hamara|hamari|apni|apna)$/

/** "Family stays at Haridwar", "family badi ho gayi" */
const livingWord =
  /^(?:stays?|lives?|staying|living|resides?|bad[aei]|badh|grown?|grew|growing|is|has)$/

const wantsWord = /^(?:wants|prefers)$/
