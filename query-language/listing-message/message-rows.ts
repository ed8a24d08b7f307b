import { parseNumberAt } from '#query-language/extract/amounts/number-phrase.ts'
import { lexicon } from '#query-language/lexicon/lexicon.ts'
import { roomUnits, units } from '#query-language/lexicon/units.ts'
import { type Token, tokenize } from '#query-language/text/tokenize.ts'
import type { Block, CleanMessage } from './clean-message.ts'
import { cues, labels } from './words.ts'

/** A line of a message with what shows where a home begins. */
export interface Row extends Block {
  text: string
  /** Positions of rooms (`2 bhk`) and of amounts that may be prices, in the whole text. */
  rooms: readonly { at: number; value: number }[]
  amounts: readonly number[]
  hasArea: boolean
  hasType: boolean
  hasDemand: boolean
  /** "Client wants", "send options": a demand whatever else is said. */
  hasRequest: boolean
  hasOffer: boolean
  /** "All ready possession": said of every home above. */
  isShared: boolean
  /** `1)`, `2.`, a key cap. */
  isNumbered: boolean
  isAfterBlank: boolean
  words: number
}

const numbered = /^\s*(?:\(?\d{1,2}[).]|\d{1,2}\s*[-:](?=\s))\s*(?=\S)/

/** Returns the lines of a block that say something. */
export function rowsOf({ text }: CleanMessage, { start, end }: Block): Row[] {
  const rows: Row[] = []
  let at = start
  let isAfterBlank = false
  for (const line of text.slice(start, end).split('\n')) {
    if (/[\p{L}\p{N}]/u.test(line)) {
      rows.push(rowOf(line, at, isAfterBlank))
      isAfterBlank = false
    } else isAfterBlank = true
    at += line.length + 1
  }
  return rows
}

const otherAmount = /^(?:deposit|maintenance|income|old-price|brokerage|ignored)$/

function rowOf(line: string, start: number, isAfterBlank: boolean): Row {
  const number = numbered.exec(line)?.[0] ?? ''
  const tokens = tokenize(line.slice(number.length).padStart(line.length))
  const rooms: Row['rooms'][number][] = []
  const amounts: number[] = []
  let [hasArea, hasType, hasDemand, hasRequest, hasOffer] = [false, false, false, false, false]
  let cueEnd = 0
  for (let at = 0; at < tokens.length; at++) {
    const cue = at >= cueEnd ? cues.find(tokens, at) : undefined
    if (cue) cueEnd = cue.next
    hasDemand ||= cue?.meaning === 'demand'
    hasRequest ||= cue?.meaning === 'request'
    hasOffer ||= cue?.meaning === 'offer'
    if (lexicon.find(tokens, at)?.meaning.slot === 'type') hasType = true
    const parsed = parseNumberAt(tokens, at)
    if (!parsed) continue
    const place = start + (tokens[at]?.start ?? 0)
    const next = tokens[parsed.next]?.text === '-' ? parsed.next + 1 : parsed.next
    if (roomUnits.find(tokens, next)) rooms.push({ at: place, value: parsed.value })
    const unit = units.find(tokens, parsed.next)?.meaning
    if (unit?.of === 'area') hasArea = true
    const isAmount = unit?.of === 'amount' || (!unit && parsed.value >= 5_000 && !parsed.isWord)
    if (isAmount && !isOtherAmount(tokens, at)) amounts.push(place)
    if (!parsed.isWord) at = parsed.next - 1
  }
  return {
    ...{ text: line, start: start, end: start + line.length, rooms, amounts },
    ...{ hasArea, hasType, hasDemand, hasRequest, hasOffer, isAfterBlank },
    isNumbered: number !== '',
    isShared: cues.find(tokens, 0)?.meaning === 'shared',
    words: tokens.filter(({ kind }) => kind !== 'sign').length,
  }
}

/** "Deposit 1 lakh" is no price, nor a telephone number. */
function isOtherAmount(tokens: readonly Token[], at: number): boolean {
  if ((tokens[at]?.text.length ?? 0) >= 10) return true
  for (const from of [at - 3, at - 2, at - 1]) {
    const label = from >= 0 ? labels.find(tokens, from, at) : undefined
    const gap = label && tokens.slice(label.next, at).every(({ kind }) => kind === 'sign')
    if (label && gap && otherAmount.test(label.meaning)) return true
  }
  return false
}

/** Whether a row says enough to be one home: what it is, and for how much. */
export const isWhole = (row: Row) =>
  row.amounts.length > 0 && (row.rooms.length > 0 || row.hasType || row.hasArea)
