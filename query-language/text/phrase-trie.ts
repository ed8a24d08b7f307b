import { toEnglish } from './loan-words.ts'
import { foldWord, type Token } from './tokenize.ts'

/** Phrases and what they mean, found at a token by their longest spelling. */
export interface PhraseTrie<Meaning> {
  find(
    tokens: readonly Token[],
    at: number,
    /** No token from here on belongs to it. */
    end?: number,
  ): { meaning: Meaning; next: number } | undefined
  /** Every word that is a phrase by itself, for reading misspelt ones. */
  words: ReadonlyMap<string, Meaning>
  /** Every word that is in a phrase. */
  vocabulary: ReadonlySet<string>
}

interface Node<Meaning> {
  /**
   * None where every phrase ends: most are leaves, and an empty map takes more than all the rest.
   */
  next?: Map<string, Node<Meaning>>
  meaning?: Meaning
}

// "Semi-furnished", "sq. ft", "row/house": such signs inside a phrase say nothing.
const isJoint = ({ kind, text }: Token) => kind === 'sign' && (text === '-' || text === '/')

/**
 * Takes lines of spellings parted by `|`, with the meaning of each line; case and dots do not
 * matter.
 */
export function buildPhraseTrie<Meaning>(
  lines: Iterable<readonly [spellings: string, meaning: Meaning]>,
): PhraseTrie<Meaning> {
  const root: Node<Meaning> = {}
  const words = new Map<string, Meaning>()
  const vocabulary = new Set<string>()
  for (const [spellings, meaning] of lines) {
    for (const spelling of spellings.split('|')) {
      const parts = foldWord(spelling).split(/[ -]+/).filter(Boolean).map(toEnglish)
      let node = root
      for (const part of parts) {
        node.next ??= new Map()
        const next: Node<Meaning> = node.next.get(part) ?? {}
        node.next.set(part, next)
        node = next
        vocabulary.add(part)
      }
      node.meaning ??= meaning
      if (parts.length === 1 && parts[0]) words.set(parts[0], words.get(parts[0]) ?? meaning)
    }
  }
  return { words, vocabulary, find: (tokens, at, end) => findLongest(root, tokens, at, end) }
}

function findLongest<Meaning>(
  root: Node<Meaning>,
  tokens: readonly Token[],
  at: number,
  end = tokens.length,
) {
  let match: { meaning: Meaning; next: number } | undefined
  let node: Node<Meaning> | undefined = root
  for (let index = at; node && index < end; index++) {
    const token = tokens[index]
    if (!token) break
    const step: Node<Meaning> | undefined = node.next?.get(token.text)
    if (!step && index > at && isJoint(token)) continue
    node = step
    if (node?.meaning !== undefined) match = { meaning: node.meaning, next: index + 1 }
  }
  return match
}
