import { regExp } from '#domain/text/reg-exp.ts'
import type { ParseState } from '#query-language/model/parse-state.ts'
import type { ClassifiedClause } from './classify-clause.ts'
import { goesOnReporting, isReported, isSaidByOthers } from './reported.ts'
import { isRequest, namesHome } from './requests.ts'

/** "Bhaiya, main Lucknow ka hun": whom somebody speaks to is no part of what they tell. */
export const withoutAddress = (words: readonly string[]) => {
  const first = words.findIndex((word) => !addressWord.test(word))
  return first > 0 ? words.slice(first) : words
}
const addressWord = regExp()`
  ^(?:bhaiya|bhaiyya|bhai|sir|madam|maam|ji|sahab|saab|namaste|pranam|as|since|because|bcoz|coz
  |kyunki|kyuki)$
`

/**
 * Marks as past what no verb of a wish or of living gives a kind, and what tells something or goes
 * on telling it, where rooms or a kind of home are asked for elsewhere.
 */
export function markReported(state: ParseState, classified: ClassifiedClause[]): void {
  if (classified.length < 2) return
  const told = new Set<ClassifiedClause>()
  for (const [index, clause] of classified.entries()) {
    const before = classified[index - 1]
    const isBehindTold =
      before !== undefined &&
      clause.opening !== '.' &&
      (told.has(before) ||
        before.kind === 'past' ||
        before.kind === 'home' ||
        before.kind === 'work')
    const isTelling = () =>
      clause.spellings
        .map((words) => words.slice(leadOf(words)))
        .some(
          (words) => isReported(words) || (isBehindTold && goesOnReporting(words, clause.opening)),
        )
    const isOfWish = clause.kind === 'wish' && clause.spellings.some(isSaidByOthers)
    if (isOfWish || (clause.kind === undefined && isTelling())) told.add(clause)
  }
  if (told.size === 0) return
  const isAsked = classified.some(
    (clause) => !told.has(clause) && isRequest(state, clause) && namesHome(state, clause),
  )
  if (isAsked) for (const clause of told) clause.kind = 'past'
}

/** What stands before a statement: "and", "because", whom somebody speaks to. */
const leadOf = (words: readonly string[]) => {
  const first = words.findIndex((word) => !leadWord.test(word) && !addressWord.test(word))
  // "Bhai sahab ne bataya" tells of a brother.
  return first < 0 || /^(?:ne|ka|ki|ke)$/.test(words[first] ?? '') ? 0 : first
}
const leadWord = /^(?:as|since|because|kyunki|kyuki|so|but|par|pr|lekin|magar|actually|waise)$/
