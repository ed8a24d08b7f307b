import { cn } from '#app/ui/class-name.ts'
import type { Facet } from '#contract/property/facet.ts'
import { ChoiceCount, countOf } from './choice-count.tsx'
import type { Option } from './offered-options.ts'

interface ChoiceChipsProps {
  legend: string
  name: string
  options: readonly Option[]
  chosen: readonly string[]
  facets?: readonly Facet[] | undefined
  className?: string
}

/** Checkboxes that look like chips. */
export function ChoiceChips(props: ChoiceChipsProps) {
  const { legend, name, options, chosen, facets, className } = props
  return (
    <fieldset className={cn('min-w-0', className)}>
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="chip"
            data-empty={countOf(facets, value) === 0 || undefined}
          >
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
            />
            {label}
            <ChoiceCount count={countOf(facets, value)} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
