/**
 * The slug of a title (spec section 5): lower case, only letters, digits, spaces and hyphens are
 * kept, spaces become hyphens, hyphens collapse. Letters are those of ASCII: a slug stands in an
 * address. May be empty, when a title holds none of them.
 */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
}
