import { useState } from 'react'
import { useMay } from '#app/admin/shell/session.ts'
import { Button } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'
import { AskForm } from './ask-form.tsx'
import { OpenRequest, useOpenRequest } from './open-request.tsx'

/** Requests the erasure of a customer, or shows the open request. */
export function EraseCustomer({ id }: { id: string }) {
  const may = useMay()
  const [asking, setAsking] = useState(false)
  const open = useOpenRequest(id)
  if (!may('customer.remove') || !may('approval.decide')) return null
  if (open) return <OpenRequest row={open} />
  if (!asking) {
    return (
      <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
        {t('Erase Customer')}
      </Button>
    )
  }
  return (
    <AskForm
      draft={{ act: 'customer.erase', target: id }}
      note={t(
        'Another administrator has to approve this. Then the account and everything personal ' +
          'are erased at once; brokers keep enquiries without the name.',
      )}
      onDone={() => setAsking(false)}
    />
  )
}
