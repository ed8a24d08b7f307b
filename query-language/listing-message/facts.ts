import { regExp } from '#domain/text/reg-exp.ts'
import { parseNumberAt } from '#query-language/extract/amounts/number-phrase.ts'
import { months } from '#query-language/lexicon/months.ts'
import { roomUnits } from '#query-language/lexicon/units.ts'
import { isFree } from '#query-language/model/parse-state.ts'
import { find, type HomeState, leave } from './home-state.ts'
import { ofCorners } from './terms/said-of-other.ts'
import { isApart, phrases } from './words.ts'

/** Reads phrases that are a fact on their own: `negotiable`, `A khata`, `incl maintenance`. */
export function readPhrases(state: HomeState): void {
  const { parse } = state
  const { tokens } = parse
  for (let at = 0; at < tokens.length; at++) {
    const match = phrases.find(tokens, at)
    if (!match || !isFree(parse, at, match.next)) continue
    const { field, value } = match.meaning
    // "More negotiable? NO"
    if (/^\? ?(?:no|nahi)\b/i.test(parse.text.slice(tokens[match.next - 1]?.end))) continue
    if (field === 'ocReceived' && isAwaited(tokens, at, match.next)) continue
    if (isOfOtherThing(parse, at, match.next, field)) {
      leave(state, at, match.next)
      continue
    }
    // "Exclusive" is also praise.
    find(state, field, value as never, [at, match.next])
    at = match.next - 1
  }
}

const denial = /\b(?:no|not|non|without|w\/ ?o) $/i
const lacking = /^ (?:nahi|nahin|nai|nathi|illa|illai|ledu)\b/i
/** "Except where nego written" */
const where = /\b(?:where|wherever|unless|if) (?:\S+ )?$/i
/** An amount that is no price. */
const otherSum = /\b(?:dep|depo|deposit|advance|goodwill|pagdi|maint\w*|brokerage)\b/i

/** "No corner", "NOT leasehold", "corner Rs 1550", "2.5 L dep neg": turned round or of another. */
function isOfOtherThing(
  { text, tokens }: HomeState['parse'],
  at: number,
  next: number,
  field: string,
): boolean {
  const before = text.slice(0, tokens[at]?.start)
  const behind = text.slice(tokens[next - 1]?.end)
  const isNo = /^(?:no|not|non|without)$/.test(tokens[at]?.text ?? '')
  if (!isNo && field !== 'ocReceived' && denial.test(before)) return true
  if (field === 'isExclusive') return /^ (?:holders?|letter)\b/i.test(behind)
  if (field === 'isCorner')
    return lacking.test(behind) || ofCorners.test(behind) || /\bfrom [^,;\n]{0,24}$/i.test(before)
  if (field !== 'isNegotiable') return false
  const clause = /[^,;|\n]*$/.exec(before)?.[0] ?? ''
  return where.test(before) || (otherSum.test(clause) && !/\b(?:rent|price|ask)\b/i.test(clause))
}

/** "OC in March 27", "OC applied", "no OC" */
const isAwaited = (tokens: HomeState['parse']['tokens'], at: number, next: number) =>
  awaited.test(tokens[next]?.text ?? '') ||
  /^(?:no|without|not|once|after|till|until|when)$/.test(tokens[at - 1]?.text ?? '')
const awaited =
  /^(?:in|by|expected|awaited|pending|applied|soon|not|nahi|process|within|under|due|comes)$/

/** Reads "4BHK+S", a room for servants; with "2BHK+S" it may be one to study, and is left. */
export function readServantRoom(state: HomeState): void {
  const { tokens } = state.parse
  for (let at = 1; at + 1 < tokens.length; at++) {
    if (tokens[at]?.text !== '+' || tokens[at + 1]?.text !== 's') continue
    const begin = [1, 2, 3].find((count) => roomUnits.find(tokens, at - count)?.next === at)
    const rooms = begin === undefined ? undefined : tokens[at - begin - 1]
    if (rooms?.kind === 'number' && rooms.value > 2.5)
      find(state, 'servantRoom', true, [at, at + 2])
    else if (rooms) leave(state, at, at + 2)
  }
}

const reraNumber = regExp('gi')`
  \b(?:P\d{11}|P[A-Z]\d{13}|(?:PRM|UPRERA|RC|PR|TN|TNRERA|K-RERA|RAJ|WBRERA)[A-Z\d/-]{8,60})
  (?![A-Z\d])
`
/** "RERA TN/35/Bldg/0217/2024", "RERA approved (P-IND-19-2304)"; an agent has one as well. */
const behindRera = regExp('gi')`
  \b[a-z-]{0,6}rera\b[ :.#-]{0,3}(?:approved|registered|regd?|no|number|id)?[ :.#(-]{0,3}
  (?<number>(?=[A-Z\d/-]{0,40}\d{3})[A-Z]{1,8}[A-Z\d]{0,24}(?:[/-][A-Z\d]{1,16}){0,6})(?![A-Z\d])
`

/** "A51700012498", "UPRERAAGT10202", "WBRERA/A/…", "PRM/KA/RERA/…/AG/…": the broker's own. */
const ofAgent = /^A\d{9}|AGT[-/]?\d|AGENT|\/AG?\/|^AG\/|-REA-|^UKREA|RERA\d{4}A\d/i

/** Reads the number of the project in the register, whose digits are no amount. */
export function readRera(state: HomeState): void {
  const { tokens, text } = state.parse
  const named = [...text.matchAll(behindRera)].map(({ 0: all, index, groups }) => {
    const number = groups?.number ?? ''
    return { number, index: index + all.length - number.length }
  })
  const known = [...text.matchAll(reraNumber)].map(({ 0: number, index }) => ({ number, index }))
  for (const { number, index } of [...known, ...named]) {
    if (!/\d{3}/.test(number)) continue
    const from = tokens.findIndex(({ end }) => end > index)
    let to = from
    while (to < tokens.length && (tokens[to]?.start ?? 0) < index + number.length) to++
    if (from < 0 || !isFree(state.parse, from, to)) continue
    if (ofAgent.test(number)) leave(state, from, to)
    else find(state, 'reraNumber', number.toUpperCase(), [from, to])
  }
}

const availableLead = regExp()`
  ^(?:available|avail|avl|avlbl|availability|vacant|vacating|possession|from|frm|wef|on
  |by|start|starting|shifting)$
`
const availableWord = /^(?:available|avail|avl|avlbl|availability|vacant|vacating|from|frm|wef)$/
/** "15 June se khali", "1 Jan onwards": from a day on, behind it. */
const onwards = /^(?:se|onwards?|pasun|thi|nundi|mudhal|mutal|theke|से|पासून)$/

/** Reads the day from which a home is free: `available from 1st December`, `avl from 10 dec`. */
export function readAvailability(state: HomeState): void {
  const { parse, today } = state
  const { tokens, text } = parse
  for (let at = 1; at < tokens.length; at++) {
    const day = dayAt(state, at) ?? loneDayAt(state, at)
    if (!day || !isFree(parse, at, day.to)) continue
    let from = at
    while (
      from > at - 4 &&
      availableLead.test(tokens[from - 1]?.text ?? '') &&
      !isApart(text, tokens[from - 1], tokens[from]) &&
      isFree(parse, from - 1)
    )
      from--
    const lead = tokens.slice(from, at).map(({ text: word }) => word)
    const isFrom = /\bw\.? ?e\.? ?f\.? *$/i.test(text.slice(0, tokens[at]?.start))
    const isLed = isFrom || lead.some((word) => availableWord.test(word))
    if (!isLed && !onwards.test(tokens[day.to]?.text ?? '')) continue
    const date =
      day.month === undefined
        ? dayAfter(day.day, today)
        : nextDay(day.day, day.month, day.year, today)
    if (!date) continue
    find(state, 'availableFrom', date, [from, day.to])
    at = day.to - 1
  }
}

interface DayRead {
  day: number
  /** Undefined for "from 15th". */
  month?: number
  year?: number
  to: number
}

/** Returns a day with the name of its month at a token: `1st December`, `10 dec 2026`, `Jan 15`. */
function dayAt({ parse }: HomeState, at: number): DayRead | undefined {
  const { tokens } = parse
  const isDay = (value: number) => value >= 1 && value <= 31 && value % 1 === 0
  const yearAt = (to: number) => {
    const year = tokens[to]
    const isYear = year?.kind === 'number' && year.value >= 2020 && year.value <= 2099
    return isYear ? { year: year.value, to: to + 1 } : { to }
  }
  const numeric = numericDayAt(tokens, at)
  if (numeric) return numeric
  const number = parseNumberAt(tokens, at)
  if (number && !number.isWord && isDay(number.value)) {
    let next = number.next
    while (/^(?:st|nd|rd|th|of|-)$/.test(tokens[next]?.text ?? '')) next++
    const month = months.find(tokens, next)
    return month && { day: number.value, month: month.meaning, ...yearAt(month.next) }
  }
  const month = months.find(tokens, at)
  const day = month && tokens[month.next]
  if (!month || day?.kind !== 'number' || !isDay(day.value)) return undefined
  const isOrdinal = /^(?:st|nd|rd|th)$/.test(tokens[month.next + 1]?.text ?? '')
  return {
    ...{ day: day.value, month: month.meaning },
    ...yearAt(month.next + (isOrdinal ? 2 : 1)),
  }
}

/** "1/1/2027": a day by its numbers. */
function numericDayAt(tokens: HomeState['parse']['tokens'], at: number): DayRead | undefined {
  const [day, one, month, other, year] = tokens.slice(at, at + 5)
  const isSign = one?.text === other?.text && /^[/-]$/.test(one?.text ?? '')
  if (!isSign || !day || !month || !year || year.value < 2020 || year.value > 2099) return undefined
  const isReal = day.value >= 1 && day.value <= 31 && month.value >= 1 && month.value <= 12
  return isReal ? { day: day.value, month: month.value, year: year.value, to: at + 5 } : undefined
}

/** "From 15th": a day of this month, or of the next one. */
function loneDayAt({ parse: { tokens, text } }: HomeState, at: number): DayRead | undefined {
  const day = tokens[at]
  const isDay = day?.kind === 'number' && day.value >= 1 && day.value <= 31 && day.value % 1 === 0
  if (!isDay || !ofDay.test(tokens[at + 1]?.text ?? '')) return undefined
  const isOther = /^ (?:floor|flr|fl|week|block|phase|cross|main|stage|sector|of|to|year)\b/i
  return isOther.test(text.slice(tokens[at + 1]?.end)) ? undefined : { day: day.value, to: at + 2 }
}

const ofDay = /^(?:st|nd|rd|th|tareekh|tarikh|tarkh|tarkhe|तारीख)$/

function dayAfter(day: number, today: string): string | undefined {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return [month - 1, month]
    .map((of) => new Date(Date.UTC(year, of, day)))
    .filter((date) => date.getUTCDate() === day)
    .map((date) => date.toISOString().slice(0, 10))
    .find((date) => date >= today)
}

/** A day without a year is the next one; up to two months ago it has just passed. */
function nextDay(
  day: number,
  month: number,
  year: number | undefined,
  today: string,
): string | undefined {
  const passed = new Date(Date.parse(`${today}T00:00:00Z`) - 60 * 86_400_000)
    .toISOString()
    .slice(0, 10)
  const thisYear = Number(today.slice(0, 4))
  const isoOf = (of: number) =>
    `${of}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const date = isoOf(
    year ?? [thisYear - 1, thisYear, thisYear + 1].find((one) => isoOf(one) >= passed) ?? 0,
  )
  const moment = new Date(`${date}T00:00:00Z`)
  const isReal = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date)
  return isReal ? date : undefined
}

/** Reads `possession 2028 March`: the search's pass expects the month first. */
export function readYearAndMonth(state: HomeState): void {
  const { tokens } = state.parse
  for (let at = 1; at < tokens.length; at++) {
    const year = tokens[at]
    if (year?.kind !== 'number' || year.value < 2024 || year.value > 2045) continue
    const month = months.find(tokens, at + 1)
    const isLed = /^(?:possession|poss|handover|by|ready)$/.test(tokens[at - 1]?.text ?? '')
    if (!month || !isLed || !isFree(state.parse, at - 1, month.next)) continue
    const by = `${year.value}-${String(month.meaning).padStart(2, '0')}`
    find(state, 'possessionBy', by, [at - 1, month.next])
  }
}

const byWord = /^(?:x|by|\*|बाई|बाय)$/

/** Reads the sides of a plot, `30x40`; their product is read by the search's pass. */
export function readDimensions(state: HomeState): void {
  const { tokens } = state.parse
  for (let at = 0; at + 2 < tokens.length; at++) {
    const [one, by, two] = tokens.slice(at, at + 3)
    if (one?.kind !== 'number' || two?.kind !== 'number' || !byWord.test(by?.text ?? '')) continue
    const isSide = (value: number) => value >= 5 && value <= 5_000 && value % 1 === 0
    if (!isSide(one.value) || !isSide(two.value) || !isFree(state.parse, at, at + 3)) continue
    if (one.value === 24 && two.value === 7) continue
    if (/^(?:room|hall|shop|office|gala|godown|kholi|dukan)$/.test(tokens[at - 1]?.text ?? '')) {
      find(state, 'area', one.value * two.value, [at, at + 3])
      continue
    }
    find(state, 'plotLengthFt', one.value, [at, at + 3])
    find(state, 'plotBreadthFt', two.value, [at, at + 3])
    find(state, 'areaPlotSqft', one.value * two.value, [at, at + 3])
    at += 2
  }
}
