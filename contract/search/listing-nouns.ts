import {
  ListingType,
  type PropertyType,
  type PropertyTypeOrSegment,
} from '#contract/property/vocabulary.ts'
import { inReadersLanguage } from '#domain/locale/readers-language.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { isRentOrLease } from '#domain/search/deals.ts'

/** Types and segments in the plural, as headings and labels of searches name them. */
export const listingNouns = inReadersLanguage<PropertyTypeOrSegment>({
  apartment: msg('apartments'),
  villa: msg('villas'),
  house: msg('houses'),
  plot: msg('plots'),
  commercial: msg('commercial spaces'),
  office: msg('offices'),
  industrial: msg('industrial spaces'),
  agricultural: msg('farmland'),
  residential: msg('homes'),
})

const dealPhrases = inReadersLanguage<ListingType>({
  sell: msg('for sale'),
  rent: msg('for rent'),
  lease: msg('for lease'),
})

type Types = readonly PropertyType[] | undefined

/** Returns a deal after such a noun: apartments `for sale`, offices `for rent or lease`. */
export const dealPhrase = (deal: ListingType, types: Types): string =>
  deal !== 'sell' && isRentOrLease(types) ? t('for rent or lease') : dealPhrases[deal]

/** Returns a deal alone, as a chip shows it. */
export const dealLabel = (deal: ListingType, types: Types): string =>
  deal !== 'sell' && isRentOrLease(types) ? t('For Rent or Lease') : t(ListingType.label(deal))
