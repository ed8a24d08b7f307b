import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { ReasonDialog } from '#app/admin/shell/reason-dialog.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { useSend } from '#app/api/send.ts'
import { Button } from '#app/ui/button.tsx'
import { refusalText } from '#contract/refusal.ts'
import { type Review, review, reviewReasons } from '#contract/review.ts'
import { t } from '#domain/locale/translate.ts'

export function ReviewActions({ row }: { row: Review }) {
  const may = useMay()
  const [rejecting, setRejecting] = useState(false)
  const { send, busy } = useSend(review.changeStatus, {
    done: t('Decision saved'),
    failed: t('Failed to save the decision'),
  })
  if (!may('review.change')) return null
  const name = row.authorName
  const { version } = row
  const params = { id: row._id }
  return (
    <div className="flex items-center justify-end gap-1">
      {row.next.includes('published') && (
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={t('Publish the review by {name}', { name })}
          disabled={busy}
          onClick={() => void send({ params, body: { status: 'published', version } })}
          className="text-status-green-text"
        >
          <Check aria-hidden />
        </Button>
      )}
      {row.next.includes('rejected') && (
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={t('Reject the review by {name}', { name })}
          onClick={() => setRejecting(true)}
          className="text-status-red-text"
        >
          <X aria-hidden />
        </Button>
      )}
      {rejecting && (
        <ReasonDialog
          title={t('Reject review')}
          description={t('{name} about {broker}', { name, broker: row.broker.companyName })}
          action={t('Reject')}
          label={t('Rejection reason')}
          help={t('The customer sees this reason. The review stays private.')}
          presets={reviewReasons.map((reason) => t(reason))}
          missing={refusalText('rejection_reason_missing')}
          onOpenChange={setRejecting}
          onSend={(rejectionReason) =>
            send({ params, body: { status: 'rejected', rejectionReason, version } })
          }
        />
      )}
    </div>
  )
}
