import type { ListingType, PropertyTypeOrSegment } from '#contract/property/vocabulary.ts'
import { inReadersLanguage } from '#domain/locale/readers-language.ts'
import { msg } from '#domain/locale/translate.ts'

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

/** Deals after such a noun: apartments for sale. */
export const dealPhrases = inReadersLanguage<ListingType>({
  sell: msg('for sale'),
  rent: msg('for rent'),
  lease: msg('for lease'),
})
