import { findPlaces, type Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import {
  listFields,
  type MessageReading,
  type RequirementReading,
} from '#query-language/listing-message/model.ts'
import { readMessage } from '#query-language/listing-message/read-message.ts'
import type { SearchFilter } from '#query-language/model/slots.ts'
import { parseQuery } from '#query-language/parse-query.ts'
import type { Expected, ExpectedReading, LabelledMessage } from './load-messages.ts'

/** The day on which the messages are read. */
export const corpusDay = '2026-11-29'

export interface MessageScore {
  messages: number
  /** The number of values in the messages, and how many were read right. */
  expected: number
  right: number
  /** Values that differ from the label. */
  wrong: number
  /** Values of fields that the message does not give. */
  invented: number
  slowestMs: number
  misses: string[]
}

interface Value {
  field: string
  text: string
  isDoubt?: boolean
}

/** Returns how well labelled messages are read. */
export function scoreMessages(
  messages: readonly LabelledMessage[],
  gazetteer: Gazetteer,
): MessageScore {
  const score: MessageScore = {
    ...{ messages: messages.length, expected: 0, right: 0, wrong: 0, invented: 0, slowestMs: 0 },
    misses: [],
  }
  for (const { name, text, readings } of messages) {
    const start = performance.now()
    const actual = readMessage(text, gazetteer, corpusDay)
    score.slowestMs = Math.max(score.slowestMs, performance.now() - start)
    const misses: string[] = []
    for (let at = 0; at < Math.max(actual.length, readings.length); at++)
      scoreReading(score, misses, actual[at], readings[at], gazetteer)
    if (misses.length > 0) score.misses.push(`${name}: ${misses.join('; ')}`)
  }
  return score
}

function scoreReading(
  score: MessageScore,
  misses: string[],
  actual: MessageReading | undefined,
  label: ExpectedReading | undefined,
  gazetteer: Gazetteer,
): void {
  const isOfKind = actual?.kind === label?.kind
  const values = actual && isOfKind ? valuesOf(actual, gazetteer) : []
  if (actual && !isOfKind) {
    score.invented++
    misses.push(`${actual.kind} instead of ${label?.kind ?? 'nothing'}`)
  }
  const items = (label?.items ?? []).flatMap(splitList)
  for (const item of items) {
    if (item.isOptional) continue
    score.expected++
    const isWished = wishFields.has(item.field)
    if (isWished && actual?.kind === 'requirement' && says(actual, item)) {
      score.right++
      continue
    }
    const own = values.filter((value) => isOfItem(value, item))
    if (own.some((value) => isRight(value, item, gazetteer))) score.right++
    else misses.push(`missing ${item.field}=${item.values.join('|')}`)
  }
  for (const value of values) {
    const own = items.filter((item) => isOfItem(value, item))
    if (own.some((item) => isRight(value, item, gazetteer)) || value.isDoubt) continue
    // The words of the message itself, which only some labels name.
    if (value.field === 'features') continue
    if (own.length > 0 && !listed.has(value.field)) score.wrong++
    else score.invented++
    misses.push(`${own.length > 0 ? 'wrong' : 'invented'} ${value.field}=${value.text}`)
  }
}

/** How strongly something is asked for; only what a label names is looked at. */
const wishFields = new Set(['must', 'soft', 'excluded'])

/** Whether a requirement has a wish of a label, as a condition or in the words of the message. */
function says({ search, terms }: RequirementReading, { field, values }: Expected): boolean {
  const parts = search.split(', ')
  const isSoft = (part: string) => part.startsWith('preferably ')
  const isDenied = (part: string) => /\b(?:no|not|without|except|below|above)\b/i.test(part)
  const conditions = parts.filter((part) =>
    field === 'soft' ? isSoft(part) : !isSoft(part) && isDenied(part) === (field === 'excluded'),
  )
  const words = terms.filter(({ strength }) => strength === field).map(({ text }) => text)
  const said = [...conditions, ...words].join('; ').toLowerCase()
  return values.some((value) => said.includes(value))
}

/** Every value of a list is expected, but only one place, which may have several names. */
const listed = new Set<string>([...listFields].filter((field) => field !== 'locality'))
const splitList = (item: Expected): Expected[] =>
  listed.has(item.field) ? item.values.map((value) => ({ ...item, values: [value] })) : [item]

const isOfItem = (value: Value, { field, values }: Expected) =>
  field === 'ask'
    ? value.isDoubt === true && covers(values, value.field)
    : value.field === field || (field === 'area' && value.field === 'areaPlotSqft')

/** `ask=carpet` stands for the area of any basis. */
const covers = (values: readonly string[], field: string) =>
  values.some((value) => field.toLowerCase().includes(value === 'deal' ? 'listingtype' : value))

function isRight(value: Value, item: Expected, gazetteer: Gazetteer): boolean {
  if (item.field === 'ask') return true
  if (value.isDoubt) return false
  return item.values.some((expected) => isSame(value, expected, gazetteer))
}

function isSame({ field, text }: Value, expected: string, gazetteer: Gazetteer): boolean {
  const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}.]/gu, '')
  if (plain(text) === plain(expected)) return true
  if (field === 'landmark' || field === 'society' || field === 'amenities')
    return plain(text).includes(plain(expected)) || plain(expected).includes(plain(text))
  if (field !== 'locality' && field !== 'city') return false
  const named = findPlaces(gazetteer, expected)
  return findPlaces(gazetteer, text).some((place) => named.includes(place))
}

function valuesOf(reading: MessageReading, gazetteer: Gazetteer): Value[] {
  if (reading.kind === 'requirement')
    return valuesOfSearch(parseQuery(reading.search, gazetteer, corpusDay).filter)
  const texts = reading.findings
    .filter(({ field, value }) => !restated.has(field) && value !== 'month')
    .map(({ field, value }) => ({ field, text: textOf(value) }))
  const doubts = reading.doubts.map(({ field }) => ({ field, text: '?', isDoubt: true }))
  return [...texts, ...doubts]
}

/** Fields that restate another field. */
const restated = new Set(['areaText', 'rateUnit'])

const textOf = (value: unknown) => (value === true ? 'yes' : value === false ? 'no' : String(value))

function valuesOfSearch(filter: SearchFilter): Value[] {
  const many = (field: string, texts: readonly (string | number)[] = []) =>
    texts.map((text) => ({ field, text: String(text) }))
  const { intent, budget, area, possession } = filter
  const localities = filter.localities?.filter(({ not }) => not !== true)
  return [
    ...many('listingType', intent ? [intent === 'pg' ? 'rent' : intent] : []),
    ...many('propertyType', filter.types),
    ...many('bhk', filter.bhk?.oneOf),
    ...many(
      'locality',
      localities?.map(({ name, section }) => (section ? `${name} ${section}` : name)),
    ),
    ...many('city', [
      ...(filter.cities ?? []).map(({ name }) => name),
      ...(localities ?? []).flatMap(({ city }) => city ?? []),
    ]),
    ...many('minPrice', budget?.min === undefined ? [] : [budget.min]),
    ...many('maxPrice', budget?.max === undefined ? [] : [budget.max]),
    ...many('minArea', area?.min === undefined ? [] : [area.min]),
    ...many('maxArea', area?.max === undefined ? [] : [area.max]),
    ...many(
      'furnished',
      filter.furnishing?.map(({ name }) => name),
    ),
    ...many('possession', possession?.status ? [possession.status] : []),
  ]
}
