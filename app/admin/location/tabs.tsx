import type { List, Row } from '#app/kit/list/use-list.ts'
import { tabClass, tabListClass } from '#app/ui/tabs.tsx'
import type { LocationType } from '#contract/location.ts'
import { t } from '#domain/locale/translate.ts'

/** The tabs are the type filter: the server filters, and the address has the tab. */
export function LocationTabs<R extends Row>({ list }: { list: List<R, { type?: string }> }) {
  const type = list.values.type ?? ''
  const tabs: { type: LocationType | ''; label: string }[] = [
    { type: '', label: t('All') },
    { type: 'city', label: t('Cities') },
    { type: 'area', label: t({ id: 'location.areas', message: 'Areas' }) },
    { type: 'pincode', label: t('Pincodes') },
  ]
  return (
    <nav aria-label={t('Locations by type')} className={tabListClass}>
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
