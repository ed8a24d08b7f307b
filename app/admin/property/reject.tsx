import { ReasonDialog } from '#app/admin/shell/reason-dialog.tsx'
import { useSend } from '#app/api/send.ts'
import { type PropertyRow, property } from '#contract/property/property.ts'
import { propertyReasons } from '#contract/property/review.ts'
import { refusalText } from '#contract/refusal.ts'

interface PropertyRejectProps {
  row: PropertyRow
  open: boolean
  onOpenChange: (open: boolean) => void
  onDone?: () => void
}

/** Asks for the reason for the broker, and rejects the version on screen. */
export function PropertyReject({ row, open, onOpenChange, onDone }: PropertyRejectProps) {
  const { send } = useSend(property.changeStatus, {
    done: 'Property status updated successfully',
    failed: 'Failed to update property status',
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
      title="Reject property"
      description={row.title}
      action="Reject"
      label="Rejection reason"
      help="The broker reads this and can mend the listing and send it again."
      presets={propertyReasons}
      missing={refusalText('rejection_reason_missing')}
      onOpenChange={onOpenChange}
      onSend={reject}
    />
  )
}
