import { toEnglish } from './loan-words.ts'
import { foldWord, type Token } from './tokenize.ts'

/** Phrases with their meanings; the longest spelling at a token matches. */
export interface PhraseTrie<Meaning> {
  find(
    tokens: readonly Token[],
    at: number,
    /** The match must end before this token. */
    end?: number,
  ): { meaning: Meaning; next: number } | undefined
  /** Phrases of one word, for spelling correction. */
  words: ReadonlyMap<string, Meaning>
  /** Every word of every phrase. */
  vocabulary: ReadonlySet<string>
}

interface Node<Meaning> {
  /** Undefined for leaves: most nodes are leaves, and empty maps would take most of the memory. */
  next?: Map<string, Node<Meaning>>
  meaning?: Meaning
}

// Signs inside a phrase are ignored: "Semi-furnished", "sq. ft", "row/house".
const isJoint = ({ kind, text }: Token) => kind === 'sign' && (text === '-' || text === '/')

/**
 * Builds a trie from lines of spellings separated by `|`, with a meaning for each line; case and
 * dots are ignored.
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
