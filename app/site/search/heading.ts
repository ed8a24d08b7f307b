import type { Filter } from '#app/site/search/filter/filter.ts'
import { type Chip, titleOf } from '#app/site/search/filter/filter-words.ts'
import type { Understanding } from './read-understanding.ts'

type Words = Pick<Understanding, 'sentence'> & { parts: readonly { label: string }[] }

/** Returns the heading of a search: the interpretation of its text, then what the filters add. */
export function headingOf(
  filter: Filter,
  chips: readonly Pick<Chip, 'label'>[],
  words: Words | undefined,
): string {
  if (!words?.sentence) return titleOf(filter)
  // "Whitefield, Bangalore" includes Bangalore.
  const said = new Set(words.parts.flatMap(({ label }) => [label, ...label.split(', ')]))
  const added = chips.map(({ label }) => label).filter((label) => !said.has(label))
  const heading = [words.sentence, ...added].join(' · ')
  return heading.charAt(0).toUpperCase() + heading.slice(1)
}
