import { type MessageDescriptor, t } from '#domain/locale/translate.ts'

/**
 * Returns a table of texts, marked with `msg`, that are translated when they are read; its keys
 * stay.
 */
export function inReadersLanguage<Key extends string>(
  texts: Readonly<Record<Key, string | MessageDescriptor>>,
): Readonly<Record<Key, string>> {
  const translated = {} as Record<Key, string>
  for (const [key, text] of Object.entries<string | MessageDescriptor>(texts)) {
    Object.defineProperty(translated, key, { enumerable: true, get: () => t(text) })
  }
  return translated
}
