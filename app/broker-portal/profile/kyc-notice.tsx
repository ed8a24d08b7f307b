import { Link } from 'react-router'
import { useRead } from '#app/api/query.tsx'
import { useBroker } from '#app/broker-portal/session.ts'
import { Alert } from '#app/ui/alert.tsx'
import { document } from '#contract/document.ts'
import { asSentence } from '#domain/text/as-sentence.ts'

/** Shown while the KYC is not verified: its status, the effect on listings, and the next step. */
export function KycNotice() {
  const { kycStatus, kycRejectionReason } = useBroker()
  const isPending = kycStatus === 'pending'
  const { data, isError } = useRead(document.mine, {}, { enabled: isPending })
  if (kycStatus === 'verified') return null
  if (kycStatus === 'rejected') {
    return (
      <Alert tone="error" title="Your KYC was rejected">
        {kycRejectionReason && asSentence(kycRejectionReason)} Approved listings go live once it is
        verified. <ToProfile>Send a new document</ToProfile>
      </Alert>
    )
  }
  if (!data && !isError) return null
  if (data?.documents.length === 0) {
    return (
      <Alert tone="warning" title="Your KYC documents are missing">
        Approved listings go live when we have verified them.{' '}
        <ToProfile>Send your documents</ToProfile>
      </Alert>
    )
  }
  return (
    <Alert tone="warning">
      Your KYC is being checked. Approved listings go live when it is verified.
    </Alert>
  )
}

function ToProfile({ children }: { children: string }) {
  return (
    <Link to="/broker-portal/profile" className="font-medium underline underline-offset-4">
      {children}
    </Link>
  )
}
