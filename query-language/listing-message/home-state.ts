import {
  isFree,
  markUnsupported,
  type ParseState,
  skip,
} from '#query-language/model/parse-state.ts'
import type { Doubt, Finding, HomeField, HomeValues, Words } from './model.ts'

/** An amount that may be the price, with what its label says. */
export interface Offer extends Words {
  rupees: number
  upTo?: number
  /** By the word beside it: a rent, a price, or neither. */
  label: 'rent' | 'price' | undefined
  /** "62k per month" */
  isMonthly?: true
}

/** Rupees for less than which no home is sold. */
export const minSalePrice = 1_000_000

/** What was read of one home so far, beside the state of the search's passes. */
export interface HomeState {
  parse: ParseState
  /** The text before its marks and emoji were blanked, as long as `parse.text`. */
  raw: string
  /** Whether a position is in what is said of several homes, such as a heading. */
  isShared: (at: number) => boolean
  /** Whether the message names floors by letters: "GF", "FF". */
  isFloorByLetter: boolean
  today: string
  findings: Finding[]
  doubts: Doubt[]
  offers: Offer[]
  /** Amounts without a scale, such as `asking 11`, by their label. */
  unscaled: (Words & { label: string; choices: readonly number[] })[]
  /** Tokens of labels: each says what one number is. */
  used: Set<number>
}

/** Returns the span of tokens `from` up to `to` with its words. */
export function wordsAt({ tokens, text }: ParseState, from: number, to: number): Words {
  const start = tokens[from]?.start ?? 0
  const end = tokens[to - 1]?.end ?? start
  return { start, end, text: text.slice(start, end) }
}

/** Records a value said by tokens `from` up to `to`, which are claimed. */
export function find<Field extends HomeField>(
  state: HomeState,
  field: Field,
  value: HomeValues[Field],
  [from, to]: readonly [number, number],
): void {
  state.findings.push({ field, value, ...wordsAt(state.parse, from, to) } as Finding)
  skip(state.parse, from, to)
}

/** Records that tokens may mean several values. */
export function doubt<Field extends HomeField>(
  state: HomeState,
  field: Field,
  choices: readonly HomeValues[Field][],
  [from, to]: readonly [number, number],
): void {
  state.doubts.push({ field, choices, ...wordsAt(state.parse, from, to) })
  skip(state.parse, from, to)
}

/** Marks tokens as words that were seen and have no field. */
export function leave({ parse }: HomeState, from: number, to: number): void {
  if (isFree(parse, from, to)) markUnsupported(parse, from, to)
}
