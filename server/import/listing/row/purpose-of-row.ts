import type { ListingType } from '#contract/property/vocabulary.ts'
import { msg, t } from '#domain/locale/translate.ts'
import type { Facts } from './facts.ts'

const words: Record<ListingType, string> = {
  sell: msg('sale'),
  rent: msg('rent'),
  lease: msg('lease'),
}

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
    return {
      refusal: t('the headline says for {headline}, the row says {row}', {
        headline: t(words[headline]),
        row: t(words[column]),
      }),
    }
  }
  if (own === 'sell' && isMonthly) {
    return { refusal: t('this is a monthly price, but the row says sale') }
  }
  const said = own ?? purposeAbove ?? (isMonthly ? 'rent' : undefined)
  if (!said) return { listingType: ofFile }
  if (column || !ofFile || isSale(said) === isSale(ofFile)) {
    return { listingType: column ?? (ofFile && isSale(said) === isSale(ofFile) ? ofFile : said) }
  }
  const source = headline
    ? t('the headline')
    : purposeAbove
      ? t('the heading above')
      : t('the monthly price')
  return {
    listingType: said,
    note: t('{source} says for {deal}, so this row uses it instead of {file}', {
      source,
      deal: t(words[said]),
      file: t(words[ofFile]),
    }),
  }
}

const isSale = (listingType: ListingType) => listingType === 'sell'
