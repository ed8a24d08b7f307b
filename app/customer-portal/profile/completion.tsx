import { useCustomer } from '#app/customer-portal/session.ts'
import { Progress } from '#app/ui/progress.tsx'
import { t } from '#domain/locale/translate.ts'

/** Returns the message for a completed share of the profile (CUS-1). */
export function completionWords(share: number): string {
  return share < 100 ? t('Complete for better matches') : t('Fully completed')
}

/** The completed share of the profile, as computed by the server. */
export function Completion() {
  const { profileCompletion } = useCustomer()
  return (
    <div className="space-y-2">
      <p className="flex justify-between gap-4 text-sm">
        <span>{completionWords(profileCompletion)}</span>
        <span className="figures font-medium">{profileCompletion}%</span>
      </p>
      <Progress value={profileCompletion} label={t('Profile completion')} />
    </div>
  )
}
