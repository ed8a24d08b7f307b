import { readNumberAt } from '#query-language/extract/amounts/number-phrase.ts'
import { months } from '#query-language/lexicon/months.ts'
import { units } from '#query-language/lexicon/units.ts'
import { claim, type Draft, isFree, pass, wordsOf } from '#query-language/model/parse-state.ts'
import { phrasesOf } from '#query-language/text/phrase-trie.ts'
import { firstYear, lastYear, leaveDates } from './unhandled-dates.ts'

const lead = new Set(
  'possession poss by before in within till until tak handover delivery ready completion date to move se pehle pahle expected on around'.split(
    ' ',
  ),
)
const cue = new Set(
  'possession poss by before till until handover delivery ready completion'.split(' '),
)
const tail = new Set(
  'possession poss handover tak end se pehle pahle delivery ready तक में me mein'.split(' '),
)

/**
 * Reads until when a home is to be handed over: `possession by Dec 2027`, `ready before 2026`. What is
 * counted from today, `possession within 6 months`, is read where that day (ISO text) is known.
 */
export function readPossession(draft: Draft, today?: string): void {
  leaveDates(draft)
  readYears(draft)
  const isHanded = draft.tokens.some(({ text }) => handed.test(text) || text === 'ready')
  if (today && isHanded) readFromToday(draft, today)
  if (!isHanded) passMoveIn(draft)
}

/** "From 1st December", "shifting in January": when somebody moves in is told of rents, not looked for. */
function passMoveIn(draft: Draft): void {
  const { tokens } = draft
  for (let at = 1; at < tokens.length; at++) {
    const month = months.find(tokens, at)
    if (!month || vague.has(tokens[at]?.text ?? '') || !isFree(draft, at, month.next)) continue
    let from = at
    while (/^(?:st|nd|rd|th|of)$/.test(tokens[from - 1]?.text ?? '')) from--
    if (tokens[from - 1]?.kind === 'number' && (tokens[from - 1]?.value ?? 0) <= 31) from--
    const isDated = from < at || tokens[at]?.text !== 'may'
    if (!moveIn.test(tokens[from - 1]?.text ?? '') || !isDated) continue
    if (isFree(draft, from, month.next)) pass(draft, from, month.next)
  }
}
const moveIn = /^(?:from|in|by|on|around|before|after|till|until|since|this|next|coming)$/

function readYears(draft: Draft): void {
  const { tokens } = draft
  for (let at = 0; at < tokens.length; at++) {
    const year = tokens[at]
    if (year?.kind !== 'number' || !isFree(draft, at)) continue
    const century = isShortYear(draft, at) ? 2000 : 0
    const said = year.value + century
    if (said < firstYear || said > lastYear || said % 1 !== 0) continue
    const named = monthBefore(draft, at)
    const [from, to] = withWords(draft, named?.from ?? at, at + 1)
    const before = wordsOf(draft, from, named?.from ?? at)
    const after = wordsOf(draft, at + 1, to)
    const isCued =
      before.some((word) => cue.has(word)) ||
      after.some((word) => !/^(?:end|me|mein|में)$/.test(word))
    if (!named && !isCued) continue
    const month = after.includes('end') ? 12 : (named?.month ?? 12)
    claim(draft, 'possession', { by: yearMonth(said, month) }, [from, to])
  }
}

/** "Possession within 6 months", "by March", "next year": said as seen from today. */
function readFromToday(draft: Draft, today: string): void {
  const [year = 0, month = 0] = today.split('-').map(Number)
  for (let at = 0; at < draft.tokens.length; at++) {
    const found = isFree(draft, at) ? fromTodayAt(draft, at, year, month) : undefined
    if (!found || !isFree(draft, at, found.next)) continue
    const [from, to] = withWords(draft, at, found.next)
    const before = wordsOf(draft, from, at)
    const after = wordsOf(draft, found.next, to)
    // Who may move in at once is asked for with "ready to move", whatever follows.
    const isHanded = [...before, ...after].some((word) => handed.test(word))
    const isReady = before.includes('ready') && !before.includes('move')
    if (!isHanded && !isReady) continue
    claim(draft, 'possession', { by: found.by }, [from, to])
    at = to - 1
  }
}

function fromTodayAt(
  { tokens }: Draft,
  at: number,
  year: number,
  month: number,
): { by: string; next: number } | undefined {
  const later = laterWords.find(tokens, at)
  if (later) {
    const { years, months: count } = later.meaning
    const by = count === undefined ? yearMonth(year + years, 12) : yearMonth(year, month + count)
    return { by, next: later.next }
  }
  const number = readNumberAt(tokens, at)
  const unit = number && units.find(tokens, number.next)
  const perUnit = unit?.meaning.of === 'months' ? 1 : unit?.meaning.of === 'years' ? 12 : 0
  if (number && unit && perUnit > 0 && number.value <= mostMonths / perUnit) {
    return { by: yearMonth(year, month + Math.ceil(number.value * perUnit)), next: unit.next }
  }
  const named = months.find(tokens, at)
  // "May" is also a verb, and a season without its year says little.
  if (!named || vague.has(tokens[at]?.text ?? '')) return undefined
  if (tokens[at]?.text === 'may' && !/^(?:by|in|before|till)$/.test(tokens[at - 1]?.text ?? ''))
    return undefined
  const by = yearMonth(named.meaning < month ? year + 1 : year, named.meaning)
  return { by, next: named.next }
}

/** Nobody waits longer, and a greater number counts something else. */
const mostMonths = 84
const vague = new Set('early start beginning shuru mid middle end late'.split(' '))

const laterWords = phrasesOf<{ years: number; months?: number }>([
  ['this year|is saal|iss saal|year end|end of this year|end of the year|इस साल', { years: 0 }],
  ['next year|coming year|agle saal|agle sal|अगले साल', { years: 1 }],
  ['this month|is mahine|इस महीने', { years: 0, months: 0 }],
  ['next month|coming month|agle mahine|अगले महीने', { years: 0, months: 1 }],
])

/** A year and a month of it, which may lie beyond its end. */
const yearMonth = (year: number, month: number) =>
  `${year + Math.floor((month - 1) / 12)}-${String(((month - 1) % 12) + 1).padStart(2, '0')}`

/** A span with the words around it that speak of a handover. */
function withWords(draft: Draft, from: number, to: number): [from: number, to: number] {
  const { tokens } = draft
  let [begin, end] = [from, to]
  while (lead.has(tokens[begin - 1]?.text ?? '') && isFree(draft, begin - 1)) begin--
  while (tail.has(tokens[end]?.text ?? '') && isFree(draft, end)) end++
  return [begin, end]
}

const handed = /^(?:possession|poss|handover|delivery|completion)$/

/** "Dec 28 poss", "possession by mar 27": a year beside its month, where a handover is spoken of. */
function isShortYear(draft: Draft, at: number): boolean {
  const year = draft.tokens[at]
  if (!/^\d\d$/.test(year?.text ?? '') || !monthBefore(draft, at)) return false
  const around = draft.tokens.slice(Math.max(0, at - 4), at + 3)
  return around.some(({ text }) => handed.test(text))
}

/** "From 1 Jan", "December 15": a day of a month. */
export const isDay = ({ tokens }: Draft, at: number, to: number) =>
  months.find(tokens, to) !== undefined || months.find(tokens, at - 1) !== undefined

function monthBefore(draft: Draft, at: number) {
  for (const count of [3, 2, 1]) {
    const found = months.find(draft.tokens, at - count)
    const between = draft.tokens[at - 1]?.text ?? ''
    const isNext =
      found?.next === at || (found?.next === at - 1 && /^(?:of|,|-|the)$/.test(between))
    if (found && isNext && isFree(draft, at - count, at)) {
      return { month: found.meaning, from: at - count }
    }
  }
  return undefined
}
