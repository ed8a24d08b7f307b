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
import { msg, t } from '#domain/locale/translate.ts'
import { stateName } from '#domain/place/state-name.ts'
import { asSentence } from '#domain/text/as-sentence.ts'
import { DocumentUpload } from './document-upload.tsx'
import { DocumentView } from './document-view.tsx'
import { KycTimeline } from './kyc-timeline.tsx'

/** The requirements of each kind, in words for the broker. */
const needs: Record<DocumentKind, string> = {
  pan: msg('Required. Your own or your company’s.'),
  'address-proof': msg('Required. A utility bill, or Aadhaar with the first eight digits hidden.'),
  rera: msg('Required if your state registers agents.'),
  gst: msg('Only if you have a GSTIN.'),
}

/** KYC documents: requirements, documents sent, their status, and the upload. */
export function DocumentSection() {
  const person = useBroker()
  const read = useRead(document.mine, {})
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('KYC documents')}</CardTitle>
      </CardHeader>
      <CardContent className="space-y-6">
        <KycStatusNotice />
        <Loaded read={read} failed={t('Failed to load your documents')} height="h-40">
          {({ documents }) => (
            <>
              <PreserveFocus>
                <ul aria-label={t('KYC documents')} className="divide-y rounded-lg border">
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

function KycStatusNotice() {
  const { kycStatus, kycRejectionReason } = useBroker()
  if (kycStatus === 'verified') {
    return (
      <Alert tone="success">{t('Your KYC is verified. Your approved listings are live.')}</Alert>
    )
  }
  if (kycStatus === 'rejected') {
    return (
      <Alert tone="error" title={t('Your KYC was rejected')}>
        {t('{reason} Send a new document and we will review it again.', {
          reason: kycRejectionReason ? asSentence(kycRejectionReason) : '',
        })}
      </Alert>
    )
  }
  return (
    <Alert tone="info">
      {t(
        'Your KYC is pending. We review documents within 24 to 48 hours. Only you and ' +
          'our reviewers can open them.',
      )}
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
      <p className="font-medium">{t(DocumentKind.label(kind))}</p>
      {sent.length === 0 && <p className="text-muted-foreground">{t(needs[kind])}</p>}
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
                {one.state && `${stateName(one.state)} · `}
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
    done: t('Document removed'),
    failed: t('Failed to remove the document'),
  })
  return (
    <Confirm
      title={t('Remove document?')}
      text={t('“{name}” will be deleted permanently.', { name: file.name })}
      action={t('Remove')}
      destructive
      onConfirm={() => send({ params: { id: file._id } })}
      trigger={
        <Button
          variant="ghost"
          size="icon-sm"
          className="max-sm:size-10"
          aria-label={t({ id: 'document.remove', message: 'Remove {name}' }, { name: file.name })}
        >
          <Trash2 aria-hidden />
        </Button>
      }
    />
  )
}
