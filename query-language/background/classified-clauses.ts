import { devanagari } from '#domain/text/devanagari.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { type ParseState, wordsOf } from '#query-language/model/parse-state.ts'
import { romanizeChat } from '#query-language/text/romanize.ts'
import { type ClassifiedClause, classifyClause } from './classify-clause.ts'
import { clausesOf } from './clauses.ts'
import { classifyRegionalClause, findRegionalClauses } from './regional-clauses.ts'
import { markReported, withoutAddress } from './reported-clauses.ts'

/** Returns the clauses of a text with their kinds: what each asks for, tells or refuses. */
export function classifyClauses(state: ParseState): ClassifiedClause[] {
  const hasRooms = state.tokens.some(({ text }) => /^\d*(?:bhk|rk)$/.test(text))
  const regional = findRegionalClauses(state.tokens)
  const classified = clausesOf(state, regional).map((clause): ClassifiedClause => {
    const words = wordsOf(state, clause.from, clause.to)
    const spellings = spellingsOf(words)
    const [kindOfPattern] = spellings.flatMap(
      (spelling) => classifyClause(withoutAddress(spelling)) ?? [],
    )
    const kind =
      classifyRegionalClause(regional, clause, words, kindOfPattern) ??
      (hasRooms && (kindOfPattern ?? 'home') === 'home' && spellings.some(isWorkplace)
        ? 'work'
        : kindOfPattern)
    return { ...clause, words, spellings, kind }
  })
  markReported(state, classified)
  return classified
}

/** The words as written and, where any is in Devanagari, in Latin letters first. */
export function spellingsOf(words: string[]): string[][] {
  if (!words.some((word) => devanagari.test(word))) return [words]
  const latin = words.map(romanizeChat)
  return latin.some((word, at) => word !== words[at]) ? [latin, words] : [words]
}

/** "Office in Gachibowli, want 3 BHK": the workplace of somebody who asks for rooms. */
const isWorkplace = (words: readonly string[]) => workplaceClause.test(words.join(' '))
const workplaceClause = regExp()`
  ^(?:office|college|workplace|company) (?:in|at|near) \S+(?: \S+){0,2}$
  |^(?:\S+ ){0,3}(?:office|factory|dukan|dukaan|shop|clinic|showroom|godown) (?:\S+ ){1,2}
  (?:me|mein)$
  |^(?:\S+ ){1,5}(?:me|mein|lo|la|te|e|er|y|alli|nalli|il|ma|ch|vich|madhe|at|में|मध्ये|ला|त)[ ]
  (?:amar |naa |maza |mera |en |my )?(?:office|offis|ofis|college|company|clg|school|coaching
  |university|campus)(?: hai| he| h| ahe| aahe| che| chhe| undi| iruku| irukku| ide| aanu| anu| aa
  | ache| achhe| है| आहे)?$
  |^(?:mera|meri|maza|majha|mazha|amar|maa|naa|en|ente|namma|nanna|maru|mari|my|husband|wife|papa
  |baba|son|daughter|beta|beti|mulga|magan|koduku) (?:ka |ki |cha |r |er |oda |di |na )?
  (?:office|college|company|school)(?: \S+){1,4}$
`
