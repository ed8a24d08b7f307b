import type { Filter } from '#app/site/search/filter/filter.ts'
import { type Chip, titleOf } from '#app/site/search/filter/filter-words.ts'
import type { Understanding } from './read-understanding.ts'

type Words = Pick<Understanding, 'sentence'> & { parts: readonly { label: string }[] }

/** The heading of a search: what its words say, then what the filters beside them add to that. */
export function headingOf(
  filter: Filter,
  chips: readonly Pick<Chip, 'label'>[],
  words: Words | undefined,
): string {
  if (!words?.sentence) return titleOf(filter)
  // "Whitefield, Bangalore" says Bangalore too.
  const said = new Set(words.parts.flatMap(({ label }) => [label, ...label.split(', ')]))
  const added = chips.map(({ label }) => label).filter((label) => !said.has(label))
  const heading = [words.sentence, ...added].join(' · ')
  return heading.charAt(0).toUpperCase() + heading.slice(1)
}
