import { regExp } from '#domain/text/reg-exp.ts'

/**
 * What a reader made of one cell: a value, with notes where something was interpreted (the lower
 * end of a range, text repaired), or a problem in words. A reader never guesses without a note.
 */
export type Reading<Value> =
  | { readonly ok: true; readonly value: Value; readonly notes: readonly string[] }
  | { readonly ok: false; readonly problem: string }

/** A value that was read, with what had to be interpreted. */
export function understood<Value>(value: Value, ...notes: readonly string[]): Reading<Value> {
  return { ok: true, value, notes }
}

/** A cell that could not be read, and why, as one plain sentence. */
export function notUnderstood(problem: string): Reading<never> {
  return { ok: false, problem }
}

const blank = regExp('i')`
  ^(?:|[-–—.?]+|nulls?|none|nan|n[./]?a\.?|#n\/a|nil|undefined|unknown
  |not (?:available|applicable|specified|mentioned|known|stated|provided))$
`

/**
 * Whether a cell says nothing: empty, or one of the words data sets write for that (`null`, `NA`).
 */
export function isBlank(text: string): boolean {
  return blank.test(text.trim())
}
