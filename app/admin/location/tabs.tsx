import type { List, Row } from '#app/kit/list/use-list.ts'
import { tabClass, tabListClass } from '#app/ui/tabs.tsx'
import type { LocationType } from '#contract/location.ts'

const tabs: { type: LocationType | ''; label: string }[] = [
  { type: '', label: 'All' },
  { type: 'city', label: 'Cities' },
  { type: 'area', label: 'Areas' },
  { type: 'pincode', label: 'Pincodes' },
]

/** The tabs are the type filter: the server filters, and the address has the tab. */
export function LocationTabs<R extends Row>({ list }: { list: List<R, { type?: string }> }) {
  const type = list.values.type ?? ''
  return (
    <nav aria-label="Locations by type" className={tabListClass}>
      {tabs.map((tab) => (
        <button
          key={tab.type}
          type="button"
          aria-current={type === tab.type ? 'page' : undefined}
          onClick={() => list.set({ type: tab.type })}
          className={tabClass}
        >
          {tab.label}
        </button>
      ))}
    </nav>
  )
}
