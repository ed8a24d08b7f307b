import { fileURLToPath } from 'node:url'
import { readLanguages } from './read-languages.ts'

/**
 * The languages of the product, by code; texts in the code are in the first. Builds contain them as
 * data (scripts/locale/inline-languages.ts).
 */
export const languages = readLanguages(
  fileURLToPath(new URL('../../locales', import.meta.url)),
  'en',
)

/** Their codes, apart from what belongs to them: the script in the head needs no more. */
export const codes = Object.keys(languages)
