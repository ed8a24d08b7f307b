import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

export const merge = extendTailwindMerge({
  extend: { theme: { text: ['2xs'] } },
})

/**
 * Joins class names; the later of two conflicting ones wins. A single list is not checked for
 * conflicts: most elements have only one, and merging costs a phone a tenth of its start.
 */
export function cn(...classes: ClassValue[]): string {
  const lists = classes.filter(Boolean)
  const joined = clsx(lists)
  return lists.length < 2 ? joined : merge(joined)
}
