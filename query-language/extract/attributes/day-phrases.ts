import { parseNumberAt } from '#query-language/extract/amounts/number-phrase.ts'
import { months } from '#query-language/lexicon/months.ts'
import { moveInWords } from '#query-language/lexicon/particulars/particular-words.ts'
import { units } from '#query-language/lexicon/units.ts'
import type { Token } from '#query-language/text/tokenize.ts'
import { dayNumberAt, isDay, weekAt } from './day-numbers.ts'

/** A day, or a stretch of days such as a month, and the tokens that name it. */
export interface DayPhrase {
  /** `2026-12-01`. */
  first: string
  last: string
  from: number
  to: number
  /** A day of a month that is not named, `15th`, which may count something else. */
  isBare?: true
}

interface Today {
  year: number
  month: number
  day: number
}

/** Months may be past the end of the year, and days past the end of the month. */
const isoDay = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
const lastDayOf = (year: number, month: number) => isoDay(year, month + 1, 0)

/** Returns the day or days that a phrase at a token names, seen from today. */
export function dayPhraseAt(
  tokens: readonly Token[],
  at: number,
  today: string,
): DayPhrase | undefined {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  const now = { year, month, day }
  const token = tokens[at]
  if (!token || token.kind === 'sign') return undefined
  return (
    writtenDate(tokens, at, now) ??
    weekOfMonth(tokens, at, now) ??
    dayOfMonth(tokens, at, now) ??
    period(tokens, at, now) ??
    monthAlone(tokens, at, now)
  )
}

/** `15/12/2026`, `1.1.27`, `2026-12-15` */
function writtenDate(tokens: readonly Token[], at: number, now: Today): DayPhrase | undefined {
  const [day, sign, month, again, year] = tokens.slice(at, at + 5)
  if (day?.kind !== 'number' || month?.kind !== 'number' || !/^[/.-]$/.test(sign?.text ?? ''))
    return undefined
  if (year?.kind !== 'number' || again?.text !== sign?.text) return undefined
  const isFirst = day.value > now.year - 1
  const parts = isFirst
    ? [day.value, month.value, year.value]
    : [year.value, month.value, day.value]
  const [of = 0, number = 0, date = 0] = parts
  const full = of < 100 ? 2000 + of : of
  if (!isDay(date) || number < 1 || number > 12 || !isNear(full, now)) return undefined
  return exactly(isoDay(full, number, date), at, at + 5)
}

const isNear = (year: number, now: Today) => year >= now.year && year <= now.year + 5

const exactly = (day: string, from: number, to: number): DayPhrase => ({
  ...{ first: day, last: day },
  ...{ from, to },
})

/** `15 Dec`, `1st of January 2027`, `15 tarikh`, `the 5th of next month` */
function dayOfMonth(tokens: readonly Token[], at: number, now: Today): DayPhrase | undefined {
  const day = dayNumberAt(tokens, at)
  if (!day) return undefined
  let next = day.next
  if (/^(?:of|-|\/)$/.test(tokens[next]?.text ?? '')) next++
  const month = namedMonth(tokens, next)
  if (month && hasOtherYear(tokens, month.next, now)) return undefined
  if (month) return withYear(tokens, month.next, day.value, month.value, [at, now])
  const period = moveInWords.find(tokens, next)
  if (period?.meaning === 'next-month')
    return exactly(isoDay(now.year, now.month + 1, day.value), at, period.next)
  const tarikh = moveInWords.find(tokens, day.next)
  if (tarikh?.meaning === 'tarikh') return nextSuch(day.value, at, tarikh.next, now)
  const isBare = day.isOrdinal && day.isNumber && next === day.next
  return isBare ? { ...nextSuch(day.value, at, day.next, now), isBare } : undefined
}

/** The next day of this number: tomorrow at the earliest. */
function nextSuch(day: number, from: number, to: number, now: Today): DayPhrase {
  const month = day > now.day ? now.month : now.month + 1
  return exactly(isoDay(now.year, month, day), from, to)
}

const vague = /^(?:early|start|beginning|shuru|mid|middle|end|late)$/

function namedMonth(tokens: readonly Token[], at: number) {
  const match = months.find(tokens, at)
  return match && !vague.test(tokens[at]?.text ?? '')
    ? { value: match.meaning, next: match.next }
    : undefined
}

/** Returns a day of a month in the year behind it, or else the next such day. */
function withYear(
  tokens: readonly Token[],
  at: number,
  day: number,
  month: number,
  [from, now]: readonly [from: number, now: Today],
): DayPhrase {
  const year = yearAt(tokens, at, now)
  if (year) return exactly(isoDay(year.value, month, day), from, year.next)
  const isPast = month < now.month || (month === now.month && day < now.day)
  return exactly(isoDay(now.year + (isPast ? 1 : 0), month, day), from, at)
}

const amountBehind = /^(?:rent|kiraya|budget|rs|rupees|per|\/|bhk|rk|sqft|k)$/

/** "Dec 9999": no year of ours, and no day without it. */
function hasOtherYear(tokens: readonly Token[], at: number, now: Today): boolean {
  const year = tokens[at]
  return (
    year?.kind === 'number' &&
    /^\d{4}$/.test(year.text) &&
    !isNear(year.value, now) &&
    !units.find(tokens, at + 1) &&
    !amountBehind.test(tokens[at + 1]?.text ?? '')
  )
}

function yearAt(tokens: readonly Token[], at: number, now: Today) {
  const begin = /^(?:,|of|-|\/)$/.test(tokens[at]?.text ?? '') ? at + 1 : at
  const year = tokens[begin]
  return year?.kind === 'number' && isNear(year.value, now)
    ? { value: year.value, next: begin + 1 }
    : undefined
}

const part: Readonly<Record<string, readonly [first: number, last: number]>> = {
  early: [1, 10],
  start: [1, 7],
  beginning: [1, 7],
  shuru: [1, 7],
  mid: [15, 15],
  middle: [15, 15],
}

/** `first week of April`, `2nd week April`, `April ke pehle hafte` */
function weekOfMonth(tokens: readonly Token[], at: number, now: Today): DayPhrase | undefined {
  const ahead = weekAt(tokens, at)
  const from = ahead && /^(?:of|in)$/.test(tokens[ahead.next]?.text ?? '') ? 1 : 0
  const month = namedMonth(tokens, ahead ? ahead.next + from : at)
  if (!month || hasOtherYear(tokens, month.next, now)) return undefined
  const behind = ofWord.test(tokens[month.next]?.text ?? '') ? month.next + 1 : month.next
  const week = ahead ?? weekAt(tokens, behind)
  if (!week) return undefined
  const year = month.value < now.month ? now.year + 1 : now.year
  const last = isoDay(year, month.value, week.value * 7)
  const first = isoDay(year, month.value, week.value * 7 - 6)
  return { first, last, from: at, to: ahead ? month.next : week.next }
}

/** `January`, `Jan 15`, `mid December`, `end of December`, `December end` */
function monthAlone(tokens: readonly Token[], at: number, now: Today): DayPhrase | undefined {
  const word = tokens[at]?.text ?? ''
  const isVague = vague.test(word)
  const begin = isVague ? at + (/^(?:of|in|-)$/.test(tokens[at + 1]?.text ?? '') ? 2 : 1) : at
  const month = namedMonth(tokens, begin)
  if (!month || hasOtherYear(tokens, month.next, now) || (word === 'may' && !isMay(tokens, at)))
    return undefined
  // "December er 1 tarikh"
  const behindOf = ofWord.test(tokens[month.next]?.text ?? '') ? month.next + 1 : month.next
  const day = isVague ? undefined : dayNumberAt(tokens, behindOf)
  const isFollowed = day && (day.isOrdinal || !isCounted(tokens, day.next))
  if (isFollowed && day.isNumber)
    return withYear(tokens, behindTarikh(tokens, day.next), day.value, month.value, [at, now])
  const year = yearAt(tokens, month.next, now)
  const of = year?.value ?? (month.value < now.month ? now.year + 1 : now.year)
  const behind = moveInWords.find(tokens, year?.next ?? month.next)
  const isEnd = behind?.meaning === 'end' || /^(?:end|late)$/.test(word)
  const next = behind?.meaning === 'end' ? behind.next : (year?.next ?? month.next)
  if (isEnd) return exactly(lastDayOf(of, month.value), at, next)
  const [first, last] = part[word] ?? [1, undefined]
  return {
    first: isoDay(of, month.value, first),
    last: last === undefined ? lastDayOf(of, month.value) : isoDay(of, month.value, last),
    ...{ from: at, to: next },
  }
}

const behindTarikh = (tokens: readonly Token[], at: number) => {
  const match = moveInWords.find(tokens, at)
  return match?.meaning === 'tarikh' ? match.next : at
}

/** "January 2 bhk" and "Jan 15k" count something else. */
const isCounted = (tokens: readonly Token[], next: number) =>
  units.find(tokens, next) !== undefined ||
  /^(?:bhk|rk|bed|br|k|to|se|-|lakh|sharing|room|rooms|log|people)$/.test(tokens[next]?.text ?? '')

/** "May" is also a verb. */
const isMay = (tokens: readonly Token[], at: number) =>
  /^(?:from|in|by|before|till|until|of|mid|end|early|next)$/.test(tokens[at - 1]?.text ?? '') ||
  /^(?:se|end|tak|me|mein|onwards)$/.test(tokens[at + 1]?.text ?? '')

/** `next month`, `month end`, `within 15 days`, `new year` */
function period(tokens: readonly Token[], at: number, now: Today): DayPhrase | undefined {
  const { year, month, day } = now
  const wait = waitAt(tokens, at, now)
  if (wait) return wait
  const match = moveInWords.find(tokens, at)
  if (!match) return undefined
  const { meaning, next } = match
  const stretch = (first: string, last: string) => ({ first, last, from: at, to: next })
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
  const sunday = day + ((7 - weekday) % 7)
  if (meaning === 'today') return exactly(isoDay(year, month, day), at, next)
  if (meaning === 'tomorrow') return exactly(isoDay(year, month, day + 1), at, next)
  if (meaning === 'this-week') return stretch(isoDay(year, month, day), isoDay(year, month, sunday))
  if (meaning === 'next-week')
    return stretch(isoDay(year, month, sunday + 1), isoDay(year, month, sunday + 7))
  if (meaning === 'this-month') return stretch(isoDay(year, month, day), lastDayOf(year, month))
  if (meaning === 'next-month') return ofNextMonth(tokens, at, next, now)
  if (meaning === 'month-end') {
    // On the last days of a month it is the end of the next one.
    const isOver = isoDay(year, month, day + 2) > lastDayOf(year, month)
    return exactly(lastDayOf(year, isOver ? month + 1 : month), at, next)
  }
  if (!meaning.startsWith('day ')) return undefined
  const [of = 1, date = 1] = meaning.slice(4).split('-').map(Number)
  return withYear(tokens, next, date, of, [at, now])
}

const ofWord = /^(?:er|ki|ke|ka|chya|cha|la|na|ni|की|के|का|च्या)$/

/** "Next month", "agle mahine ki paanch tarikh" */
function ofNextMonth(
  tokens: readonly Token[],
  at: number,
  next: number,
  { year, month }: Today,
): DayPhrase {
  const begin = ofWord.test(tokens[next]?.text ?? '') ? next + 1 : next
  const day = dayNumberAt(tokens, begin)
  const tarikh = day && moveInWords.find(tokens, day.next)
  if (day && tarikh?.meaning === 'tarikh')
    return exactly(isoDay(year, month + 1, day.value), at, tarikh.next)
  const behind = moveInWords.find(tokens, begin)
  if (behind?.meaning === 'end') return exactly(lastDayOf(year, month + 1), at, behind.next)
  const first = isoDay(year, month + 1, 1)
  return { first, last: lastDayOf(year, month + 1), from: at, to: next }
}

const waitLead = /^(?:within|in|andar|agle|next)$/
const waitBehind = /^(?:me|mein|ke|tak|andar|within|में|के|lo|la|ma|madhe|ulle|olage)$/
const maxDaysAhead = 400

/** "Within 15 days", "do hafte me" */
function waitAt(tokens: readonly Token[], at: number, now: Today): DayPhrase | undefined {
  const number = parseNumberAt(tokens, at)
  const unit = number && units.find(tokens, number.next)
  const week = /^(?:weeks?|hafte|hafta|haftey|saptah|हफ्ते|सप्ताह)$/
  const isWeek = number !== undefined && week.test(tokens[number.next]?.text ?? '')
  const days = isWeek ? 7 : unit?.meaning.of === 'days' ? 1 : unit?.meaning.of === 'months' ? 30 : 0
  if (!number || days === 0 || number.value * days > maxDaysAhead) return undefined
  const next = isWeek ? number.next + 1 : (unit?.next ?? number.next)
  const isLed =
    waitLead.test(tokens[at - 1]?.text ?? '') || waitBehind.test(tokens[next]?.text ?? '')
  if (!isLed) return undefined
  const last =
    unit?.meaning.of === 'months'
      ? isoDay(now.year, now.month + Math.ceil(number.value), now.day)
      : isoDay(now.year, now.month, now.day + Math.ceil(number.value * days))
  return { first: isoDay(now.year, now.month, now.day), last, from: at, to: next }
}
