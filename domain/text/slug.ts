/**
 * Returns the slug of a title (CMS-1): lower case; only letters, digits, spaces and hyphens stay,
 * spaces become hyphens, hyphens collapse. ASCII letters only, because a slug is part of an
 * address. Empty where a title has none of these characters.
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
