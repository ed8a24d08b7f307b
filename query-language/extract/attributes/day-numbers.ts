import { parseNumberAt } from '#query-language/extract/amounts/number-phrase.ts'
import { ordinalWords } from '#query-language/lexicon/number-words.ts'
import type { Token } from '#query-language/text/tokenize.ts'

export const isDay = (value: number) => value >= 1 && value <= 31 && value % 1 === 0

const ordinalSuffix = /^(?:st|nd|rd|th)$/

/** Returns the number of a day: `15`, `15th`, `pehli`, `paanch`. */
export function dayNumberAt(tokens: readonly Token[], at: number) {
  const ordinal = ordinalWords.get(tokens[at]?.text ?? '')
  const number = ordinal === undefined ? parseNumberAt(tokens, at) : undefined
  const value = ordinal ?? number?.value ?? 0
  if (!isDay(value)) return undefined
  const next = number?.next ?? at + 1
  const isSuffixed = number !== undefined && ordinalSuffix.test(tokens[next]?.text ?? '')
  return {
    ...{ value, isOrdinal: isSuffixed || ordinal !== undefined },
    next: isSuffixed ? next + 1 : next,
    isNumber: number !== undefined && !number.isWord,
  }
}

/** "First week", "pehle hafte": the first four of a month. */
export function weekAt(tokens: readonly Token[], at: number) {
  const day = dayNumberAt(tokens, at)
  const isWeek = day?.isOrdinal && day.value <= 4 && weekWord.test(tokens[day.next]?.text ?? '')
  return isWeek ? { value: day.value, next: day.next + 1 } : undefined
}
const weekWord =
  /^(?:week|hafta|hafte|haftey|haftya|athavada|athavdya|athvadiye|saptah|हफ्ते|हफ़्ते|आठवड्यात)$/
