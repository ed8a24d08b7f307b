import { Rich } from '#app/kit/rich.tsx'
import type { Facet } from '#contract/property/facet.ts'
import { t } from '#domain/locale/translate.ts'
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
      <Rich
        text={t(
          '{count, plural, one {<0>, </0>{figure}<1> home</1>} ' +
            'other {<0>, </0>{figure}<1> homes</1>}}',
          {
            figure: withCommas(count),
            count,
          },
        )}
        elements={[
          <span key="pause" className="sr-only" />,
          <span key="unit" className="sr-only" />,
        ]}
      />
    </span>
  )
}
