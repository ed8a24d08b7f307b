import { normalizePlaceWord } from '#query-language/gazetteer/normalize-place-name.ts'
import type { ParseState } from '#query-language/model/parse-state.ts'
import { sectionWords } from './place-words.ts'

export const ordinalSuffix = /^(?:st|nd|rd|th)$/

/** Whether a token directly follows a locality. */
export function isBehindLocality({ tokens, slots }: ParseState, at: number): boolean {
  const before = tokens[at - 1]?.end
  return slots.some(({ slot, end }) => slot === 'locality' && end === before)
}

/** The kind of part behind a list that follows a locality: "Koramangala 5th/6th block". */
export function kindOfList(state: ParseState, at: number): string | undefined {
  const { tokens } = state
  if (!isBehindLocality(state, at)) return undefined
  let next = at + 2
  while (
    /^(?:\/|or|and|&|,|ya|aur)$/.test(tokens[next]?.text ?? '') &&
    tokens[next + 1]?.kind === 'number' &&
    ordinalSuffix.test(tokens[next + 2]?.text ?? '')
  )
    next += 3
  const kind = normalizePlaceWord(tokens[next]?.text ?? '')
  return next > at + 2 && sectionWords.has(kind) ? kind : undefined
}
