import { toDevanagari } from '#domain/text/indic-scripts.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { type Cue, cueWords } from './cue-words.ts'
import { type ExclusionKind, groupWords } from './group-words.ts'

/** A word or sign of a text with what it may mean. */
export interface Tagged {
  word: string
  /** Where it is in the text. */
  start: number
  end: number
  cues: ReadonlySet<Cue>
  /** The group of people that it names. */
  group?: ExclusionKind | undefined
}

type Sense = { cue: Cue } | { group: ExclusionKind }

interface Entry {
  /** The words of a phrase; `*` ends a stem. */
  words: readonly string[]
  sense: Sense
}

/** Entries by their first word or stem, phrases before single words. */
const lexicon: ReadonlyMap<string, readonly Entry[]> = readLexicon()
/** A word may be as long as the text, so its beginnings are compared up to here only. */
const maxStemLength = Math.max(...[...lexicon.keys()].map((key) => key.length - 1))

function readLexicon(): Map<string, Entry[]> {
  const senses: [string, Sense][] = [
    ...Object.entries(groupWords).map(([group, words]): [string, Sense] => [
      words,
      { group: group as ExclusionKind },
    ]),
    ...Object.entries(cueWords).map(([cue, words]): [string, Sense] => [
      words,
      { cue: cue as Cue },
    ]),
  ]
  const entries = senses.flatMap(([words, sense]) =>
    words
      .trim()
      .split(/\s+/)
      .flatMap(spellings)
      .map((words): Entry => ({ words, sense })),
  )
  entries.sort((one, other) => other.words.length - one.words.length)
  return Map.groupBy(entries, ({ words: [first = ''] }) => first)
}

/** Returns the phrases that `own|same_caste|religion` stands for, in words. */
function spellings(phrase: string): string[][] {
  let found: string[][] = [[]]
  for (const choices of phrase.split('_')) {
    found = found.flatMap((words) => choices.split('|').map((one) => [...words, foldWord(one)]))
  }
  return found
}

/** Returns a word as the lexicon has it: small letters, one script for all of India's. */
function foldWord(word: string): string {
  if (/^[a-z\d*]*$/i.test(word)) return foldLatin(word.toLowerCase())
  const folded = toDevanagari(
    word.normalize('NFC').replace(/\p{Default_Ignorable_Code_Point}/gu, ''),
  )
    .toLowerCase()
    .replaceAll('\u093c', '')
    .replaceAll('\u0901', '\u0902')
    .replace(/['’`´]s?(?![\p{L}\p{M}])|['’`´]/gu, '')
  return foldLatin(folded)
}

/** Hindi in Latin letters has no spelling: `nahin`, `nahi`, `naheen`; `wale`, `vaale`. */
function foldLatin(word: string): string {
  return word
    .replace(/(?<=[a-z])0(?=[a-z])/g, 'o')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll('w', 'v')
    .replace(/([a-z])\1+/g, '$1')
}

// A hyphen within a word only joins its parts; between spaces it is a sign.
const wordOrSign = regExp('gu')`
  [\p{L}\p{M}\p{N}'’\u0060´\p{Default_Ignorable_Code_Point}]+
  |[^\s]
`

/** Returns the words and signs of a text with their senses. */
export function tagWords(text: string): Tagged[] {
  const found = [...text.matchAll(wordOrSign)].filter((one) => !isJoining(one, text))
  const words = found.map(([word]) => findWord(word))
  const tagged: Tagged[] = []
  for (let at = 0; at < words.length; ) {
    const { count, cues, group } = sensesAt(words, at)
    const [first, last] = [found[at], found[at + count - 1]]
    if (!first || !last) break
    const start = first.index
    tagged.push({
      word: words
        .slice(at, at + count)
        .map(({ folded }) => folded)
        .join(' '),
      start,
      end: last.index + last[0].length,
      cues,
      group,
    })
    at += count
  }
  return tagged
}

const isJoining = ({ 0: word, index }: RegExpExecArray, text: string) =>
  word === '-' && /^[\p{L}\p{M}]-\p{L}/u.test(text.slice(index - 1, index + 3))

interface Word {
  folded: string
  /** The phrases that may begin with it. */
  entries: readonly Entry[]
}

/** Words that were folded and looked up before: most texts consist of the same few hundred. */
const knownWords = new Map<string, Word>()
const maxKnownWords = 4_000
/** Longer parts are not copied by V8 and would keep their whole texts in memory. */
const maxKnownLength = 12

function findWord(word: string): Word {
  const known = knownWords.get(word)
  if (known) return known
  const folded = foldWord(word)
  const found = { folded, entries: entriesOf(folded) }
  if (word.length <= maxKnownLength) {
    if (knownWords.size === maxKnownWords) knownWords.clear()
    knownWords.set(word, found)
  }
  return found
}

function sensesAt(words: readonly Word[], at: number) {
  const cues = new Set<Cue>()
  let group: ExclusionKind | undefined
  let count = 1
  for (const { words: phrase, sense } of words[at]?.entries ?? []) {
    if (phrase.length < count) break
    if (!phrase.every((part, index) => fits(words[at + index]?.folded, part))) continue
    if (phrase.length > 1) count = phrase.length
    if ('cue' in sense) cues.add(sense.cue)
    else group ??= sense.group
  }
  return { count, cues, group }
}

function entriesOf(word: string): Entry[] {
  const found = [...(lexicon.get(word) ?? [])]
  const max = Math.min(word.length, maxStemLength)
  for (let length = 2; length <= max; length++) {
    found.push(...(lexicon.get(`${word.slice(0, length)}*`) ?? []))
  }
  return found.sort((one, other) => other.words.length - one.words.length)
}

function fits(word: string | undefined, part: string): boolean {
  if (word === undefined) return false
  return part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part
}
