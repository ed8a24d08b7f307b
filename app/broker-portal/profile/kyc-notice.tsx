import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useRead } from '#app/api/query.tsx'
import { useBroker } from '#app/broker-portal/session.ts'
import { Rich } from '#app/kit/rich.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { document } from '#contract/document.ts'
import { t } from '#domain/locale/translate.ts'
import { asSentence } from '#domain/text/as-sentence.ts'

/** Shown while the KYC is not verified: its status, the effect on listings, and the next step. */
export function KycNotice() {
  const { kycStatus, kycRejectionReason } = useBroker()
  const isPending = kycStatus === 'pending'
  const { data, isError } = useRead(document.mine, {}, { enabled: isPending })
  if (kycStatus === 'verified') return null
  if (kycStatus === 'rejected') {
    return (
      <Alert tone="error" title={t('Your KYC was rejected')}>
        <Rich
          text={t(
            '{reason} Approved listings go live once your KYC is verified. ' +
              '<0>Send a new document</0>',
            { reason: kycRejectionReason ? asSentence(kycRejectionReason) : '' },
          )}
          elements={[<ToProfile key="profile" />]}
        />
      </Alert>
    )
  }
  if (!data && !isError) return null
  if (data?.documents.length === 0) {
    return (
      <Alert tone="warning" title={t('Your KYC documents are missing')}>
        <Rich
          text={t(
            'Approved listings go live once we have verified them. <0>Send your documents</0>',
          )}
          elements={[<ToProfile key="profile" />]}
        />
      </Alert>
    )
  }
  return (
    <Alert tone="warning">
      {t('Your KYC is under review. Approved listings go live once it is verified.')}
    </Alert>
  )
}

function ToProfile({ children }: { children?: ReactNode }) {
  return (
    <Link to="/broker-portal/profile" className="font-medium underline underline-offset-4">
      {children}
    </Link>
  )
}
