import type { ImportField } from '#contract/import/vocabulary.ts'
import { isStatusName } from '#server/import/listing/row/gone-home.ts'
import { headerKey } from './header-synonyms.ts'

const keys = (words: string) => new Set(words.split(' '))

/** Columns that number the rows. */
const runningNumbers = keys(
  'srno sno slno srnumber slnumber sr sl serial serialno serialnumber rowno rownumber rownum ' +
    'unnamed0 क्रमांक क्रम क्रसं क्रमसंख्या अनुक्रमांक अक्र अनुक्रम',
)
/** Columns that a crawl added: when and where it found the row. */
const crawlColumns = keys(
  'crawlid crawlerid scrapeid scraperid scraped scrapedat scrapedon scrapeddate ' +
    'scrapedate scrapetime scrapetimestamp crawledat crawledon crawldate ' +
    'crawltime crawltimestamp fetchedat extractedat timestamp uniqid ' +
    'webscraperorder webscraperstarturl url link href pageurl listingurl ' +
    'propertyurl sourceurl detailurl productlink propertylink listinglink pagelink',
)
/** Names that say nothing alone: such a column numbers the rows where its values count up. */
const vagueNames = keys('no num number id index idx row')

/** The columns that are no part of a listing: running numbers and what a crawl added. */
export function incidentalColumns(
  headers: readonly string[],
  mapping: readonly (ImportField | null)[],
  sample: readonly (readonly string[])[],
): Set<number> {
  return new Set(
    headers.flatMap((header, index) => {
      // Whether it is to be had changes from list to list; the home stays the same.
      if (mapping[index] === 'availability') return [index]
      if (mapping[index]) return []
      if (isStatusName(header)) return [index]
      const key = headerKey(header)
      if (runningNumbers.has(key) || crawlColumns.has(key)) return [index]
      const isVague = vagueNames.has(key) || (index === 0 && isUnnamed(header, key))
      return isVague && countsUp(sample.map((cells) => cells[index] ?? '')) ? [index] : []
    }),
  )
}

// "#" and "№" leave nothing of a key; a column without a name is called by its place.
const isUnnamed = (header: string, key: string) => key === '' || /^Column \d+$/.test(header)

/** Whether whole numbers rise by one and the same step; a sample leaves out rows evenly. */
function countsUp(values: readonly string[]): boolean {
  if (values.length < 2 || !values.every((value) => /^\d{1,9}$/.test(value.trim()))) return false
  const numbers = values.map(Number)
  const step = (numbers[1] ?? 0) - (numbers[0] ?? 0)
  return (
    step > 0 && numbers.every((number, at) => at === 0 || number - (numbers[at - 1] ?? 0) === step)
  )
}
