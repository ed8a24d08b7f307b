import { StatusBadge } from '#app/kit/status-badge.tsx'
import { t } from '#domain/locale/translate.ts'

export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return (
    <StatusBadge
      tone={isActive ? 'green' : 'grey'}
      label={isActive ? t('Active') : t('Inactive')}
    />
  )
}
