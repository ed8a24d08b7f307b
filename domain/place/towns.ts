import { readFileSync } from 'node:fs'
import { parseTsv } from '../text/tsv.ts'

/** A town with its further names. */
export interface KnownTown {
  state: string
  /** The first is its own name. */
  names: readonly string[]
}

const table = readFileSync(new URL('./towns.tsv', import.meta.url), 'utf8')

/** Towns people ask for by name, whether or not a Location stands for them; they have no centre. */
export const knownTowns: readonly KnownTown[] = parseTsv(table).map(([state = '', names = '']) => ({
  state,
  names: names.split('|'),
}))
