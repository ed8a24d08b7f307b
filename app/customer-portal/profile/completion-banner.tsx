import { Link, useLocation } from 'react-router'
import { useCustomer } from '#app/customer-portal/session.ts'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-name.ts'
import { Progress } from '#app/ui/progress.tsx'
import { t } from '#domain/locale/translate.ts'
import { remindLater, useReminderRests } from './completion-later.ts'

const profile = '/customer-portal/profile'

/** Asks for missing parts of the profile; "Later" hides it for a week. */
export function CompletionBanner({ className }: { className: string }) {
  const { _id, profileCompletion } = useCustomer()
  const { pathname } = useLocation()
  const rests = useReminderRests(_id)
  if (rests || profileCompletion >= 100 || pathname === profile) return null
  return (
    <section
      aria-labelledby="completion-title"
      className={cn(
        'flex flex-wrap items-center justify-between gap-x-10 gap-y-4 ' +
          'rounded-lg bg-primary-tint p-5',
        className,
      )}
    >
      <div className="min-w-64 flex-1 space-y-2.5">
        <div className="flex items-baseline justify-between gap-4">
          <h2 id="completion-title" className="text-base">
            {t('Complete your profile for better recommendations')}
          </h2>
          <span className="figures font-medium whitespace-nowrap">{profileCompletion}%</span>
        </div>
        <Progress value={profileCompletion} label={t('Profile completion')} />
      </div>
      <div className="flex gap-2">
        <Button variant="ghost" onClick={() => remindLater(_id)}>
          {t('Later')}
        </Button>
        <Button asChild>
          <Link to={profile}>{t('Complete Now')}</Link>
        </Button>
      </div>
    </section>
  )
}
