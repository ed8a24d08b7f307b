import type { Exclusion } from './find-exclusion.ts'

/** Returns a text with other words, or none, in the place of a part that excludes. */
export function replaceExclusion(
  text: string,
  { start, end }: Pick<Exclusion, 'start' | 'end'>,
  wording: string,
): string {
  const [before, after] = [text.slice(0, start), text.slice(end)]
  if (wording !== '') return before + wording + after
  // Without its part, a clause leaves one sign of the two around it, and a sentence none.
  const isFirst = /(?:^|[.!?।॥;•|\n])\s*$/.test(before)
  const rest = isFirst ? after.replace(/^\s*[.,;:!?।–-]+/, '') : after
  const kept = /^\s*(?:[,.;:!?।)–-]|\n|$)/.test(rest) ? withoutSigns(before) : before
  return (kept + (/\s$/.test(kept) || kept === '' ? rest.trimStart() : rest)).trim()
}

/** Returns a text without the signs at its end that lead to a next clause. */
function withoutSigns(text: string): string {
  let end = text.length
  while (end > 0 && /[\s,:–-]/.test(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
