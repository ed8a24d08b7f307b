/** The languages of the product, as BCP 47 codes; texts in the code are in `sourceLocale`. */
export const locales = ['en', 'hi'] as const

export type Locale = (typeof locales)[number]

export const sourceLocale: Locale = 'en'

/** Each language's name in itself, for the choice of language. */
export const localeNames: Record<Locale, string> = { en: 'English', hi: 'हिन्दी' }

/** What offers a language to people who read it, in that language. */
export const localeOffers: Record<Locale, string> = {
  en: 'Continue in English',
  hi: 'BrickBazaar हिन्दी में देखें',
}

/** Tags with the region, for `lang` attributes and formats of numbers and dates. */
export const localeTags: Record<Locale, string> = { en: 'en-IN', hi: 'hi-IN' }

/** Returns the language of a tag such as `hi-IN`; undefined where the product does not have it. */
export function localeOf(tag: string): Locale | undefined {
  const language = tag.trim().toLowerCase().split('-')[0]
  return locales.find((locale) => locale === language)
}

const prefix = new RegExp(
  `^/(${locales.filter((one) => one !== sourceLocale).join('|')})(?=[/?.]|$)`,
)

/**
 * Returns the language of a page's path: `/hi/cities` is Hindi, a path without a language is in the
 * source language.
 */
export function localeOfPath(path: string): Locale {
  return localeOf(prefix.exec(path)?.[1] ?? '') ?? sourceLocale
}

/** Returns the start of paths in the language: `/hi`, or nothing for the source language. */
export const pathPrefix = (locale: Locale): string => (locale === sourceLocale ? '' : `/${locale}`)

/** Returns the path of a page in a language: `/cities` is `/hi/cities` in Hindi, `/` is `/hi`. */
export const pathIn = (locale: Locale, path: string): string =>
  locale === sourceLocale ? path : pathPrefix(locale) + path.replace(/^\/(?=$|[?#])/, '')

/** Returns a path without its language: `/hi/cities` is `/cities`. */
export const withoutLocale = (path: string): string => path.replace(prefix, '') || '/'

/**
 * Returns the language that an `Accept-Language` header prefers of those there are; undefined where
 * it names none of them.
 */
export function preferredLocale(header: string): Locale | undefined {
  const ranked = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';')
    const quality = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean)
    return { locale: localeOf(tag), quality: Number(quality ?? 1) }
  })
  const wanted = ranked.filter(({ locale, quality }) => locale && quality > 0)
  return wanted.sort((one, other) => other.quality - one.quality)[0]?.locale
}

/** Returns the language of a stored code; the source language where the product has it no more. */
export const storedLocale = (code: string): Locale => localeOf(code) ?? sourceLocale
