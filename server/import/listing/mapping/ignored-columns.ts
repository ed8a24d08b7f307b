import type { ImportField } from '#contract/import/vocabulary.ts'
import { isStatusName } from '#server/import/listing/row/gone-home.ts'
import { headerKey } from './header-synonyms.ts'

const keys = (words: string) => new Set(words.split(' '))

/** Columns with row numbers. */
const runningNumbers = keys(
  'srno sno slno srnumber slnumber sr sl serial serialno serialnumber rowno rownumber rownum ' +
    'unnamed0 क्रमांक क्रम क्रसं क्रमसंख्या अनुक्रमांक अक्र अनुक्रम',
)
/** Columns added by a crawler: when and where it found the row. */
const crawlColumns = keys(
  'crawlid crawlerid scrapeid scraperid scraped scrapedat scrapedon scrapeddate ' +
    'scrapedate scrapetime scrapetimestamp crawledat crawledon crawldate ' +
    'crawltime crawltimestamp fetchedat extractedat timestamp uniqid ' +
    'webscraperorder webscraperstarturl url link href pageurl listingurl ' +
    'propertyurl sourceurl detailurl productlink propertylink listinglink pagelink',
)
/** Ambiguous names: such a column has row numbers if its values count up. */
const vagueNames = keys('no num number id index idx row')

/** Returns the columns that are not part of a listing: row numbers and what a crawler added. */
export function incidentalColumns(
  headers: readonly string[],
  mapping: readonly (ImportField | null)[],
  sample: readonly (readonly string[])[],
): Set<number> {
  return new Set(
    headers.flatMap((header, index) => {
      // Availability changes from list to list while the home stays the same.
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

// "#" and "№" have an empty key; a column without a name is called "Column" and its number.
const isUnnamed = (header: string, key: string) => key === '' || /^Column \d+$/.test(header)

/** Returns whether whole numbers rise in equal steps, as in an evenly spaced sample. */
function countsUp(values: readonly string[]): boolean {
  if (values.length < 2 || !values.every((value) => /^\d{1,9}$/.test(value.trim()))) return false
  const numbers = values.map(Number)
  const step = (numbers[1] ?? 0) - (numbers[0] ?? 0)
  return (
    step > 0 && numbers.every((number, at) => at === 0 || number - (numbers[at - 1] ?? 0) === step)
  )
}
