import { ruleOf } from './exclusion-rules.ts'
import { type ExclusionKind, exclusionKinds } from './group-words.ts'
import { neutralWording } from './neutral-wording.ts'
import type { ExclusionContext, Rule } from './rule.ts'
import { isClauseEnd, runsOf, type Sentence, sentencesOf } from './sentence.ts'
import { isOfTax, namesSharedHome } from './shared-home.ts'
import { tagWords } from './tag-words.ts'

/** Sentences of a listing that choose people by what they are (decision 0086). */

export interface Exclusion {
  kind: ExclusionKind
  /** What to replace: the part of the sentence that excludes. */
  start: number
  end: number
  text: string
  /** What says the rest without excluding; empty where the part is best left out. */
  suggestion: string
}

/** Returns the parts of a text that exclude people by what they are, in their order. */
export function findExclusions(text: string, context: ExclusionContext = {}): Exclusion[] {
  const words = tagWords(text)
  if (!words.some(({ group }) => group)) return []
  return sentencesOf(words, text).flatMap((sentence) => {
    const [first, last] = [sentence[0], sentence.at(-1)]
    const written = first && last ? text.slice(first.start, last.end) : ''
    const isShared = context.isShared || namesSharedHome(written) || isOfTax(written)
    const rules = runsOf(sentence)
      .flatMap((run) => ruleOf(sentence, run, context) ?? [])
      .map((rule) => ({ ...rule, kinds: isShared ? withoutSharing(rule.kinds) : rule.kinds }))
      .filter(({ kinds }) => kinds.size > 0)
    return byClause(sentence, rules).map(({ part, rule }) =>
      presentPart(text, sentence, part, rule, context),
    )
  })
}

/** Who shares rooms may choose by gender and marital state. */
function withoutSharing(kinds: ReadonlySet<ExclusionKind>): ReadonlySet<ExclusionKind> {
  return new Set([...kinds].filter((kind) => kind !== 'gender' && kind !== 'marital'))
}

interface Part {
  from: number
  to: number
  /** Whether it is cut out of its clause. */
  isCut: boolean
}

/** Returns what to replace for each rule; rules within one clause are one. */
function byClause(sentence: Sentence, rules: readonly Rule[]) {
  const parts: { part: Part; rule: Rule }[] = []
  for (const rule of rules) {
    const part = partOf(sentence, rule)
    const last = parts.at(-1)
    if (last && part.from <= last.part.to) {
      last.part = { ...last.part, to: Math.max(last.part.to, part.to) }
      last.rule = { ...last.rule, kinds: new Set([...last.rule.kinds, ...rule.kinds]) }
    } else {
      parts.push({ part, rule })
    }
  }
  return parts
}

// Words before it that say something of the home, which then stay.
const minFacts = 2

function partOf(sentence: Sentence, { from, to, isPhrase }: Rule): Part {
  let [first, last] = [from, to]
  while (first > 0 && !isClauseEnd(sentence[first - 1])) first--
  while (last < sentence.length - 1 && !isClauseEnd(sentence[last + 1])) last++
  const lost = sentence.slice(first, from).filter((word) => word.cues.size === 0)
  const isFact = lost.length >= minFacts || lost.some(({ word }) => /\p{N}/u.test(word))
  if (!isPhrase || !isFact) return { from: first, to: last, isCut: false }
  const start = /^(?:but|and)$/.test(sentence[from - 1]?.word ?? '') ? from - 1 : from
  return { from: start, to, isCut: true }
}

function presentPart(
  text: string,
  sentence: Sentence,
  { from, to, isCut }: Part,
  { kinds, sense }: Rule,
  { isForSale = false }: ExclusionContext,
): Exclusion {
  const start = sentence[from]?.start ?? 0
  const end = sentence[to]?.end ?? start
  const kind = exclusionKinds.find((one) => kinds.has(one)) ?? 'marital'
  const words = sentence.slice(from, to + 1).map(({ word }) => word)
  const asked = { kind, sense, words: words.join(' '), isForSale, isFirst: from === 0, isCut }
  const excluded = text.slice(start, end)
  return { kind, start, end, text: excluded, suggestion: neutralWording(excluded, asked) }
}
