import { Link } from 'react-router'
import { useRead } from '#app/api/query.tsx'
import { Today, useTodayKnown } from '#app/broker-portal/inquiry/today.tsx'
import { KycNotice } from '#app/broker-portal/profile/kyc-notice.tsx'
import { AddPropertyLink } from '#app/broker-portal/property/add-links.tsx'
import { PropertyRowCard } from '#app/broker-portal/property/row-card.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { StatCard } from '#app/kit/stat-card.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { inquiry } from '#contract/inquiry/inquiry.ts'
import { property } from '#contract/property/property.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'

const latestCount = 3

/** Work for today, figures of the listings, and the three latest listings. */
export default function Dashboard() {
  const isTodayKnown = useTodayKnown()
  return (
    <div className="space-y-8">
      <h1 className="sr-only">{t('Dashboard')}</h1>
      {isTodayKnown ? (
        <>
          <KycNotice />
          <Today />
          <Figures />
          <Latest />
        </>
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </div>
  )
}

function Latest() {
  const read = useRead(property.mine, { query: { limit: String(latestCount) } })
  return (
    <section aria-labelledby="latest" className="space-y-3">
      <h2 id="latest" className="text-lg">
        {t('Latest Properties')}
      </h2>
      <Loaded read={read} failed={t('Failed to load your listings')} height="h-40">
        {({ properties }) =>
          properties.length === 0 ? (
            <Nothing />
          ) : (
            <ul className="space-y-3">
              {properties.map((listing) => (
                <li key={listing._id}>
                  <PropertyRowCard listing={listing} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

function Figures() {
  const { data, isError } = useRead(property.mineStats, {})
  const inbox = useRead(inquiry.stats, { query: { answeredBy: 'mine' } }, { every: 15_000 })
  const stats = data?.stats
  const waiting = inbox.data?.stats.waiting
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard
        label={t('Total Properties')}
        value={stats?.total}
        detail={stats && t('{figure} approved', { figure: withCommas(stats.approved) })}
        failed={isError}
      />
      <StatCard label={t('Total Views')} value={stats?.views} failed={isError} />
      <StatCard
        label={t('Enquiries')}
        value={stats?.inquiries}
        detail={
          <Link
            to={`/broker-portal/inquiries${waiting ? '?stage=waiting&answeredBy=mine' : ''}`}
            className="text-link hover:underline"
          >
            {waiting
              ? t('{figure} awaiting your reply', { figure: withCommas(waiting) })
              : t('View enquiries')}
          </Link>
        }
        failed={isError}
      />
      <StatCard label={t('Pending Review')} value={stats?.pending} failed={isError} />
    </dl>
  )
}

function Nothing() {
  return (
    <div className="rounded-lg border bg-card">
      <Empty
        title={t('No listings yet.')}
        text={t('Adding one takes about five minutes. You can add photos from your phone.')}
        action={<AddPropertyLink />}
      />
    </div>
  )
}
