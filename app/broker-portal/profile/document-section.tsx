import { FileText, Trash2 } from 'lucide-react'
import { useRead } from '#app/api/query.tsx'
import { useSend } from '#app/api/send.ts'
import { useBroker } from '#app/broker-portal/session.ts'
import { Confirm } from '#app/kit/confirm.tsx'
import { When } from '#app/kit/form/date.tsx'
import { PreserveFocus } from '#app/kit/keep-focus.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardContent, CardHeader, CardTitle } from '#app/ui/card.tsx'
import { type Document, DocumentKind, document } from '#contract/document.ts'
import { asSentence } from '#domain/text/as-sentence.ts'
import { DocumentUpload } from './document-upload.tsx'
import { DocumentView } from './document-view.tsx'
import { KycTimeline } from './kyc-timeline.tsx'

/** The requirements of each kind, in words for the broker. */
const needs: Record<DocumentKind, string> = {
  pan: 'Needed. Of you, or of your company.',
  'address-proof': 'Needed. An Aadhaar copy with its first eight digits covered, or a bill.',
  rera: 'Needed where your state registers agents.',
  gst: 'Only if you have a GSTIN.',
}

/** KYC documents: requirements, documents sent, their status, and the upload. */
export function DocumentSection() {
  const person = useBroker()
  const read = useRead(document.mine, {})
  return (
    <Card>
      <CardHeader>
        <CardTitle>KYC documents</CardTitle>
      </CardHeader>
      <CardContent className="space-y-6">
        <Standing />
        <Loaded read={read} failed="Failed to load your documents" height="h-40">
          {({ documents }) => (
            <>
              <PreserveFocus>
                <ul aria-label="KYC documents" className="divide-y rounded-lg border">
                  {DocumentKind.keys.map((kind) => (
                    <Kind
                      key={kind}
                      kind={kind}
                      sent={documents.filter((one) => one.kind === kind)}
                      mayRemove={person.kycStatus !== 'verified'}
                    />
                  ))}
                </ul>
              </PreserveFocus>
              <DocumentUpload sent={documents.map(({ kind }) => kind)} />
            </>
          )}
        </Loaded>
        <KycTimeline />
      </CardContent>
    </Card>
  )
}

function Standing() {
  const { kycStatus, kycRejectionReason } = useBroker()
  if (kycStatus === 'verified') {
    return <Alert tone="success">Your KYC is verified. Your approved listings are public.</Alert>
  }
  if (kycStatus === 'rejected') {
    return (
      <Alert tone="error" title="Your KYC was not accepted">
        {kycRejectionReason && asSentence(kycRejectionReason)} Send a new document and it will be
        reviewed again.
      </Alert>
    )
  }
  return (
    <Alert tone="info">
      Your KYC is pending. Documents are reviewed within 24-48 hours; only you and our reviewers can
      open them.
    </Alert>
  )
}

interface KindProps {
  kind: DocumentKind
  sent: Document[]
  mayRemove: boolean
}

function Kind({ kind, sent, mayRemove }: KindProps) {
  return (
    <li className="px-4 py-3 text-sm">
      <p className="font-medium">{DocumentKind.label(kind)}</p>
      {sent.length === 0 && <p className="text-muted-foreground">{needs[kind]}</p>}
      <ul className="mt-1 space-y-1 empty:hidden">
        {sent.map((one) => (
          <li key={one._id} data-row={one._id} className="flex items-center gap-3">
            <FileText aria-hidden className="size-4 shrink-0 text-muted-foreground" />
            <span className="min-w-0 flex-1">
              <span className="block truncate" title={one.name}>
                {one.name}
              </span>
              <span className="figures block text-xs text-muted-foreground">
                {one.number && `${one.number} · `}
                <When at={one.createdAt} />
              </span>
              {one.note && (
                <span className="block text-xs text-status-yellow-text">{one.note}</span>
              )}
            </span>
            <DocumentView file={one} />
            {mayRemove && <Remove file={one} />}
          </li>
        ))}
      </ul>
    </li>
  )
}

function Remove({ file }: { file: Document }) {
  const { send } = useSend(document.remove, {
    done: 'Document removed',
    failed: 'Failed to remove the document',
  })
  return (
    <Confirm
      title="Remove document"
      text={`"${file.name}" is deleted for good.`}
      action="Remove"
      destructive
      onConfirm={() => send({ params: { id: file._id } })}
      trigger={
        <Button
          variant="ghost"
          size="icon-sm"
          className="max-sm:size-10"
          aria-label={`Remove ${file.name}`}
        >
          <Trash2 aria-hidden />
        </Button>
      }
    />
  )
}
