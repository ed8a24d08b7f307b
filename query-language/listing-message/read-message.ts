import type { Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { describeFilter } from '#query-language/model/describe-filter.ts'
import { parseQuery } from '#query-language/parse-query.ts'
import { type Block, cleanMessage } from './clean-message.ts'
import type { HomeReading, MessageReading, RequirementReading, Words } from './model.ts'
import { readHome } from './read-home.ts'
import { type Part, splitMessage } from './split-message.ts'

/** A group message is not longer; more homes than this are a file for the import. */
export const maxMessageLength = 20_000
export const maxHomes = 50
/** What is said of one home; the rest of a longer text is not read. */
const maxHomeLength = 2_000
/** What is said of several homes is read with each of them, up to this much in all. */
const maxLengthInAll = 3 * maxMessageLength

/**
 * Reads a message as brokers send it to groups, or an export of such a group: every home that it
 * offers and every requirement, each value with the words that say it. What is not said is not in
 * the answer, and what may mean two things is a doubt. Pure, and linear in the length of the text.
 */
export function readMessage(
  message: string,
  gazetteer: Gazetteer,
  today: string,
): MessageReading[] {
  const text = message.slice(0, maxMessageLength)
  const clean = cleanMessage(text)
  const readings: MessageReading[] = []
  let length = 0
  for (const part of splitMessage(clean, gazetteer)) {
    const view = viewOf(clean.text, text, part.spans)
    length += view.text.length
    if (readings.length >= maxHomes || length > maxLengthInAll) break
    if (part.isDemand) {
      const requirement = readRequirement(view, gazetteer, today)
      if (requirement) readings.push(requirement)
    } else readings.push(...readHomes(view, gazetteer, today))
  }
  return readings.slice(0, maxHomes)
}

/** The text about one home, and where its positions are in the message. */
interface View {
  text: string
  /** The same with its marks and emoji. */
  raw: string
  inMessage(words: Words): Words
}

/**
 * Reads a text as one requirement, whatever it says of wanting or offering, or returns undefined
 * where it says nothing of a home. The rest of a text above the length of a search is not read.
 */
export function readAsRequirement(
  message: string,
  gazetteer: Gazetteer,
  today: string,
): RequirementReading | undefined {
  const text = message.slice(0, maxMessageLength)
  const clean = cleanMessage(text)
  const view = viewOf(clean.text, text, [{ start: 0, end: clean.text.length }])
  return readRequirement(view, gazetteer, today)
}

function viewOf(clean: string, original: string, spans: Part['spans']): View {
  const pieces: { from: number; span: Block }[] = []
  let [text, raw] = ['', '']
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    if (text !== '') text += '\n'
    if (raw !== '') raw += '\n'
    pieces.push({ from: text.length, span })
    text += clean.slice(span.start, span.end)
    raw += original.slice(span.start, span.end)
    if (text.length > maxHomeLength) break
  }
  text = text.slice(0, maxHomeLength)
  return {
    text,
    raw,
    inMessage({ start, end, ...rest }) {
      const piece = pieces.findLast(({ from }) => from <= start) ?? pieces[0]
      const shift = piece ? piece.span.start - piece.from : 0
      const last = Math.min(end + shift, piece?.span.end ?? end)
      return { ...rest, start: start + shift, end: last, text: original.slice(start + shift, last) }
    },
  }
}

function readHomes(view: View, gazetteer: Gazetteer, today: string): HomeReading[] {
  const { hasBothDeals, ...home } = readHome(view, gazetteer, today)
  if (!isHome(home)) return []
  const homes = hasBothDeals
    ? (['sell', 'rent'] as const).map((deal) => readHome(view, gazetteer, today, deal))
    : [home]
  return homes.map(({ findings, doubts, unmatched }) => ({
    kind: 'home',
    findings: findings.map((one) => ({ ...one, ...view.inMessage(one) })),
    doubts: doubts.map((one) => ({ ...one, ...view.inMessage(one) })),
    unmatched: unmatched.filter((one) => !isListNumber(view.text, one)).map(view.inMessage),
  }))
}

/** "1)" at the start of a line. */
const isListNumber = (text: string, { start, end }: Words) =>
  /(?:^|\n)\s*\(?$/.test(text.slice(Math.max(0, start - 8), start)) &&
  /^\d{1,2}[).:-]/.test(text.slice(start, end + 1))

const homeFields = new Set([
  ...['bhk', 'propertyType', 'area', 'areaCarpetSqft', 'areaBuiltUpSqft', 'areaSuperBuiltUpSqft'],
  'areaPlotSqft',
])
const moneyFields = new Set(['price', 'rate', 'deposit', 'area', 'areaCarpetSqft', 'areaPlotSqft'])

/** A greeting, or "send photos of the flat", offers no home. */
function isHome({ findings, doubts }: HomeReading): boolean {
  const all = [...findings, ...doubts]
  const says = (fields: ReadonlySet<string>) => all.some(({ field }) => fields.has(field))
  const isLet = findings.some(({ field }) => field === 'listingType' || field === 'tenants')
  return (says(homeFields) || isLet) && says(moneyFields)
}

/** "Min 6% yield" is no amount. */
const share = /\b(?:min|minimum|atleast|max)? ?\d{1,2}(?:\.\d{1,2})? ?%/gi

function readRequirement(
  view: View,
  gazetteer: Gazetteer,
  today: string,
): RequirementReading | undefined {
  const text = view.text.replace(share, (words) => ' '.repeat(words.length))
  const { filter, slots, unmatched, ambiguities } = parseQuery(text, gazetteer, today)
  if (slots.length === 0) return undefined
  return {
    kind: 'requirement',
    search: describeFilter(filter),
    filter,
    findings: slots.map(({ slot, start, end, text }) => ({
      slot,
      ...view.inMessage({ start, end, text }),
    })),
    doubts: ambiguities.map((one) => ({ ...one, ...view.inMessage(one) })),
    unmatched: unmatched.map(view.inMessage),
  }
}
