import { AskForm } from '#app/admin/approval/ask-form.tsx'
import { OpenRequest, useOpenRequest } from '#app/admin/approval/open-request.tsx'
import { Dialog, DialogContent } from '#app/ui/dialog.tsx'
import type { BrokerRecord } from '#contract/broker/broker.ts'
import { t } from '#domain/locale/translate.ts'

interface VerifyWithoutPanProps {
  row: BrokerRecord
  onClose: () => void
}

/** Asks another administrator to verify a broker without a PAN card. Mounted only while open. */
export function VerifyWithoutPan({ row, onClose }: VerifyWithoutPanProps) {
  const open = useOpenRequest(row._id)
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t('Verify without a PAN card')}
        description={`${row.firstName} ${row.lastName}, ${row.companyName}`}
      >
        {open ? (
          <OpenRequest row={open} />
        ) : (
          <AskForm
            draft={{ act: 'broker.verify_kyc', target: row._id }}
            note={t(
              'The PAN card is missing. Another administrator has to approve this; then the ' +
                'KYC is verified and approved listings go live.',
            )}
            onDone={onClose}
          />
        )}
      </DialogContent>
    </Dialog>
  )
}
