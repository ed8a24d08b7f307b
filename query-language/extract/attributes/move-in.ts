import { regExp } from '#domain/text/reg-exp.ts'
import { startsSentence } from '#query-language/background/sentences.ts'
import type { BackgroundClause } from '#query-language/background/skip-background.ts'
import { moveInWords } from '#query-language/lexicon/particulars/particular-words.ts'
import { claim, isFree, type ParseState, skip } from '#query-language/model/parse-state.ts'
import type { Slot } from '#query-language/model/slots.ts'
import { type DayPhrase, dayPhraseAt } from './day-phrases.ts'

/** What the words beside a day say of it. */
interface Cue {
  /** The home is needed from then on, or at some time until then. */
  isFrom: boolean
  from: number
  to: number
}

/**
 * Extracts the day from which a home is needed: `from 1st January`, `15 tarikh se`, `by month end`.
 * Without today's date such words are only skipped. "1 January se" alone is no place that somebody
 * comes from.
 */
export function extractMoveIn(
  state: ParseState,
  today: string | undefined,
  clauses: readonly BackgroundClause[],
): void {
  const { tokens } = state
  for (let at = 0; at < tokens.length; at++) {
    const day = dayPhraseAt(tokens, at, today ?? '2000-01-01')
    if (!day) continue
    // Without today's date a year is left to the possession.
    const isUnread = !today && /^20\d\d$/.test(tokens[day.to]?.text ?? '')
    const clause = clauses.find(({ from, to }) => from <= at && day.to <= to)
    const cue = isUnread ? undefined : cueWithin(state, day, clause)
    const isAlone = cue !== undefined && (!clause || clause.to - clause.from <= cue.to - cue.from)
    if (!cue || !isAlone) {
      at = day.to - 1
      continue
    }
    if (today) claim(state, 'moveIn', { by: cue.isFrom ? day.first : day.last }, [cue.from, cue.to])
    else skip(state, cue.from, cue.to)
    at = cue.to - 1
  }
}

/** Returns the cue of a day that is free, or stands in a clause that was taken for background. */
function cueWithin(state: ParseState, day: DayPhrase, clause: BackgroundClause | undefined) {
  if (!clause) return isFree(state, day.from, day.to) ? cueOf(state, day) : undefined
  const claimed = state.claimed.map((is, at) => is && !(clause.from <= at && at < clause.to))
  return cueOf({ ...state, claimed }, day)
}

const leadWord = /^(?:the|this|on|around|about|in|for|approx|coming|latest|at|only)$/
const tailWord = /^(?:ko|ke|ki|la|ge|ku|nu|na|ne|er|me|mein|tak|sharp|only|को|के|की|ला|में)$/

/** Returns what makes a day one of moving in, with the words that say so; undefined if nothing. */
function cueOf(state: ParseState, day: DayPhrase): Cue | undefined {
  const { tokens } = state
  if (isOfOther(state, day)) return undefined
  let from = day.from
  while (
    from > day.from - 2 &&
    leadWord.test(tokens[from - 1]?.text ?? '') &&
    isFree(state, from - 1)
  )
    from--
  const lead = wordBefore(state, from) ?? wordBefore(state, day.from)
  const tail =
    tailAt(state, day.to) ??
    (tailWord.test(tokens[day.to]?.text ?? '') ? tailAt(state, day.to + 1) : undefined)
  const begin = lead && lead.meaning !== 'moving' ? lead.from : from
  if (day.isBare && !isBareDay(state, day)) return undefined
  if (lead?.meaning === 'from' && isFrom(state, lead.from, day))
    return { isFrom: true, from: begin, to: day.to }
  if (tail?.meaning === 'onwards') return { isFrom: true, from, to: tail.next }
  if (lead?.meaning === 'before-day') return { isFrom: false, from: begin, to: day.to }
  const isMoving = !day.isBare && isNearMove(state, from, tail?.next ?? day.to)
  if (lead?.meaning === 'from-after' || tail?.meaning === 'from-after')
    return isMoving ? { isFrom: true, from: begin, to: tail?.next ?? day.to } : undefined
  const to = tail?.meaning === 'till' ? tail.next : day.to
  if (isMoving) return { isFrom: false, from: lead?.meaning === 'till' ? begin : from, to }
  return undefined
}

/** Returns the words behind a day that say what it is: "15 tarikh se", "Christmas nu munpu". */
function tailAt({ tokens }: ParseState, at: number) {
  const match = moveInWords.find(tokens, at)
  return match && /^(?:onwards|till|from-after)$/.test(match.meaning) ? match : undefined
}

/** "From 10 to 15 lakh" begins a range, and so does "1 se 2". */
const isFrom = ({ tokens }: ParseState, lead: number, { to }: DayPhrase) =>
  tokens[lead]?.text !== 'se' && !/^(?:to|-)$/.test(tokens[to]?.text ?? '')

function wordBefore(state: ParseState, end: number) {
  for (const size of [4, 3, 2, 1]) {
    const from = end - size
    const match = from >= 0 ? moveInWords.find(state.tokens, from, end) : undefined
    if (match?.next === end && isFree(state, from, end)) return { meaning: match.meaning, from }
  }
  return undefined
}

const numbered = regExp()`
  ^(?:floor|flr|cross|main|block|stage|phase|avenue|street|lane|sector|mala|manzil|manjil
  |majla|talla|line|road|rd|class|std|year|sem|semester|time|choice|preference|option|one
  |wala|flat|home|house)$
`

/** "From 15th", but not "from 1st floor". */
function isBareDay({ tokens }: ParseState, { to }: DayPhrase): boolean {
  const next = tokens[to]
  return !next || next.kind === 'sign' || !numbered.test(next.text)
}

const maxWordsBefore = 5
const maxWordsBehind = 4

/** "Joining on 5 January", "lease ends 31 Dec": a day of something else in the same sentence. */
function isOfOther(state: ParseState, { from, to }: DayPhrase): boolean {
  const { tokens } = state
  for (let at = from - 1; at >= Math.max(0, from - maxWordsBefore); at--) {
    if (tokens[at]?.text === ',' || startsSentence(state, at + 1)) break
    const match = moveInWords.find(tokens, at)
    if (match?.meaning === 'moving' || match?.meaning === 'from') break
    if (match?.meaning === 'other') return true
  }
  for (let at = to; at < to + 2; at++) {
    if (tokens[at]?.text === ',' || startsSentence(state, at)) return false
    if (moveInWords.find(tokens, at)?.meaning === 'other') return true
  }
  return false
}

/** "Shifting on 5th January", "December 15 ke andar ghar chahiye" */
function isNearMove(state: ParseState, from: number, to: number): boolean {
  const { tokens } = state
  for (let at = from - 1; at >= Math.max(0, from - maxWordsBehind * 2); at--) {
    if (startsSentence(state, at + 1)) break
    if (moveInWords.find(tokens, at)?.meaning === 'moving') return true
  }
  for (let at = to; at < Math.min(tokens.length, to + maxWordsBehind); at++) {
    if (startsSentence(state, at) || tokens[at]?.text === ',') return false
    if (moveInWords.find(tokens, at)?.meaning === 'moving') return true
  }
  return false
}

interface Settled {
  state: ParseState
  today: string | undefined
}

/** Rents are lower, prices higher. */
const minPrice = 1_000_000

/**
 * Settles what a day of moving in means: who buys takes possession then. "Immediately" is today for
 * who rents, and a home that is ready for all others.
 */
export function settleMoveIn({ state, today }: Settled): void {
  const days = state.slots.filter((slot) => slot.slot === 'moveIn')
  if (days.length === 0) return
  const isRented = rents(state.slots)
  const isBought = !isRented && buys(state.slots)
  const [first, ...others] = days.filter(({ value }) => value.by !== '')
  const isSettled = state.slots.some(({ slot }) => slot === 'possession')
  state.slots = state.slots.flatMap((slot): Slot[] => {
    if (slot.slot !== 'moveIn') return [slot]
    if (slot.value.isNow) {
      if (today && isRented && !first) return [{ ...slot, value: { by: today, isNow: true } }]
      return isSettled || first ? [] : [{ ...slot, slot: 'possession', value: { status: 'ready' } }]
    }
    if (others.includes(slot)) return []
    // Who rents does not look for a home so long before.
    const isFar = !isRented && slot.value.by > laterMonth(today ?? '')
    if (!isBought && !isFar) return [slot]
    return isSettled
      ? []
      : [{ ...slot, slot: 'possession', value: { by: slot.value.by.slice(0, 7) } }]
  })
}

const monthsAhead = 6

/** Returns the day some months later, as it compares with others. */
const laterMonth = (today: string) => {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const day = new Date(Date.UTC(year, month - 1 + monthsAhead, 1))
  return `${day.toISOString().slice(0, 7)}-31`
}

const buys = (slots: readonly Slot[]) =>
  slots.some(
    ({ slot, value }) =>
      (slot === 'intent' && value === 'sell') ||
      (slot === 'possession' && value.status === 'under-construction') ||
      (slot === 'budget' && (value.max ?? value.min ?? 0) >= minPrice),
  )

const rents = (slots: readonly Slot[]) =>
  slots.some(({ slot, value }) => slot === 'intent' && value !== 'sell') ||
  (!slots.some(({ slot }) => slot === 'intent') &&
    slots.some(
      ({ slot, value }) =>
        slot === 'monthly' || (slot === 'budget' && (value.max ?? minPrice) < minPrice),
    ))
