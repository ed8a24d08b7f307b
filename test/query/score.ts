import type { Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { parseQuery } from '#query-language/parse-query.ts'
import { notesOf } from './note.ts'

/**
 * A query with what is to be understood of it, in notes parted by `; `. Where people would read it in two ways, `a or b` takes
 * either; `a?` may be understood and need not be, nor `a or b?`.
 */
export type Asked = readonly [query: string, expected: string]

export interface Score {
  f1: number
  exact: number
  /** Slowest reading in milliseconds, after each was read once. */
  slowest: number
  misses: string[]
}

/** Reads every query of a table: how many slots were right, and how many queries wholly. */
export function scoreOf(table: readonly Asked[], gazetteer: Gazetteer): Score {
  let right = 0
  let said = 0
  let wanted = 0
  let exact = 0
  let slowest = 0
  const misses: string[] = []
  for (const [query, expected] of table) {
    parseQuery(query, gazetteer)
    const start = performance.now()
    const found = notesOf(parseQuery(query, gazetteer).slots)
    slowest = Math.max(slowest, performance.now() - start)
    const notes = expected.split('; ').filter(Boolean).sort()
    const isOptional = (note: string) => note.endsWith('?')
    const asked = notes.filter((note) => !isOptional(note)).map(choicesOf)
    const welcome = [...asked, ...notes.filter(isOptional).map(choicesOf)].flat()
    const unwanted = found.filter((note) => !welcome.includes(note))
    const hits = asked.filter((either) => either.some((note) => found.includes(note))).length
    right += hits
    said += hits + unwanted.length
    wanted += asked.length
    if (unwanted.length === 0 && hits === asked.length) exact++
    else misses.push(`${query}\n    ${found.join('; ')}\n    ${notes.join('; ')}`)
  }
  return { f1: (2 * right) / (said + wanted), exact: exact / table.length, slowest, misses }
}

/** What may be said for it: "a or b" and "a or b?" either of the two. */
const choicesOf = (note: string) => note.split(' or ').map((choice) => choice.replace(/\?$/, ''))
