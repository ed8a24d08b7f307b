import type { Cue } from './cue-words.ts'
import { type ExclusionKind, exclusionKinds } from './group-words.ts'
import { neutralWording } from './neutral-wording.ts'
import { isOfTax, namesSharedHome } from './shared-home.ts'
import { type Tagged, tagWords } from './tag-words.ts'

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

export interface ExclusionContext {
  /** Other texts of the listing say that rooms are shared, as in a PG. */
  isShared?: boolean
  isForSale?: boolean
  /** The text names the tenants who are preferred, so that a group alone chooses. */
  namesTenants?: boolean
}

/** Words that exclude, by their place among the tagged words. */
interface Rule {
  from: number
  to: number
  kinds: ReadonlySet<ExclusionKind>
  /** What is wanted of the groups: them alone, or all others. */
  sense: 'only' | 'not'
  /** Whether the words can be cut out of their sentence. */
  isPhrase: boolean
}

const sentenceEnd = /^[.!?।॥;•|]$/

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

function sentencesOf(words: readonly Tagged[], text: string): Tagged[][] {
  const sentences: Tagged[][] = [[]]
  for (const [at, word] of words.entries()) {
    const before = words[at - 1]
    const isNewLine = before && text.slice(before.end, word.start).includes('\n')
    if (isNewLine) sentences.push([])
    const isInNumber = word.word === '.' && /^\p{N}/u.test(text.slice(word.end))
    const isEnd = sentenceEnd.test(word.word) && !isInNumber && !isAbbreviation(before)
    if (isEnd) sentences.push([])
    else sentences.at(-1)?.push(word)
  }
  return sentences.filter((sentence) => sentence.length > 0)
}

const isAbbreviation = (before: Tagged | undefined) =>
  before !== undefined && /^(?:st|rs|no|mr|mrs|dr|sq|ft|opp|nr)$/.test(before.word)

/** A group with what belongs to it: `working Hindu or Jain families`. */
interface Run {
  from: number
  to: number
  kinds: ReadonlySet<ExclusionKind>
  hasPeople: boolean
}

const has = (word: Tagged | undefined, ...cues: Cue[]) => cues.some((cue) => word?.cues.has(cue))

function runsOf(sentence: readonly Tagged[]): Run[] {
  const runs: Run[] = []
  for (let at = 0; at < sentence.length; at++) {
    if (!isGroup(sentence, at)) continue
    let to = at
    for (let next = at + 1; next < sentence.length; next++) {
      const word = sentence[next]
      if (isGroup(sentence, next) || has(word, 'people', 'food')) to = next
      else if (!has(word, 'joiner', 'things') || has(word, 'not')) break
      else if (has(word, 'things')) to = next
    }
    const members = sentence.slice(at, to + 1)
    const kinds = new Set(members.flatMap(({ group }) => group ?? []))
    const hasPeople = members.some((one) => has(one, 'people') || isPerson(one))
    runs.push({ from: at, to, kinds, hasPeople })
    at = to
  }
  return runs
}

const isPerson = ({ group }: Tagged) => group === 'marital' || group === 'gender'

/** Whether a word names people here: not in `Jain temple`, nor in `delivery boys`. */
function isGroup(sentence: readonly Tagged[], at: number): boolean {
  if (!sentence[at]?.group || has(sentence[at - 1], 'before')) return false
  let next = at + 1
  while (sentence[next]?.group || (isBetween(sentence[next]) && sentence[next]?.word !== ','))
    next++
  return !has(sentence[next], 'place')
}

const isBetween = (word: Tagged | undefined) =>
  has(word, 'joiner', 'people', 'food') && !has(word, 'place')

type Rules = (sentence: readonly Tagged[], run: Run, context: ExclusionContext) => Rule | undefined

function ruleOf(sentence: readonly Tagged[], run: Run, context: ExclusionContext) {
  if (namesBothFoods(sentence, run) || isReport(sentence, run)) return undefined
  for (const rule of [notBefore, notAfter, onlyBefore, onlyAfter, preferred, chosen]) {
    const found = rule(sentence, run, context)
    if (found) return found
  }
  return undefined
}

/** `Veg and non-veg`: whoever comes. */
function namesBothFoods(sentence: readonly Tagged[], { from, to }: Run): boolean {
  const foods = sentence.slice(from, to + 1).filter(({ group }) => group === 'food')
  const isNot = ({ word }: Tagged) => /^(?:non|m[a]*n?sa|मांस|नॉन|asai|ami)/.test(word)
  const isYes = ({ word }: Tagged) => /^(?:ve?g|ve|s[h]?aka|शाका)/.test(word)
  return foods.some(isNot) && foods.some(isYes)
}

/** `Only two families live here` says who lives there. */
function isReport(sentence: readonly Tagged[], { to }: Run): boolean {
  return has(sentence[rightOf(sentence, to, 'filler')], 'reports')
}

function leftOf(sentence: readonly Tagged[], from: number, ...skipped: Cue[]): number {
  let at = from - 1
  while (at >= 0 && has(sentence[at], ...skipped) && !isComma(sentence[at])) at--
  return at
}

function rightOf(sentence: readonly Tagged[], to: number, ...skipped: Cue[]): number {
  let at = to + 1
  while (at < sentence.length && has(sentence[at], ...skipped) && !isComma(sentence[at])) at++
  return at
}

const isComma = (word: Tagged | undefined) => word?.word === ','

/** `No bachelors`, `not for bachelors`, `no pets, smoking or bachelors`. */
const notBefore: Rules = (sentence, run) => {
  const skipped = ['filler', 'for', 'joiner', 'allow', 'food', 'things', 'people'] as const
  let at = leftOf(sentence, run.from, ...skipped)
  const isListed = isComma(sentence[at]) && has(sentence[at - 1], 'things')
  if (isListed) {
    while (at >= 0 && (isComma(sentence[at]) || has(sentence[at], ...skipped))) at--
    const next = sentence[rightOf(sentence, run.to, 'filler', 'for')]
    if (has(next, 'allow', 'only', 'onlyAfter', 'prefer')) return undefined
  }
  const word = sentence[at]
  // In `non-Hindus` it belongs to the group.
  if (!has(word, 'not', 'except') || has(sentence[at + 1], 'reports')) return undefined
  if (!isListed && isHindiNot(word)) return undefined
  // "No need to be vegetarian"
  if (sentence.slice(at, run.from).some((one) => has(one, 'need'))) return undefined
  const from = isListed ? run.from : at
  return { from, to: run.to, kinds: run.kinds, sense: 'not', isPhrase: at === run.from - 1 }
}

const englishNot = /^(?:not|no|never|dont|doesnt|wont|cannot|cant|isnt|arent)$/
const isHindiNot = (word: Tagged | undefined) =>
  has(word, 'not') && !englishNot.test(word?.word ?? '')

/** `Bachelors are not allowed`, `muslim ko nahi denge`, `non-veg: no`. */
const notAfter: Rules = (sentence, run) => {
  const { kinds } = run
  let at = rightOf(sentence, run.to, 'filler', 'for', 'onlyAfter', 'joiner', 'need')
  if (has(sentence[at], 'bar'))
    return { from: run.from, to: at, kinds, sense: 'not', isPhrase: true }
  at = rightOf(sentence, run.to, 'filler', 'for', 'only', 'onlyAfter', 'allow', 'need')
  if (/^[:–-]$/.test(sentence[at]?.word ?? '')) at++
  const word = sentence[at]
  if (has(word, 'bar')) return { from: run.from, to: at, kinds, sense: 'not', isPhrase: true }
  if (!has(word, 'not')) return undefined
  const after = rightOf(sentence, at, 'filler', 'for')
  const isDenied = has(sentence[after], 'allow', 'bar')
  const isEnd = sentence[at + 1] === undefined || isClauseEnd(sentence[at + 1])
  if (isHindiNot(word) ? false : word?.word === 'no' ? !isEnd : !isDenied) return undefined
  const to = isDenied ? rightOf(sentence, at, 'filler', 'for', 'allow') - 1 : at
  return { from: run.from, to, kinds, sense: 'not', isPhrase: true }
}

/** `Only for families`, `sirf hindu parivar`. */
const onlyBefore: Rules = (sentence, run) => {
  const at = leftOf(sentence, run.from, 'filler', 'for', 'allow', 'need', 'joiner')
  if (!has(sentence[at], 'only') || has(sentence[at - 1], 'not')) return undefined
  return isChoosable(sentence, run) ? only(run, at, run.to) : undefined
}

/** `Families only`, `family mattum`. */
const onlyAfter: Rules = (sentence, run) => {
  const at = rightOf(sentence, run.to, 'filler', 'for', 'allow', 'prefer')
  const ends = /(?:साठीच|नाच|लाच)$/.test(sentence[run.to]?.word ?? '')
  const found = ends ? run.to : has(sentence[at], 'only', 'onlyAfter') ? at : undefined
  if (found === undefined || !isChoosable(sentence, run)) return undefined
  const next = sentence[found + 1]
  if (!ends && (has(next, 'place') || /^[\p{N}₹]/u.test(next?.word ?? ''))) return undefined
  const before = [run.from - 1, run.from - 2].find((one) => has(sentence[one], 'for'))
  return only(run, before ?? run.from, found)
}

const only = ({ kinds }: Run, from: number, to: number): Rule => ({
  from,
  to,
  kinds,
  sense: 'only',
  isPhrase: true,
})

/** A house can want vegetarians only, but "only chicken" or "parking only for disabled" is none. */
function isChoosable(sentence: readonly Tagged[], { from, to, kinds }: Run): boolean {
  const members = sentence.slice(from, to + 1)
  if (kinds.has('disability')) return members.some(({ word }) => /^(?:able|phys)/.test(word))
  const isOfFood = members.some((one) => has(one, 'food'))
  if (!isOfFood) return true
  return has(sentence[rightOf(sentence, to, 'filler')], 'allow')
}

const chosenBy: readonly ExclusionKind[] = ['religion', 'caste', 'community', 'food']
const isChosen = ({ kinds }: Run) => chosenBy.some((kind) => kinds.has(kind))

/** `Brahmins preferred`; a preference for families or for women shuts nobody out. */
const preferred: Rules = (sentence, run) => {
  if (!isChosen(run)) return undefined
  const left = leftOf(sentence, run.from, 'filler', 'for', 'joiner', 'allow')
  const right = rightOf(sentence, run.to, 'filler', 'for')
  const at = has(sentence[left], 'prefer') ? left : has(sentence[right], 'prefer') ? right : -1
  if (at < 0 || has(sentence[at - 1], 'not')) return undefined
  return only(run, Math.min(at, run.from), Math.max(at, run.to))
}

const mustBe = /^(?:must|should)$/
const hindiFor = /^(?:liye|लिए|लिये|साठी|sathi|saathi|mate|maate|माटे)$/

/** `For a Jain family`, `looking for Hindu tenants`, `brahmin family chahiye`. */
const chosen: Rules = (sentence, run, { namesTenants }) => {
  if (!isChosen(run)) return undefined
  if (namesTenants) return only(run, run.from, run.to)
  const isPlural = /[^s]s$/.test(sentence[run.to]?.word ?? '')
  const left = leftOf(sentence, run.from, 'filler', 'joiner')
  const word = sentence[left]?.word
  const isFor = word === 'for' && !has(sentence[left - 1], 'place', 'bar')
  const isTo = word === 'to' && has(sentence[left - 1], 'allow')
  if ((isFor || isTo || has(sentence[left], 'need')) && (run.hasPeople || isPlural)) {
    return only(run, left, run.to)
  }
  const isDemanded = sentence.slice(left + 1, run.from).some((one) => mustBe.test(one.word))
  if (isDemanded) return only(run, left + 1, run.to)
  if (!run.hasPeople) return undefined
  const right = rightOf(sentence, run.to, 'filler', 'for')
  const isWanted = has(sentence[right], 'need') || hindiFor.test(sentence[right - 1]?.word ?? '')
  if (isWanted) return only(run, run.from, Math.min(right, sentence.length - 1))
  const isAlone = isBoundary(sentence[run.from - 1]) && isBoundary(sentence[run.to + 1])
  const isPure = leftOf(sentence, run.from, 'joiner') + 1
  return isAlone || (isBoundary(sentence[isPure - 1]) && isBoundary(sentence[run.to + 1]))
    ? only(run, isPure, run.to)
    : undefined
}

const isClauseEnd = (word: Tagged | undefined) => /^[,()[\]/:–—&-]$/.test(word?.word ?? '')
const isBoundary = (word: Tagged | undefined) => word === undefined || isClauseEnd(word)

interface Part {
  from: number
  to: number
  /** Whether it is cut out of its clause. */
  isCut: boolean
}

/** Returns what to replace for each rule; rules within one clause are one. */
function byClause(sentence: readonly Tagged[], rules: readonly Rule[]) {
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

function partOf(sentence: readonly Tagged[], { from, to, isPhrase }: Rule): Part {
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
  sentence: readonly Tagged[],
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
