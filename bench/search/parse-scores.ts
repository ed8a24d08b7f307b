import { corpusNames, loadCorpus } from '#query-language/corpus/load-corpus.ts'
import { type Score, scoreCorpus } from '#query-language/corpus/score.ts'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { heldoutQueries } from './tables.ts'

export interface ParseScore extends Score {
  name: string
  isHeldOut: boolean
  queries: number
}

/** Scores short searches and messages that the parser was made with, and those held back. */
export function scoreParses(): ParseScore[] {
  const gazetteer = buildGazetteer([])
  const isMessage = (name: string) => /^(message|requirements|background|dictation|chat)/.test(name)
  const sets = {
    'short searches, corpora': loadCorpus(...corpusNames().filter((name) => !isMessage(name))),
    'messages, corpora': loadCorpus(...corpusNames().filter(isMessage)),
    'short searches, held out': heldoutQueries('heldout-search'),
    'messages, held out': heldoutQueries('heldout-message'),
  }
  return Object.entries(sets).map(([name, corpus]) => ({
    ...{ name, isHeldOut: name.endsWith('held out'), queries: corpus.length },
    ...scoreCorpus(corpus, gazetteer),
  }))
}
