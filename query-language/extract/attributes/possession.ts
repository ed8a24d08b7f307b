import { regExp } from '#domain/text/reg-exp.ts'
import { parseNumberAt } from '#query-language/extract/amounts/number-phrase.ts'
import { festivals, nextDayOf } from '#query-language/lexicon/festivals.ts'
import { months } from '#query-language/lexicon/months.ts'
import { units } from '#query-language/lexicon/units.ts'
import { claim, isFree, type ParseState, wordsOf } from '#query-language/model/parse-state.ts'
import { buildPhraseTrie } from '#query-language/text/phrase-trie.ts'
import { firstYear, lastYear, markUnhandledDates } from './unhandled-dates.ts'

const handoverLead = new Set(
  (
    'possession poss by before in within till until upto tak handover delivery ready completion ' +
    'date to move se pehle pahle expected on around'
  ).split(' '),
)
const handoverCues = new Set(
  'possession poss by before till until handover delivery ready completion'.split(' '),
)
const handoverTail = new Set(
  (
    'possession poss kabza kabja taba taaba कब्जा कब्ज़ा ताबा handover tak end se pehle pahle ' +
    'delivery ready तक पर्यंत में me mein kulla lopu olage ullil modhye ' +
    'moddhe sudhi paryant varaku pehlan'
  ).split(' '),
)

/**
 * Extracts the latest possession date: `possession by Dec 2027`, `ready before 2026`. Relative
 * dates, `possession within 6 months`, need `today` (ISO date).
 */
export function extractPossession(state: ParseState, today?: string): void {
  markUnhandledDates(state)
  extractYears(state)
  const isHanded = state.tokens.some(({ text }) => handoverWord.test(text) || text === 'ready')
  if (today && isHanded) extractRelativeDates(state, today)
}

function extractYears(state: ParseState): void {
  const { tokens } = state
  for (let at = 0; at < tokens.length; at++) {
    const year = tokens[at]
    if (year?.kind !== 'number' || !isFree(state, at)) continue
    const century = isShortYear(state, at) ? 2000 : 0
    const fullYear = year.value + century
    if (fullYear < firstYear || fullYear > lastYear || fullYear % 1 !== 0) continue
    const earlier = monthBefore(state, at)
    const later = earlier ? undefined : monthBehind(state, at)
    const named = earlier ?? later
    const end = later?.to ?? at + 1
    const [from, to] = withHandoverWords(state, earlier?.from ?? at, end)
    const before = wordsOf(state, from, earlier?.from ?? at)
    const after = wordsOf(state, end, to)
    const isCued =
      before.some((word) => handoverCues.has(word)) ||
      after.some((word) => !/^(?:end|me|mein|में)$/.test(word))
    if (!named && !isCued) continue
    const month = after.includes('end') ? 12 : (named?.month ?? 12)
    claim(state, 'possession', { by: yearMonth(fullYear, month) }, [from, to])
  }
}

/** Extracts dates relative to today: "Possession within 6 months", "by March", "next year". */
function extractRelativeDates(state: ParseState, today: string): void {
  const [year = 0, month = 0] = today.split('-').map(Number)
  for (let at = 0; at < state.tokens.length; at++) {
    const match = isFree(state, at)
      ? (festivalAt(state, at, today) ?? relativeDateAt(state, at, year, month))
      : undefined
    if (!match || !isFree(state, at, match.next)) continue
    const day = dayBefore(state, at)
    const [from, to] = withHandoverWords(state, day, match.next)
    const before = wordsOf(state, from, day)
    const after = wordsOf(state, match.next, to)
    // "Ready to move" already gives the status, whatever date follows.
    const isHanded = [...before, ...after].some((word) => handoverWord.test(word))
    const isReady = before.includes('ready') && !before.includes('move')
    if (!isHanded && !isReady) continue
    claim(state, 'possession', { by: match.by }, [from, to])
    at = to - 1
  }
}

/** "Diwali tak": a festival stands for its next month. */
function festivalAt({ tokens }: ParseState, at: number, today: string) {
  const festival = festivals.find(tokens, at)
  if (!festival || tokens[festival.next]?.kind === 'number') return undefined
  return { by: nextDayOf(festival.meaning, today).slice(0, 7), next: festival.next }
}

/** "By 1st Jan": where the day before the month begins. */
function dayBefore(state: ParseState, at: number): number {
  const { tokens } = state
  const begin = /^(?:st|nd|rd|th)$/.test(tokens[at - 1]?.text ?? '') ? at - 2 : at - 1
  const day = tokens[begin]
  const isDayNumber = day?.kind === 'number' && day.value >= 1 && day.value <= 31
  return isDayNumber && isFree(state, begin, at) ? begin : at
}

function relativeDateAt(
  { tokens }: ParseState,
  at: number,
  year: number,
  month: number,
): { by: string; next: number } | undefined {
  const later = relativePeriods.find(tokens, at)
  if (later) {
    const { years, months: count } = later.meaning
    const by = count === undefined ? yearMonth(year + years, 12) : yearMonth(year, month + count)
    return { by, next: later.next }
  }
  const number = parseNumberAt(tokens, at)
  const unit = number && units.find(tokens, number.next)
  const perUnit = unit?.meaning.of === 'months' ? 1 : unit?.meaning.of === 'years' ? 12 : 0
  if (number && unit && perUnit > 0 && number.value <= maxMonthsAhead / perUnit) {
    return { by: yearMonth(year, month + Math.ceil(number.value * perUnit)), next: unit.next }
  }
  const named = months.find(tokens, at)
  // "May" is also a verb, and a season without its year is too vague.
  if (!named || vaguePeriods.has(tokens[at]?.text ?? '')) return undefined
  if (tokens[at]?.text === 'may' && !/^(?:by|in|before|till)$/.test(tokens[at - 1]?.text ?? ''))
    return undefined
  const by = yearMonth(named.meaning < month ? year + 1 : year, named.meaning)
  return { by, next: named.next }
}

/** A greater number of months is implausible and counts something else. */
const maxMonthsAhead = 84
const vaguePeriods = new Set('early start beginning shuru mid middle end late'.split(' '))

const relativePeriods = buildPhraseTrie<{ years: number; months?: number }>([
  ['this year|is saal|iss saal|year end|end of this year|end of the year|इस साल', { years: 0 }],
  ['next year|coming year|agle saal|agle sal|अगले साल', { years: 1 }],
  ['this month|is mahine|इस महीने', { years: 0, months: 0 }],
  ['next month|coming month|agle mahine|अगले महीने', { years: 0, months: 1 }],
])

/** Formats a year and month; the month may be past the end of the year. */
const yearMonth = (year: number, month: number) =>
  `${year + Math.floor((month - 1) / 12)}-${String(((month - 1) % 12) + 1).padStart(2, '0')}`

/** Returns a span extended by the possession words around it. */
function withHandoverWords(
  state: ParseState,
  from: number,
  to: number,
): [from: number, to: number] {
  const { tokens } = state
  let [begin, end] = [from, to]
  while (handoverLead.has(tokens[begin - 1]?.text ?? '') && isFree(state, begin - 1)) begin--
  while (handoverTail.has(tokens[end]?.text ?? '') && isFree(state, end)) end++
  return [begin, end]
}

const handoverWord = regExp()`
  ^(?:possession|poss|handover|delivery|completion|kabza|kabja|taba|taaba|कब्जा|कब्ज़ा|ताबा)$
`

/**
 * "Dec 28 poss", "possession by mar 27": a two-digit year after a month, beside a possession word.
 */
function isShortYear(state: ParseState, at: number): boolean {
  const year = state.tokens[at]
  if (!/^\d\d$/.test(year?.text ?? '') || !monthBefore(state, at)) return false
  const around = state.tokens.slice(Math.max(0, at - 4), at + 3)
  return around.some(({ text }) => handoverWord.test(text))
}

/** Returns whether a number is a day of a month: "From 1 Jan", "December 15". */
export const isDay = ({ tokens }: ParseState, at: number, to: number) =>
  months.find(tokens, to) !== undefined || months.find(tokens, at - 1) !== undefined

/** "2027 December tak": the month of a year, unless a number of its own stands behind it. */
function monthBehind({ tokens, ...state }: ParseState, at: number) {
  const match = months.find(tokens, at + 1)
  if (!match || vaguePeriods.has(tokens[at + 1]?.text ?? '')) return undefined
  const isFollowed = tokens[match.next]?.kind === 'number'
  if (isFollowed || !isFree({ tokens, ...state }, at, match.next)) return undefined
  return { month: match.meaning, to: match.next }
}

function monthBefore(state: ParseState, at: number) {
  for (const count of [3, 2, 1]) {
    const match = months.find(state.tokens, at - count)
    const between = state.tokens[at - 1]?.text ?? ''
    const isNext =
      match?.next === at || (match?.next === at - 1 && /^(?:of|,|-|the)$/.test(between))
    if (match && isNext && isFree(state, at - count, at)) {
      return { month: match.meaning, from: at - count }
    }
  }
  return undefined
}
