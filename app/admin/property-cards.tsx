import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { StatCard } from '#app/kit/stat-card.tsx'
import type { PropertyStats } from '#contract/property.ts'

interface PropertyCardsProps {
  stats: PropertyStats | undefined
  failed: boolean
}

const toDesk = (
  <Link to="/bb-admin/review" className="text-link hover:underline">
    Open the review desk
  </Link>
)

/** The five figures above the list. */
export function PropertyCards({ stats, failed }: PropertyCardsProps) {
  const figures: [string, number | undefined, ReactNode?][] = [
    ['Total', stats?.total],
    ['Pending Review', stats?.pending, stats?.pending ? toDesk : undefined],
    ['Approved', stats?.approved],
    ['Rejected', stats?.rejected],
    ['Sold/Rented', stats && stats.sold + stats.rented],
  ]
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
      {figures.map(([label, value, detail]) => (
        <StatCard key={label} label={label} value={value} detail={detail} failed={failed} />
      ))}
    </dl>
  )
}
