import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useNavigation } from 'react-router'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-name.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { type Filter, paramsOf } from './filter.ts'

export const panelId = 'filter-panel'

interface FilterPanelProps {
  filter: Filter
  /** How many of its filters are set. */
  count: number
  total: number | undefined
  onOpen: () => void
  /** The fields, rendered on first use: they are half of a form that few visitors open. */
  children: ReactNode
}

/** Filters that do not fit in the bar: a panel below its button; on phones a part of the sheet. */
export function FilterPanel({ filter, count, total, onOpen, children }: FilterPanelProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget={panelId}
        className={cn(
          buttonClass({ variant: 'ghost' }),
          'mr-1.5 h-11 self-center px-3 max-lg:hidden',
        )}
      >
        <SlidersHorizontal aria-hidden />
        {t('More filters')}
        <Count of={count} />
      </button>
      <div id={panelId} popover="auto" onBeforeToggle={onOpen} className="filter-panel">
        <div className="filter-panel-body">
          {children || (
            // Without scripts, and before they have loaded.
            <Link to={`/properties/filters?${paramsOf(filter)}`} className="text-link underline">
              {t('More filters on a separate page')}
            </Link>
          )}
        </div>
        <div
          className={
            'flex shrink-0 items-center justify-end gap-3 border-t px-6 py-4 max-lg:hidden'
          }
        >
          <ClearLink />
          <ShowButton total={total} />
        </div>
      </div>
    </>
  )
}

/** The number of filters that a button hides. */
export function Count({ of }: { of: number }) {
  if (of === 0) return null
  return <span className="count-mark">{of}</span>
}

export function ClearLink() {
  return (
    <Link to="/properties" discover="none" className="filter-clear">
      {t('Clear all')}
    </Link>
  )
}

/** Applies the typed text; `total` counts the homes for all that is chosen, if nothing is typed. */
export function ShowButton({ total }: { total: number | undefined }) {
  const busy = useNavigation().state === 'loading'
  return (
    <Button type="submit" className="h-11 min-w-44">
      {busy
        ? t('Loading...')
        : total === undefined
          ? t('Show properties')
          : t('Show {figure} properties', { figure: withCommas(total) })}
    </Button>
  )
}
