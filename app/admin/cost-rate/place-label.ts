import { inReadersLanguage } from '#domain/locale/readers-language.ts'
import { msg } from '#domain/locale/translate.ts'

const kinds: Readonly<Record<string, string>> = inReadersLanguage({
  any: msg('Any place'),
  urban: msg('Urban area'),
  rural: msg('Rural area'),
  metro: msg('Metro city (GST)'),
  'non-metro': msg('Other than metro city (GST)'),
})

/** Returns the kind of place, or the name of the city, that a rate is for. */
export const placeLabel = (place: string): string => kinds[place] ?? place
