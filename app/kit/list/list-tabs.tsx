import { bringIntoRow, tabClass, tabListClass } from '#app/ui/tabs.tsx'
import { withCommas } from '#domain/text/format-number.ts'
import type { List, Row } from './use-list.ts'

export interface ListTab {
  /** The value of the filter; empty for no filter. */
  value: string
  label: string
  /** The number of waiting rows, where that matters. */
  count?: number | undefined
}

interface ListTabsProps<R extends Row> {
  list: List<R>
  /** The query parameter that the tabs set. */
  name: string
  /** The accessible name: "Listings by status". */
  label: string
  tabs: readonly ListTab[]
}

/** Tabs are a filter: the server filters, and the address has the tab. */
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
