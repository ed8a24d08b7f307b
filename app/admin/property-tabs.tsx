import type { List, Row } from '#app/kit/use-list.ts'
import { tabClass, tabListClass } from '#app/ui/tabs.tsx'

interface PropertyTabsProps<R extends Row> {
  list: List<R>
  pending: number | undefined
}

const tabs = [
  { status: '', label: 'All' },
  { status: 'pending', label: 'Pending' },
  { status: 'approved', label: 'Approved' },
  { status: 'rejected', label: 'Rejected' },
]

/** The tabs are the status filter in other clothes: the server filters, the address remembers. */
export function PropertyTabs<R extends Row>({ list, pending }: PropertyTabsProps<R>) {
  const status = String((list.values as { status?: string }).status ?? '')
  return (
    <nav aria-label="Listings by status" className={tabListClass}>
      {tabs.map((tab) => (
        <button
          key={tab.status}
          type="button"
          aria-current={status === tab.status ? 'page' : undefined}
          onClick={() => list.set({ status: tab.status })}
          className={tabClass}
        >
          {tab.label}
          {tab.status === 'pending' && pending !== undefined && (
            <span className="figures rounded-full bg-status-yellow-tint px-2 py-0.5 text-xs text-status-yellow-text">
              {pending.toLocaleString('en-IN')}
            </span>
          )}
        </button>
      ))}
    </nav>
  )
}
