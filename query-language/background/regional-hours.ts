import { readFileSync } from 'node:fs'
import { parseTsv } from '#domain/text/tsv.ts'
import { roomUnits, units } from '#query-language/lexicon/units.ts'
import { isFree, type ParseState, skip } from '#query-language/model/parse-state.ts'
import { buildPhraseTrie } from '#query-language/text/phrase-trie.ts'

const table = parseTsv(readFileSync(new URL('./regional-hours.tsv', import.meta.url), 'utf8'))
const phrasesOf = (part: string) =>
  buildPhraseTrie<true>(
    table.flatMap(([is, , phrases = '']) => (is === part ? [[phrases, true] as const] : [])),
  )
const partsOfDay = phrasesOf('day')
const hourWords = phrasesOf('hour')
const afterWords = phrasesOf('after')
const maxHour = 12

/** "Good morning. 2 BHK" */
const countsThing = (tokens: ParseState['tokens'], at: number) =>
  units.find(tokens, at) ?? roomUnits.find(tokens, at)

/** Skips times of day such as `kaalaila 10 maniku`, `sondhe 6 tar por`, `evening 6 ku mela`. */
export function skipRegionalHours(state: ParseState): void {
  const { tokens } = state
  for (const [at, { kind, value }] of tokens.entries()) {
    if (kind !== 'number' || value > maxHour || !isFree(state, at)) continue
    const isOfDay = partsOfDay.words.has(tokens[at - 1]?.text ?? '')
    const hours = hourWords.find(tokens, at + 1)
    if ((!isOfDay && !hours) || (!hours && countsThing(tokens, at + 1))) continue
    const next = hours?.next ?? at + 1
    const to = afterWords.find(tokens, next)?.next ?? next
    // "2 ta flat" counts flats.
    if (!isOfDay && hours && to === next) continue
    skip(state, isOfDay ? at - 1 : at, to)
  }
}
