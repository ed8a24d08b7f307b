import type { Cue } from './cue-words.ts'
import type { ExclusionKind } from './group-words.ts'
import type { Tagged } from './tag-words.ts'

/** Sentences of tagged words, and the groups of people in them. */

export type Sentence = readonly Tagged[]

const sentenceEnd = /^[.!?।॥;•|]$/

export function sentencesOf(words: Sentence, text: string): Tagged[][] {
  const sentences: Tagged[][] = [[]]
  for (const [at, word] of words.entries()) {
    const before = words[at - 1]
    const isNewLine = before && text.slice(before.end, word.start).includes('\n')
    if (isNewLine) sentences.push([])
    const follows = before?.word === 'no' ? /^\s*\p{N}/u : /^\p{N}/u
    const isInNumber = word.word === '.' && follows.test(text.slice(word.end))
    const isEnd = sentenceEnd.test(word.word) && !isInNumber && !isAbbreviation(before)
    if (isEnd) sentences.push([])
    else sentences.at(-1)?.push(word)
  }
  return sentences.filter((sentence) => sentence.length > 0)
}

const isAbbreviation = (before: Tagged | undefined) =>
  before !== undefined && /^(?:st|rs|mr|mrs|dr|sq|ft|op|nr)$/.test(before.word)

/** A group with what belongs to it: `working Hindu or Jain families`. */
export interface Run {
  from: number
  to: number
  kinds: ReadonlySet<ExclusionKind>
  hasPeople: boolean
}

/** Whether a word is one of these cues. */
export const has = (word: Tagged | undefined, ...cues: Cue[]) =>
  cues.some((cue) => word?.cues.has(cue))

/** Returns the groups of people that a sentence names. */
export function runsOf(sentence: Sentence): Run[] {
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
function isGroup(sentence: Sentence, at: number): boolean {
  if (!sentence[at]?.group || has(sentence[at - 1], 'before')) return false
  // Who is addressed is no name of a place.
  if (/[ािीुूे]ंना$/.test(sentence[at].word)) return true
  let next = at + 1
  while (sentence[next]?.group || (isBetween(sentence[next]) && sentence[next]?.word !== ','))
    next++
  const isAddressed =
    /^(?:samaj|समाज)$/.test(sentence[next]?.word ?? '') && has(sentence[next + 1], 'for')
  return isAddressed || !has(sentence[next], 'place')
}

const isBetween = (word: Tagged | undefined) =>
  has(word, 'joiner', 'people', 'food') && !has(word, 'place')

/** Returns the place of the first word to the left that is none of these cues. */
export function leftOf(sentence: Sentence, from: number, ...skipped: Cue[]): number {
  let at = from - 1
  while (at >= 0 && has(sentence[at], ...skipped) && !isComma(sentence[at])) at--
  return at
}

/** Returns the place of the first word to the right that is none of these cues. */
export function rightOf(sentence: Sentence, to: number, ...skipped: Cue[]): number {
  let at = to + 1
  while (at < sentence.length && has(sentence[at], ...skipped) && !isComma(sentence[at])) at++
  return at
}

export const isComma = (word: Tagged | undefined) => word?.word === ','

export const isClauseEnd = (word: Tagged | undefined) => /^[,()[\]/:–—&-]$/.test(word?.word ?? '')
export const isBoundary = (word: Tagged | undefined) => word === undefined || isClauseEnd(word)
