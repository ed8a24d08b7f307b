import { readFileSync } from 'node:fs'
import { parseTsv } from '#domain/text/tsv.ts'
import { lexicon } from '#query-language/lexicon/lexicon.ts'
import { buildPhraseTrie } from '#query-language/text/phrase-trie.ts'
import type { Token } from '#query-language/text/tokenize.ts'
import type { ClauseKind } from './classify-clause.ts'
import type { Clause } from './clauses.ts'

/**
 * Regional languages put the verb last, which gives the kind of the clause and ends it: `Ippo Porur
 * la irukom`, `ekhon Dadar e thaki`, `ippudu Uppal lo untunnam`, `sadhya Wakad la rahto`.
 */

const table = parseTsv(readFileSync(new URL('./regional-clauses.tsv', import.meta.url), 'utf8'))
const phrasesOf = <Role extends string>(...roles: readonly Role[]) =>
  buildPhraseTrie<Role>(
    table.flatMap(([role, , phrases = '']) => {
      const known = roles.find((one) => one === role)
      return known === undefined ? [] : [[phrases, known] as const]
    }),
  )
const lastWords = phrasesOf('home', 'work', 'change', 'past', 'wish', 'reason', 'pays')
const firstWords = phrasesOf('opens')
const originWords = phrasesOf('origin').words
const owners = phrasesOf('own').words
const workplaces = phrasesOf('workplace').words

/** Hindi auxiliaries, which continue the verb: "Kaam karte hain". */
const auxiliary = /^(?:hai|hain|h|hu|hun|hoon|tha|the|thi|he|hein|hi|है|हैं|हूं)$/

const ambiguousOrigin = /^(?:hun|hoon|thi)$/
const maxWordsFrom = 4

/** Where clauses end in a regional verb, and the tokens before which others start. */
export interface RegionalClauses {
  /** The kind of each clause, by the token after its verb. */
  kindByEnd: ReadonlyMap<number, Exclude<ClauseKind, undefined> | 'reason'>
  begins: ReadonlySet<number>
  /** Tokens that mean "from" here but "am" or "was" in Hindi: `Kochi hun ithe badli zali`. */
  origins: ReadonlySet<number>
}

/** Returns where regional verbs and words for "now" split a text. */
export function findRegionalClauses(tokens: readonly Token[]): RegionalClauses {
  const kindByEnd = new Map<number, Exclude<ClauseKind, undefined> | 'reason'>()
  const begins = new Set<number>()
  const origins = new Set<number>()
  for (let at = 0; at < tokens.length; at++) {
    if (firstWords.find(tokens, at)) begins.add(at)
    const match = lastWords.find(tokens, at)
    if (!match || auxiliary.test(tokens[match.next]?.text ?? '')) continue
    if (match.meaning === 'pays') {
      if (namesRent(tokens, at)) kindByEnd.set(match.next, 'home')
      continue
    }
    // "Rahto mhanun": "because I live there" is a reason.
    const reason = match.meaning === 'reason' ? undefined : lastWords.find(tokens, match.next)
    kindByEnd.set(reason?.meaning === 'reason' ? reason.next : match.next, match.meaning)
    for (let before = at - 1; match.meaning === 'change' && before >= at - maxWordsFrom; before--)
      if (ambiguousOrigin.test(tokens[before]?.text ?? '')) origins.add(before)
    at = (reason?.meaning === 'reason' ? reason.next : match.next) - 1
  }
  return { kindByEnd, begins, origins }
}

/** "12k rent deto": whether a rent stands before the verb, which is paid for the present home. */
const namesRent = (tokens: readonly Token[], verb: number) =>
  tokens.slice(Math.max(0, verb - maxWordsToRent), verb).some((_, back, before) => {
    const meaning = lexicon.find(tokens, verb - before.length + back, verb)?.meaning
    return meaning?.slot === 'intent' && meaning.value === 'rent'
  })
const maxWordsToRent = 5

/** Honorifics may follow the verb. */
const maxWordsAfterVerb = 2

/**
 * Returns the kind of a clause by its last verb or by the workplace it names, else `kindOfPattern`.
 * A reason is skipped with the places in it, unless the clause is a request.
 */
export function classifyRegionalClause(
  { kindByEnd }: RegionalClauses,
  { from, to }: Pick<Clause, 'from' | 'to'>,
  words: readonly string[],
  kindOfPattern: ClauseKind,
): ClauseKind {
  for (let end = to; end >= Math.max(from + 1, to - maxWordsAfterVerb); end--) {
    const kind = kindByEnd.get(end)
    if (kind !== undefined && kind !== 'reason') return kind
    if (kind === 'reason' && kindOfPattern !== 'wish') return 'work'
  }
  const owner = words.findIndex((word) => owners.has(word))
  const isWork =
    owner >= 0 && words.slice(owner + 1, owner + 3).some((word) => workplaces.has(word))
  return isWork && kindOfPattern === undefined ? 'work' : undefined
}

/** Returns whether a word marks the place before it as an origin: "Patna se", "Nagpur hun". */
export const isOriginWord = (word: string) => originWords.has(word)
