import { toFeet } from '#domain/area/length.ts'
import { type PowerUnit, toKilowatts } from '#domain/home/power-load.ts'
import { t } from '#domain/locale/translate.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { plainDigits, readCount, readNumber } from './read-number.ts'
import { notUnderstood, type Reading, understood } from './reading.ts'

/** Lower case and single blanks. */
const plainly = (text: string) =>
  plainDigits(text).normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** What is counted in an office. */
export type Workspace = Partial<Record<keyof typeof maxCounts, number>>

const maxCounts = { seats: 20_000, cabins: 1_000, meetingRooms: 500 } as const
const nouns: readonly [keyof Workspace, RegExp][] = [
  ['seats', /^(?:seats?|seaters?|work ?stations?|ws|desks?|सीट(?:ें|्स)?|वर्कस्टेशन)$/],
  ['cabins', /^(?:(?:manager |director )?cabins?|केबिन)$/],
  ['meetingRooms', /^(?:(?:meeting|conf(?:erence)?|board)\.? ?(?:rooms?)?|mr)$/],
]

/**
 * Parses what an office has: `40`, `60 seater`, `40 WS + 4 cabins + 1 conference room`, `No cabin`.
 * A bare number counts what the column is for.
 */
export function readWorkspace(text: string, column: keyof Workspace): Reading<Workspace> {
  const found: Workspace = {}
  const notes: string[] = []
  for (const part of plainly(text).split(/ ?(?:[+;&/|]|,(?= )|\band\b) ?(?=\d|no )/)) {
    const [, count = '', noun = ''] = /^(no\b|[\d.,]+ ?\+?) ?(.*?)[.]?$/.exec(part) ?? []
    const name = noun === '' ? column : nouns.find(([, word]) => word.test(noun))?.[0]
    if (!name || found[name] !== undefined) {
      return notUnderstood(t('this is no number of seats, cabins or meeting rooms'))
    }
    const reading = count === 'no' ? understood(0) : readCount(count, maxCounts[name])
    if (!reading.ok) return reading
    found[name] = reading.value
    notes.push(...reading.notes)
  }
  return understood(found, ...notes)
}

const feetAndInches = regExp()`
  ^(?<feet>[\d.,]+) ?(?:'|’|′|ft\.?|feet|foot|फु?ट|फूट|फ़ुट)?
  (?: ?(?<inches>\d{1,2}(?:\.\d)?) ?(?:"|”|″|''|inch(?:es)?|in\.?))?$
`
const metres = /^([\d.,]+) ?(?:m|mt|mtr|mtrs|metres?|meters?|मीटर)\.?$/
const metresInHeader = /(?:\bin |[([,] ?)(?:m|mtrs?|metres?|meters?)\b/i

/**
 * Parses a length in feet: `20 ft`, `18'6"`, `9 m`, `15`. A bare number is in the unit of the
 * header, else in feet.
 */
export function readFeet(text: string, header: string, maximum: number): Reading<number> {
  const plain = plainly(text)
  const bare = /^[\d.,]+$/.test(plain)
  const inMetres = metres.exec(bare && metresInHeader.test(header) ? `${plain} m` : plain)
  const { feet, inches } = feetAndInches.exec(plain)?.groups ?? {}
  const number = readNumber(inMetres?.[1] ?? feet ?? '')
  if (!number.ok) return notUnderstood(t('we cannot read this length'))
  const length = inMetres ? toFeet(number.value) : withInches(number.value, Number(inches ?? 0))
  if (length <= 0 || length > maximum) {
    return notUnderstood(t('this is not between 0 and {maximum} feet', { maximum }))
  }
  return understood(length, ...(inMetres ? [t('read as {feet} feet', { feet: length })] : []))
}

const withInches = (feet: number, inches: number) => Math.round((feet + inches / 12) * 100) / 100

const load =
  /^([\d.,]+) ?(kw|kilo ?watts?|hp|h\.p|horse ?power|bhp|kva|kv)?\.?(?: (?:load|power))?$/
const loadUnits: readonly [PowerUnit, RegExp][] = [
  ['kva', /\bkva?\b/],
  ['hp', /\bb?h\.?p\b|\bhorse ?power\b/],
  ['kw', /\bkw\b|\bkilo ?watts?\b/],
]
const unitIn = (text: string) => loadUnits.find(([, word]) => word.test(text))?.[0]
const maxKilowatts = 100_000

/**
 * Parses an electric load as kilowatts: `75 kW`, `100 HP` (74.6), `60 kVA` (54). A bare number is
 * in the unit of the header; without one it is refused, because each is usual.
 */
export function readPowerLoad(text: string, header: string): Reading<number> {
  const [, digits = '', written] = load.exec(plainly(text)) ?? []
  const number = readNumber(digits)
  if (!number.ok) return notUnderstood(t('we cannot read this power load'))
  const unit = unitIn(written ?? header.toLowerCase())
  if (!unit) return notUnderstood(t('neither cell nor header says kW, HP or kVA'))
  const kilowatts = toKilowatts(number.value, unit)
  if (kilowatts <= 0 || kilowatts > maxKilowatts) {
    return notUnderstood(t('this is not between 0 and {maximum} kW', { maximum: maxKilowatts }))
  }
  const note = unit === 'kw' ? [] : [t('read as {kilowatts} kW', { kilowatts })]
  return understood(kilowatts, ...note)
}

/** The brokerage of a rent in words, or that of a sale in percent. */
export interface BrokerageRead {
  brokerage?: 'none' | 'fifteen-days' | 'one-month' | 'two-months'
  brokeragePercent?: number
}

const brokerages: readonly [NonNullable<BrokerageRead['brokerage']>, RegExp][] = [
  ['none', /^(?:0|0(?:\.0+)? ?%|no|zero|free|without|no brokerage|zero brokerage)$/],
  ['fifteen-days', /^(?:15 days?|(?:half|0\.5|½) (?:a )?month)(?:['’]?s?)?(?: rent)?$/],
  ['one-month', /^(?:1|one|a) months?(?:['’]?s?)?(?: rent)?$|^30 days?(?: rent)?$/],
  ['two-months', /^(?:2|two) months?(?:['’]?s?)?(?: rent)?$/],
]
const maxPercent = 10
/** A spreadsheet holds 1 % as 0.01. */
const maxShare = 0.1

/** Parses a brokerage: `1%`, `2 percent`, `0.01` (1 %), `1 month`, `15 days`, `No brokerage`. */
export function readBrokerage(text: string): Reading<BrokerageRead> {
  const plain = plainly(text)
  const said = brokerages.find(([, words]) => words.test(plain))?.[0]
  if (said) return understood({ brokerage: said })
  const [, digits = '', sign] = /^([\d.]+) ?(%|per ?cent|pct)?$/.exec(plain) ?? []
  const number = readNumber(digits)
  if (!number.ok || number.value <= 0) return notUnderstood(t('we cannot read this brokerage'))
  const isShare = !sign && number.value < maxShare
  const percent = isShare ? Math.round(number.value * 10_000) / 100 : number.value
  if (percent > maxPercent)
    return notUnderstood(t('this is more than {maximum}', { maximum: '10%' }))
  return understood(
    { brokeragePercent: percent },
    ...(isShare ? [t('read as {percent}%', { percent })] : []),
  )
}
