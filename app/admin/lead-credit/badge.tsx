import { StatusBadge } from '#app/kit/status-badge.tsx'
import type { LeadCreditRow } from '#contract/inquiry/lead-guarantee.ts'
import { t } from '#domain/locale/translate.ts'

export function CreditBadge({ row }: { row: LeadCreditRow }) {
  return row.reversedAt ? (
    <StatusBadge tone="grey" label={t('Reversed')} />
  ) : (
    <StatusBadge tone="green" label={t('Credited')} />
  )
}
