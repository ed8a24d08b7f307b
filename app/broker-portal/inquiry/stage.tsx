import { StatusBadge, type Tone } from '#app/kit/status-badge.tsx'
import { type Lead, LeadStage } from '#contract/inquiry/lead.ts'
import { t } from '#domain/locale/translate.ts'

const tones = {
  new: 'yellow',
  contacted: 'grey',
  'visit-planned': 'green',
  negotiating: 'green',
  closed: 'grey',
  lost: 'red',
} satisfies Record<LeadStage, Tone>

export function InquiryStage({ row }: { row: Lead }) {
  if (row.isSpam) return <StatusBadge tone="red" label={t('Spam')} filled />
  return <StatusBadge tone={tones[row.stage]} label={t(LeadStage.label(row.stage))} filled />
}
