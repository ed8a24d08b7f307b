import { readFileSync } from 'node:fs'
import { parseTsv } from '../text/tsv.ts'

/** A town with its other names. */
export interface KnownTown {
  state: string
  /** The first is the main name. */
  names: readonly string[]
}

const table = readFileSync(new URL('./towns.tsv', import.meta.url), 'utf8')

/**
 * Towns that people search for by name, whether or not they have a Location; they have no centre.
 */
export const knownTowns: readonly KnownTown[] = parseTsv(table).map(([state = '', names = '']) => ({
  state,
  names: names.split('|'),
}))
