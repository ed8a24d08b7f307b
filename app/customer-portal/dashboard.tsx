import { Link } from 'react-router'
import { useRead } from '#app/api/query.tsx'
import { completionWords } from '#app/customer-portal/profile/completion.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { StatCard } from '#app/kit/stat-card.tsx'
import { Button } from '#app/ui/button.tsx'
import { MissedNotice } from '#app/visit/missed-notice.tsx'
import { dashboard, type Dashboard as Figures } from '#contract/dashboard.ts'
import { t } from '#domain/locale/translate.ts'
import { Activity } from './activity.tsx'
import { RecommendedHomes } from './recommended-homes.tsx'
import { useCustomer } from './session.ts'

/** An overview of the customer's search for a home. */
export default function Dashboard() {
  const read = useRead(dashboard.get, {})
  return (
    <div className="space-y-8">
      <h1 className="sr-only">{t('Dashboard')}</h1>
      <MissedNotice />
      <Loaded read={read} failed={t('Failed to load your dashboard')} height="h-96">
        {({ dashboard: figures }) => <Sections figures={figures} />}
      </Loaded>
    </div>
  )
}

function Sections({ figures }: { figures: Figures }) {
  return (
    <>
      <StatCards figures={figures} />
      <div className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-start">
        <section aria-labelledby="activity" className="space-y-4">
          <h2 id="activity" className="text-lg">
            {t('Recent Activity')}
          </h2>
          <Activity rows={figures.activity} />
        </section>
        <section aria-labelledby="recommended" className="min-w-0 space-y-4">
          <h2 id="recommended" className="text-lg">
            {t('Recommended Properties')}
          </h2>
          {figures.needsPreferences ? (
            <AskPreferences />
          ) : (
            <RecommendedHomes rows={figures.recommended} />
          )}
        </section>
      </div>
    </>
  )
}

function StatCards({ figures }: { figures: Figures }) {
  const { profileCompletion } = useCustomer()
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      <StatCard label={t('Saved Properties')} value={figures.savedProperties} />
      <StatCard
        label={t('Saved Searches')}
        value={figures.savedSearches}
        detail={t('Active search alerts')}
      />
      <StatCard
        label={t('Property Views')}
        value={figures.propertyViews}
        detail={t('This month')}
      />
      <StatCard
        label={t('Profile Complete')}
        value={`${profileCompletion}%`}
        detail={completionWords(profileCompletion)}
      />
    </dl>
  )
}

/** Shown where recommendations have nothing to go by. */
function AskPreferences() {
  return (
    <div className="space-y-4 rounded-lg border bg-card p-5">
      <p className="max-w-prose text-sm text-muted-foreground">
        {t(
          'Tell us where you want to live, the kind of home and your budget. Matching ' +
            'homes appear here, along with why they match.',
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button asChild>
          <Link to="/customer-portal/profile">{t('Set your preferences')}</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to="/properties">{t('Browse Properties')}</Link>
        </Button>
      </div>
    </div>
  )
}
