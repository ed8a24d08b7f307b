import { regExp } from '#domain/text/reg-exp.ts'
import { lexicon } from '#query-language/lexicon/lexicon.ts'
import { toEnglish } from '#query-language/text/loan-words.ts'
import { tokenize } from '#query-language/text/tokenize.ts'
import type { Block } from './clean-message.ts'
import type { Row } from './message-rows.ts'
import { otherCount, type SaidBlock } from './other-count.ts'

/** A home of a list by what a line about some of them may call it. */
export interface ListedHome {
  /** "A", "2": the sign before it. */
  label: string | undefined
  rooms: readonly number[]
  types: ReadonlySet<string>
  beds: readonly string[]
  /** Its words, which name it where no other home of the list has them. */
  words: ReadonlySet<string>
  names: ReadonlySet<string>
}

const labelSign =
  /^[^\p{L}\p{N}]*(?:\(?([a-h]|\p{Nd}{1,2})\)|([a-h]|\p{Nd}{1,2})(?:[.:-]| ?[–—]| -)(?=\s))/iu

/** Returns what a line may call a home with these rows. */
export function listedHome(rows: readonly Row[]): ListedHome {
  const [first] = rows
  const [, one, other] = labelSign.exec(first?.text ?? '') ?? []
  const rooms = rows.flatMap((row) => row.rooms.map(({ value }) => value))
  const types = new Set(rows.flatMap((row) => row.types))
  if (rooms.length > 0 && types.size === 0) types.add('apartment')
  return {
    label: (one ?? other)?.toLowerCase(),
    rooms,
    types,
    beds: rows.flatMap(({ text, beds, start }) =>
      beds.map(
        ({ at }) =>
          text.slice(at - start - 8, at - start) +
          text.slice(at - start, at - start + 30).toLowerCase(),
      ),
    ),
    words: new Set(rows.flatMap(({ text }) => wordsOf(text))),
    names: new Set(rows.flatMap(({ text }) => namesOf(text))),
  }
}

const namesOf = (text: string) =>
  (text.match(/\p{Lu}[\p{L}\p{M}]{3,}/gu) ?? []).map((word) => word.toLowerCase())
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? []).filter((word) => !common.test(word))
const common = regExp()`
  ^(?:floor|flat|flats|room|rooms|sqft|lakh|lacs|lakhs|rent|sale|with|from|have|also|near|carpet
  |area
  |road|park|parking|open|covered|furnished|semi|fully|sharing|double|single|triple|east|west|north
  |south|facing|home|house|plot|shop|office|price|only|family|price|deposit|bath|balcony)$
`

/** The clauses of a line, each with the homes of which it is said. */
const clauseEnd = /(?<=[;\n])|(?<=[^\d. ]\.)\s+|(?<=\d\.)\s+(?=\p{Lu})|(?<=।)|,(?!\d)\s*/gu

/**
 * Returns for each home of a list what a line below it says of that home: "2 car parks with 3bhk, 3
 * with 4bhk", "A & C ready, B from 1 Feb", "1BHK sold". A clause that names some of the homes is
 * said of these, and of none where it does not tell which; every other clause is said of all.
 */
export function saidOfEach(row: Row, homes: readonly ListedHome[]): SaidBlock[][] {
  const all = homes.map((_, index) => index)
  const found = homes.map((): SaidBlock[] => [])
  let sentence: readonly number[] | undefined
  let named: readonly number[] | undefined
  for (const { start, end, isNew } of clausesOf(row)) {
    if (isNew) sentence = undefined
    const text = row.text.slice(start - row.start, end - row.start)
    const rooms = roomsIn(row, start, end)
    const own = homesNamed(text, rooms, homes, named) ?? (isOfSome(text) ? [] : undefined)
    if (own !== undefined) {
      sentence = own
      if (own.length < all.length) named = own
    }
    const [rest] = isSome(own, all) ? without({ start, end }, rooms).slice(-1) : []
    const count = rest && otherCount(row, rest, start)
    if (count) {
      for (const index of own ?? []) found[index] = count
      continue
    }
    for (const index of own ?? sentence ?? all)
      for (const block of isSome(own, all) ? without({ start, end }, rooms) : [{ start, end }])
        addBlock(found[index] ?? [], block, row)
  }
  return found
}

const isSome = (own: readonly number[] | undefined, all: readonly number[]) =>
  own !== undefined && own.length > 0 && own.length < all.length

function addBlock(blocks: Block[], { start, end }: Block, row: Row): void {
  const last = blocks.at(-1)
  const gap = last && row.text.slice(last.end - row.start, start - row.start).trim()
  if (last && gap !== undefined && gap.length <= 1) last.end = end
  else blocks.push({ start, end })
}

interface Rooms extends Block {
  values: readonly number[]
}

/** Returns the rooms that a clause names: "2 & 3bhk". */
function roomsIn({ rooms, text, start: begin }: Row, start: number, end: number): Rooms[] {
  return rooms
    .filter(({ at }) => at >= start && at < end)
    .map(({ at, end: last, value }) => {
      const [list = ''] = listBefore.exec(text.slice(start - begin, at - begin)) ?? []
      const others = (list.match(/\d(?:\.5)?/g) ?? []).map(Number)
      return { start: at - list.length, end: last, values: [...others, value] }
    })
}
const listBefore = /(?:(?<![\d.])\d(?:\.5)? ?(?:,|&|\/|and|or|n) ?){1,6}$/i

/** The block without the rooms that tell of which homes it is said. */
function without({ start, end }: Block, rooms: readonly Rooms[]): Block[] {
  let at = start
  const left: Block[] = []
  for (const one of rooms) {
    left.push({ start: at, end: Math.max(at, one.start) })
    at = one.end
  }
  return [...left, { start: at, end }].filter((block) => block.end > block.start)
}

/** "Lease for A & B 5+5 years", "CAM extra on first two": of some of the homes. */
export const isOfSome = (text: string): boolean => saidOfSome.test(text)
const saidOfSome = regExp('i')`
  \b(?:for|on|of|with|in)[ ](?:the[ ])?(?:[a-e](?=[ ](?:&|and)[ ]|[ ]?[,.)]|$)
  |(?:no\.?[ ]?\d|\d[ ]?bhk|first|second|last|other|former|latter)\b)
`

function clausesOf({ text, start }: Row): (Block & { isNew: boolean })[] {
  const clauses: (Block & { isNew: boolean })[] = []
  let at = 0
  let isNew = true
  for (const match of [...text.matchAll(clauseEnd), undefined]) {
    const end = match ? match.index : text.length
    if (/[\p{L}\p{N}]/u.test(text.slice(at, end)))
      clauses.push({ start: start + at, end: start + end, isNew })
    isNew = match === undefined || !match[0].startsWith(',')
    at = match ? match.index + match[0].length : end
  }
  return clauses
}

const ofAll = regExp('iu')`
  \b(?:all|both|each|every|everything|common|sab|sabhi|sabka|sagle|banne|rendu|dono|donhi)\b
  |सभी|सब(?!\p{M})|दोनों|दोन्ही|सगळे
`
const ofOthers = /\b(?:others?|rest (?:all|are|of|have|with|no)|remaining|baki|baaki)\b|बाकी/iu
const except = /\b(?:except|excluding|other than|besides|not for|chhod\w*|sodun)\b|छोड़कर|सोडून/iu
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth']
const byOrder = regExp('iu')`
  \b(first|last|1st)[ ](?:(\d|one|two|three|four)\b(?![ ](?:bhk|month|floor|yr|year|day|lakh|cr)))
  |\b(first|second|third|fourth|fifth|last)[ ](?:one|flat|plot|home|option|unit|shop|property)\b
`
const counts: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 }
const labelList = regExp('giu')`
  (?<![\p{L}\p{N}])((?:(?:no\.?[ ]?)?[a-h\d]{1,2}[ ]?(?:,|&|\/|and)[ ]?){0,6}
  (?:no\.?[ ]?)?[a-h\d]{1,2})(?![\p{L}\p{N}'’]|[.]\p{L})
`

/** Returns the homes that a clause names; undefined if it is said of all. */
function homesNamed(
  text: string,
  rooms: readonly Rooms[],
  homes: readonly ListedHome[],
  last: readonly number[] | undefined,
): readonly number[] | undefined {
  const all = homes.map((_, index) => index)
  const where = (fits: (home: ListedHome) => boolean) =>
    all.filter((index) => homes[index] !== undefined && fits(homes[index]))
  if (ofOthers.test(text)) return last ? all.filter((index) => !last.includes(index)) : []
  const own =
    (homes.some((home) => home.rooms.length > 0) ? byRooms(rooms, where) : undefined) ??
    byPlace(text, all) ??
    byLabel(text, homes, where) ??
    byBed(text, homes, where) ??
    byType(text, where) ??
    byName(text, homes, where)
  if (own === undefined) return ofAll.test(text) ? all : undefined
  if (own.length === 0) return ofAll.test(text) ? all : own
  return except.test(text) ? all.filter((index) => !own.includes(index)) : own
}

type Where = (fits: (home: ListedHome) => boolean) => number[]

function byRooms(said: readonly Rooms[], where: Where): number[] | undefined {
  const values = said.flatMap((one) => one.values)
  return values.length === 0
    ? undefined
    : where(({ rooms }) => rooms.some((one) => values.includes(one)))
}

/** "First two", "the last one" */
function byPlace(text: string, all: readonly number[]): number[] | undefined {
  const [, end, many, one] = byOrder.exec(text) ?? []
  const which = (one ?? end)?.toLowerCase()
  if (which === undefined) return undefined
  const count = many ? (counts[many.toLowerCase()] ?? Number(many)) : 1
  if (which === 'last') return all.slice(-count)
  if (end) return all.slice(0, count)
  const at = ordinals.indexOf(which)
  return all.slice(at, at + 1)
}

const unitBehind = regExp('i')`
  ^[ ]?(?:bhk|rk|months?|mths?|yrs?|years?|%|km|min|ft|lakh|cr|k\b|st|nd|rd|th|car|person)
`

/** "A & C ready", where the homes are lettered or numbered so. */
function byLabel(text: string, homes: readonly ListedHome[], where: Where): number[] | undefined {
  if (homes.some(({ label }) => label === undefined)) return undefined
  const isLettered = homes.every(({ label }) => /^[a-h]$/.test(label ?? ''))
  for (const { 1: list = '', index } of text.matchAll(labelList)) {
    const labels: readonly string[] =
      list
        .toLowerCase()
        .replaceAll('and', ' ')
        .match(/[a-h]|\d{1,2}/g) ?? []
    const isCapital =
      /^[A-H]/.test(list) && /^(?:\W*|.*\b(?:for|in|of|with|on|at)\W*)$/i.test(text.slice(0, index))
    const isNumber =
      /\b(?:no|nos|number|option|sr|sl|for|of|#)\W{0,2}$/i.test(text.slice(0, index)) ||
      /^no/i.test(list)
    const behind = text.slice(index + list.length)
    // "Fire NOC: 2 & 4 available, 1 & 3 in process"
    const isState = stateBehind.test(behind) && /(?:^|[:,])\W*$/.test(text.slice(0, index))
    if (unitBehind.test(behind) || !(isState || (isLettered ? isCapital : isNumber))) continue
    const own = where(({ label }) => labels.includes(label ?? ''))
    if (own.length > 0) return own
  }
  return undefined
}

const stateBehind = regExp('i')`
  ^[ ](?:available|avl|yes|no|ready|done|vacant|sold|booked|applied|pending|in[ ]process)\b
`

const bedWords = ['single', 'private', 'double', 'twin', 'triple', 'studio', 'dorm']

/** "Meals in private & twin", "2 months for AC rooms" */
function byBed(text: string, homes: readonly ListedHome[], where: Where): number[] | undefined {
  if (homes.every(({ beds }) => beds.length === 0)) return undefined
  const said = text.toLowerCase()
  const isNamed = (word: string) => new RegExp(`\\b${word}\\b`).test(said)
  const named = bedWords.filter(isNamed)
  if (named.length > 0)
    return where(({ beds, words }) =>
      named.some((word) => words.has(word) || beds.some((bed) => bed.includes(word))),
    )
  const isWithout = /\bnon[ -]?ac\b/.test(said)
  const isWith = /\bac rooms?\b|\b(?:for|in|with) ac\b/.test(said.replace(/non[ -]?ac/g, ''))
  if (isWithout === isWith) return undefined
  const hasNone = (beds: readonly string[]) => beds.some((bed) => /non[ -]?ac/.test(bed))
  const hasAc = (beds: readonly string[]) =>
    !hasNone(beds) && beds.some((bed) => /\bac\b/.test(bed))
  return where(({ beds }) => (isWithout ? hasNone(beds) : hasAc(beds)))
}

const before = regExp('iu')`
  (?:^|(?:&|\b(?:for|in|of|with|on|at|and)))[^\p{L}\p{N}]{0,4}(?:(?:the|all|both|these
  |two)[ ]){0,2}$
`

/** "Bunglow 6 yr old", where one of the homes is a bungalow. */
function byType(text: string, where: Where): number[] | undefined {
  const tokens = tokenize(text)
  for (let at = 0; at < tokens.length; at++) {
    const found = lexicon.find(tokens, at)
    if (found?.meaning.slot !== 'type') continue
    if (!before.test(text.slice(0, tokens[at]?.start))) continue
    const { types } = found.meaning.value
    const own = where((home) => types.some((type) => home.types.has(type)))
    const isSome = own.length > 0 && where(() => true).length > own.length
    if (isSome) return own
  }
  return undefined
}

/** "Pets ok in Belaire & Summit": words that only some of the homes have. */
function byName(text: string, homes: readonly ListedHome[], where: Where): number[] | undefined {
  const names = [...text.matchAll(/\p{Lu}[\p{L}\p{M}]{3,}/gu)].filter(({ index }) =>
    before.test(text.slice(0, index)),
  )
  const own = names.flatMap(({ 0: name }) => {
    const word = toEnglish(name.toLowerCase())
    const having = where(({ names }) => names.has(word))
    return having.length > 0 && having.length < homes.length ? having : []
  })
  return own.length > 0 ? [...new Set(own)].toSorted((one, other) => one - other) : undefined
}
