import { readFileSync } from 'node:fs'
import { parseTsv } from '../text/tsv.ts'

/** A locality with its further names. */
export interface KnownLocality {
  city: string
  /** The first is its own name. */
  names: readonly string[]
}

const parse = (table: string): KnownLocality[] =>
  parseTsv(table).map(([city = '', names = '']) => ({ city, names: names.split('|') }))

const known = readFileSync(new URL('./localities.tsv', import.meta.url), 'utf8')
const rare = readFileSync(new URL('./rare-localities.tsv', import.meta.url), 'utf8')

// Parsed anew at each call: what is parsed takes several times the memory of the tables, and a
// gazetteer is built only when places change.

/** Returns localities people ask for by name, whether or not a Location stands for them. */
export const listKnownLocalities = (): KnownLocality[] => parse(known)

/**
 * Returns localities asked for seldom: they are meant where their city is named, or where no place
 * better known is called so.
 */
export const listRareLocalities = (): KnownLocality[] => parse(rare)
