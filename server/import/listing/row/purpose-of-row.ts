import type { ListingType } from '#contract/property/vocabulary.ts'
import type { Facts } from './facts.ts'

const words: Record<ListingType, string> = { sell: 'sale', rent: 'rent', lease: 'lease' }

type Settled =
  | { listingType: ListingType | undefined; note?: string; refusal?: undefined }
  | { refusal: string }

/**
 * Decides whether a row is for sale, rent or lease: by its own column, else its headline, a heading
 * above it or a monthly price, else the value for the whole file. Refuses a row that contradicts
 * itself.
 */
export function settlePurpose(facts: Facts, ofFile: ListingType | undefined): Settled {
  const { listingType: column, headlinePurpose: headline, purposeAbove, isMonthly } = facts
  const own = column ?? headline
  if (column && headline && isSale(column) !== isSale(headline)) {
    return { refusal: `the headline says for ${words[headline]}, the row says ${words[column]}` }
  }
  if (own === 'sell' && isMonthly) {
    return { refusal: 'this is a price by the month, the row says sale' }
  }
  const said = own ?? purposeAbove ?? (isMonthly ? 'rent' : undefined)
  if (!said) return { listingType: ofFile }
  if (column || !ofFile || isSale(said) === isSale(ofFile)) {
    return { listingType: column ?? (ofFile && isSale(said) === isSale(ofFile) ? ofFile : said) }
  }
  const source = headline
    ? 'the headline'
    : purposeAbove
      ? 'the heading above'
      : 'the price by the month'
  return {
    listingType: said,
    note: `${source} says for ${words[said]}, which counts for this row, not ${words[ofFile]}`,
  }
}

const isSale = (listingType: ListingType) => listingType === 'sell'
