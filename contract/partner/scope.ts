import { type WordOf, words } from '#contract/words.ts'
import { msg } from '#domain/locale/translate.ts'

/**
 * What an API key may do. An endpoint names the scope that opens it to keys; every other endpoint
 * refuses keys.
 */
export const Scope = words({
  'listings:read': msg('Search and read public listings'),
  'own-listings:read': msg('Read own listings'),
  'own-listings:write': msg('Add, edit and remove own listings'),
  'leads:read': msg('Read enquiries'),
})
export type Scope = WordOf<typeof Scope>

/** The scope of a partner, who has no listings and no leads. */
export const partnerScope = 'listings:read' satisfies Scope
