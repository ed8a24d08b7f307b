import { codes, languages } from './languages.ts'
import type { Language } from './read-languages.ts'

/** A language that the product has: one with a folder in `locales/`, as a BCP 47 code. */
export type Locale = string & { readonly isLocale: true }

/** The languages of the product; texts in the code are in the first. */
export const locales: readonly Locale[] = codes as Locale[]

export const sourceLocale = locales[0] as Locale

/** Returns a language's name in itself, its tag with the region, and what offers it to readers. */
export const languageOf = (locale: Locale) => languages[locale] as Language

/** Returns the tag for `lang` attributes: `hi-IN`. */
export const tagOf = (locale: Locale): string => languageOf(locale).tag

/** Returns the tag for formats of numbers, whose digits are 0 to 9 in every language. */
export const formatTag = (locale: Locale): string => `${tagOf(locale)}-u-nu-latn`

/** Returns the language of a tag such as `hi-IN`; undefined where the product does not have it. */
export function localeOf(tag: string): Locale | undefined {
  const language = tag.trim().toLowerCase().split('-')[0]
  return locales.find((locale) => locale === language)
}

// Marked so that the script in the head of pages leaves it out.
const prefix = /* @__PURE__ */ new RegExp(
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
