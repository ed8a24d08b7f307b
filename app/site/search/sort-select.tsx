import { CircleHelp } from 'lucide-react'
import { Link } from 'react-router'
import { filterFormId } from '#app/site/search/filter/filter-bar.tsx'
import type { Option } from '#app/site/search/filter/offered-options.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-name.ts'
import { Select } from '#app/ui/select.tsx'
import { t } from '#domain/locale/translate.ts'

interface SortSelectProps {
  sort: string | undefined
  options: readonly Option[]
}

/** The sort order of the cards: a field of the filter form, placed beside the count. */
export function SortSelect({ sort = '', options }: SortSelectProps) {
  return (
    <div className="flex items-center gap-1">
      <label htmlFor="sort" className="text-sm mr-1 text-muted-foreground max-sm:sr-only">
        {t('Sort')}
      </label>
      <Select
        id="sort"
        name="sort"
        form={filterFormId}
        defaultValue={sort}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        className="w-36 sm:w-48 [&>select]:h-11"
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Link
        to="/how-results-are-ordered"
        aria-label={t('How results are ordered')}
        title={t('How results are ordered')}
        className={cn(buttonClass({ variant: 'ghost', size: 'icon' }), 'size-11')}
      >
        <CircleHelp aria-hidden className="size-4.5! text-muted-foreground" />
      </Link>
      <button
        type="submit"
        form={filterFormId}
        className={cn(buttonClass({ variant: 'outline' }), 'hidden h-11 noscript:inline-flex')}
      >
        {t('Apply')}
      </button>
    </div>
  )
}
