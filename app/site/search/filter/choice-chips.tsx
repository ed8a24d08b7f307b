import { cn } from '#app/ui/class-name.ts'
import type { Facet } from '#contract/property/facet.ts'
import { ChoiceCount, countOf } from './choice-count.tsx'
import type { Option } from './filter-option.ts'

interface ChoiceChipsProps {
  legend: string
  name: string
  options: readonly Option[]
  chosen: readonly string[]
  facets?: readonly Facet[] | undefined
  className?: string
}

/** Boxes to tick that look like chips; several may be ticked. */
export function ChoiceChips(props: ChoiceChipsProps) {
  const { legend, name, options, chosen, facets, className } = props
  return (
    <fieldset className={cn('min-w-0', className)}>
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className={
              'relative grid h-11 min-w-11 cursor-pointer place-items-center ' +
              'rounded-md border border-input/60 px-2.5 text-sm transition-colors ' +
              'hover:bg-accent has-checked:border-primary has-checked:bg-primary-tint ' +
              'has-checked:font-medium has-checked:text-link ' +
              'data-empty:text-muted-foreground has-focus-visible:ring-2 ' +
              'has-focus-visible:ring-ring'
            }
            data-empty={countOf(facets, value) === 0 || undefined}
          >
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {label}
            <ChoiceCount count={countOf(facets, value)} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
