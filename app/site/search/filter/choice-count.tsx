import type { Facet } from '#contract/property/facet.ts'
import { withCommas } from '#domain/text/format-number.ts'
import type { Option } from './offered-options.ts'

/** Returns the options of a select with the number of homes that each would show, where known. */
export function withCounts(
  options: readonly Option[],
  facets: readonly Facet[] | undefined,
): Option[] {
  return options.map((option) => {
    const count = countOf(facets, option.value)
    return count === undefined
      ? option
      : { ...option, label: `${option.label} (${withCommas(count)})` }
  })
}

/** Returns how many homes a choice would show; `undefined` where unknown. */
export function countOf(facets: readonly Facet[] | undefined, value: string): number | undefined {
  return facets?.find((facet) => facet.value.toLowerCase() === value.toLowerCase())?.count
}

/** A muted number beside a choice. */
export function ChoiceCount({ count }: { count: number | undefined }) {
  if (count === undefined) return null
  return (
    <span className="figures text-2xs font-normal text-muted-foreground">
      <span className="sr-only">, </span>
      {withCommas(count)}
      <span className="sr-only"> {count === 1 ? 'home' : 'homes'}</span>
    </span>
  )
}
