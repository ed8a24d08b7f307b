import { ReasonDialog } from '#app/admin/shell/reason-dialog.tsx'
import { useSend } from '#app/api/send.ts'
import { type PropertyRow, property } from '#contract/property/property.ts'
import { propertyReasons } from '#contract/property/review.ts'
import { refusalText } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'

interface PropertyRejectProps {
  row: PropertyRow
  open: boolean
  onOpenChange: (open: boolean) => void
  onDone?: () => void
}

/** Asks for the reason for the broker, and rejects the version on screen. */
export function PropertyReject({ row, open, onOpenChange, onDone }: PropertyRejectProps) {
  const { send } = useSend(property.changeStatus, {
    done: t('Property status updated successfully'),
    failed: t('Failed to update property status'),
  })
  const reject = async (rejectionReason: string) => {
    const sent = await send({
      params: { id: row._id },
      body: { status: 'rejected', rejectionReason, version: row.version },
    })
    if (sent) onDone?.()
    return Boolean(sent)
  }
  if (!open) return null
  return (
    <ReasonDialog
      title={t('Reject property')}
      description={row.title}
      action={t('Reject')}
      label={t('Rejection reason')}
      help={t('The broker sees this reason, and can correct the listing and submit it again.')}
      presets={propertyReasons.map((reason) => t(reason))}
      missing={refusalText('rejection_reason_missing')}
      onOpenChange={onOpenChange}
      onSend={reject}
    />
  )
}
