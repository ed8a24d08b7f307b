import { useState } from 'react'
import { AskForm } from '#app/admin/approval/ask-form.tsx'
import { OpenRequest, useOpenRequest } from '#app/admin/approval/open-request.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { Button } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'

/** Asks another administrator to accept another certificate of a verified broker. */
export function RenewKyc({ id }: { id: string }) {
  const may = useMay()
  const [asking, setAsking] = useState(false)
  const open = useOpenRequest(id)
  if (!may('broker.change') || !may('approval.decide')) {
    return t('An admin has to request the approval of another one to accept it.')
  }
  if (open) return <OpenRequest row={open} />
  if (!asking) {
    return (
      <Button size="sm" onClick={() => setAsking(true)}>
        {t('Request approval')}
      </Button>
    )
  }
  return (
    <AskForm
      draft={{ act: 'broker.renew_kyc', target: id }}
      note={t(
        'Another administrator has to approve this. Then the certificate is accepted and the KYC ' +
          'stays verified.',
      )}
      onDone={() => setAsking(false)}
    />
  )
}
