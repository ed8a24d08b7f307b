import { regExp } from '#domain/text/reg-exp.ts'

/**
 * The result of parsing one cell: a value, with notes where something was interpreted (the lower
 * end of a range, text repaired), or a problem in words. A reader never guesses without a note.
 */
export type Reading<Value> =
  | { readonly ok: true; readonly value: Value; readonly notes: readonly string[] }
  | { readonly ok: false; readonly problem: string }

/** Returns the reading of a cell with its value, and a note for each interpretation. */
export function understood<Value>(value: Value, ...notes: readonly string[]): Reading<Value> {
  return { ok: true, value, notes }
}

/** Returns the reading of a cell that could not be parsed; `problem` is one plain sentence. */
export function notUnderstood(problem: string): Reading<never> {
  return { ok: false, problem }
}

const blank = regExp('i')`
  ^(?:|[-–—.?]+|nulls?|none|nan|n[./]?a\.?|#n\/a|nil|undefined|unknown
  |not (?:available|applicable|specified|mentioned|known|stated|provided))$
`

/**
 * Whether a cell has no value: it is empty, or has a word that data sets use for that (`null`,
 * `NA`).
 */
export function isBlank(text: string): boolean {
  return blank.test(text.trim())
}
