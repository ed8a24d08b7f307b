import type { ReactNode } from 'react'
import { CardLink } from '#app/admin/shell/card-link.tsx'
import { StatCard } from '#app/kit/stat-card.tsx'
import type { PropertyStats } from '#contract/property/figure.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'

interface PropertyCardsProps {
  stats: PropertyStats | undefined
  failed: boolean
}

/** The five figures above the list, each with a link to its rows. */
export function PropertyCards({ stats, failed }: PropertyCardsProps) {
  const figures: [string, number | undefined, ReactNode][] = [
    [
      t('Total'),
      stats?.total,
      <CardLink key="all" to="/bb-admin/properties">
        {t('See all')}
      </CardLink>,
    ],
    [t('Pending Review'), stats?.pending, stats && <Pending count={stats.pending} />],
    [
      t('Approved'),
      stats?.approved,
      <Those key="approved" status="approved" words={t('See approved')} />,
    ],
    [
      t('Rejected'),
      stats?.rejected,
      <Those key="rejected" status="rejected" words={t('See rejected')} />,
    ],
    [t('Sold/Rented'), stats && stats.sold + stats.rented, stats && <Closed stats={stats} />],
  ]
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
      {figures.map(([label, value, detail]) => (
        <StatCard key={label} label={label} value={value} detail={detail} failed={failed} />
      ))}
    </dl>
  )
}

function Those({ status, words }: { status: string; words: string }) {
  return <CardLink to={`/bb-admin/properties?status=${status}`}>{words}</CardLink>
}

function Pending({ count }: { count: number }) {
  return count === 0 ? (
    <Those status="pending" words={t('See pending')} />
  ) : (
    <CardLink to="/bb-admin/review">{t('Open the review desk')}</CardLink>
  )
}

function Closed({ stats }: { stats: PropertyStats }) {
  return (
    <span className="flex flex-wrap gap-x-3">
      <Those status="sold" words={t('{figure} sold', { figure: withCommas(stats.sold) })} />
      <Those status="rented" words={t('{figure} rented', { figure: withCommas(stats.rented) })} />
    </span>
  )
}
