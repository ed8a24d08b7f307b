import { currentLocale } from '#domain/locale/translate.ts'
import { pathIn } from './locale.ts'

/**
 * Returns the path of a page in the language in force, for what does not go through the router:
 * plain forms and links, whole page loads, addresses that are shared.
 */
export const pagePath = (path: string): string => pathIn(currentLocale(), path)
