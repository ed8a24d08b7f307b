import { readFileSync } from 'node:fs'
import { parseTsv } from '#domain/text/tsv.ts'

const table = readFileSync(new URL('./bounds.tsv', import.meta.url), 'utf8')
const rows = parseTsv(table)
const partsOf = (language: string | undefined, part: string) =>
  rows.flatMap(([of, is, spellings = '']) =>
    is === part && (language === undefined || of === language) ? spellings.split('|') : [],
  )

/** Negated "more" and "less": "Ku mela mudiyathu", "kante takkuva vaddu". */
const refusedOf = (side: string) =>
  rows.flatMap(([language, part, spellings = '']) =>
    part === side
      ? spellings
          .split('|')
          .flatMap((side) => partsOf(language, 'refused').map((refused) => `${side} ${refused}`))
      : [],
  )

/**
 * Comparators after an amount in regional languages, separated by `|`: `varaikum` and `er beshi na`
 * are a maximum, `kante ekkuva` a minimum.
 */
export const regionalBounds = {
  max: [...partsOf(undefined, 'max'), ...partsOf(undefined, 'less'), ...refusedOf('more')].join(
    '|',
  ),
  min: [...partsOf(undefined, 'min'), ...partsOf(undefined, 'more'), ...refusedOf('less')].join(
    '|',
  ),
  approx: partsOf(undefined, 'approx').join('|'),
  minBefore: partsOf(undefined, 'min-before').join('|'),
  maxBefore: partsOf(undefined, 'max-before').join('|'),
  approxBefore: partsOf(undefined, 'approx-before').join('|'),
}

/** Refusals of all regional languages, separated by `|`: "na hovu joie", "hou naye". */
export const regionalRefusals = partsOf(undefined, 'refused').join('|')

/** Returns every word of the comparators of a language. */
export const boundWordsOf = (language: string): string[] =>
  rows.flatMap(([of, , spellings = '']) =>
    of === language ? spellings.split('|').flatMap((phrase) => phrase.split(' ')) : [],
  )

/** The comparator words of all languages: too many and too short for spelling correction. */
export const regionalBoundWords: ReadonlySet<string> = new Set(
  rows.flatMap(([language = '']) => boundWordsOf(language)),
)

/** Words of a maximum that end a distance too: `2 km lopu`, `5 km ullil`, `1 km de andar`. */
export const withinWords: ReadonlySet<string> = new Set(
  partsOf(undefined, 'max')
    .flatMap((phrase) => phrase.split(' '))
    .filter((word) => word.length >= 4),
)
