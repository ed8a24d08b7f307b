import { readFileSync } from 'node:fs'
import { parseTsv } from '../text/tsv.ts'

/** A locality with its other names. */
export interface KnownLocality {
  city: string
  /** The first is the main name. */
  names: readonly string[]
}

const parse = (table: string): KnownLocality[] =>
  parseTsv(table).map(([city = '', names = '']) => ({ city, names: names.split('|') }))

const known = readFileSync(new URL('./localities.tsv', import.meta.url), 'utf8')
const rare = readFileSync(new URL('./rare-localities.tsv', import.meta.url), 'utf8')

// Parsed at each call: the result takes several times the memory of the tables, and a gazetteer is
// built only when places change.

/** Returns the localities that people search for by name, whether or not they have a Location. */
export const listKnownLocalities = (): KnownLocality[] => parse(known)

/**
 * Returns localities that are rarely searched for: they match only where their city is named, or
 * where no better-known place has the name.
 */
export const listRareLocalities = (): KnownLocality[] => parse(rare)
