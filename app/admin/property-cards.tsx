import { StatCard } from '#app/kit/stat-card.tsx'
import type { PropertyStats } from '#contract/property.ts'

interface PropertyCardsProps {
  stats: PropertyStats | undefined
  failed: boolean
}

/** The five figures above the list. */
export function PropertyCards({ stats, failed }: PropertyCardsProps) {
  const figures: [string, number | undefined][] = [
    ['Total', stats?.total],
    ['Pending Review', stats?.pending],
    ['Approved', stats?.approved],
    ['Rejected', stats?.rejected],
    ['Sold/Rented', stats && stats.sold + stats.rented],
  ]
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
      {figures.map(([label, value]) => (
        <StatCard key={label} label={label} value={value} failed={failed} />
      ))}
    </dl>
  )
}
