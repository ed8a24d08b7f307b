import { readFileSync } from 'node:fs'
import { parseTsv } from '#domain/text/tsv.ts'
import { buildPhraseTrie, type PhraseTrie } from '#query-language/text/phrase-trie.ts'

const table = parseTsv(readFileSync(new URL('./requirement-terms.tsv', import.meta.url), 'utf8'))
const phrasesOf = (kind: string): PhraseTrie<true> =>
  buildPhraseTrie(
    table.flatMap(([shown, spellings = '']) =>
      shown === kind ? [[spellings, true] as const] : [],
    ),
  )

/** What the words of a clause show about a term, by the rows of the table. */
export const termPhrases = {
  contact: phrasesOf('contact'),
  firm: phrasesOf('firm'),
  home: phrasesOf('home'),
  must: phrasesOf('must'),
  refuse: phrasesOf('refuse'),
  soft: phrasesOf('soft'),
}
