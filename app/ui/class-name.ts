import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

export const merge = extendTailwindMerge({
  extend: { theme: { text: ['2xs'] } },
})

/**
 * Joins class names; of two that set the same thing the later one wins. A list alone does not
 * contradict itself: most elements have but one, and merging costs a phone a tenth of its start.
 */
export function cn(...classes: ClassValue[]): string {
  const lists = classes.filter(Boolean)
  const joined = clsx(lists)
  return lists.length < 2 ? joined : merge(joined)
}
