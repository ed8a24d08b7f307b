import { bringIntoRow, tabClass, tabListClass } from '#app/ui/tabs.tsx'
import { withCommas } from '#domain/text/format-number.ts'
import type { List, Row } from './use-list.ts'

export interface ListTab {
  /** The filter's value; empty leaves the filter out. */
  value: string
  label: string
  /** How many wait there, where that matters. */
  count?: number | undefined
}

interface ListTabsProps<R extends Row> {
  list: List<R>
  /** The query parameter that the tabs set. */
  name: string
  /** What they divide the list by, for assistive technology: "Listings by status". */
  label: string
  tabs: readonly ListTab[]
}

/** Tabs are a filter in other clothes: the server filters, the address remembers. */
export function ListTabs<R extends Row>({ list, name, label, tabs }: ListTabsProps<R>) {
  const now = String(list.values[name] ?? '')
  return (
    <nav aria-label={label} className={tabListClass}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          ref={now === tab.value ? bringIntoRow : undefined}
          aria-current={now === tab.value ? 'page' : undefined}
          onClick={() => list.set({ [name]: tab.value })}
          className={tabClass}
        >
          {tab.label}
          {tab.count !== undefined && (
            <span
              className={
                'figures rounded-full bg-status-yellow-tint px-2 py-0.5 ' +
                'text-xs text-status-yellow-text'
              }
            >
              {withCommas(tab.count)}
            </span>
          )}
        </button>
      ))}
    </nav>
  )
}
