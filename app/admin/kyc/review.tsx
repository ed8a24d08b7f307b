import { Link } from 'react-router'
import { EventList } from '#app/admin/audit/history.tsx'
import { useBrokerActs } from '#app/admin/broker/acts.tsx'
import { BrokerFacts } from '#app/admin/broker/facts.tsx'
import { RenewKyc } from '#app/admin/broker/renew-kyc.tsx'
import { usePageKeys } from '#app/admin/shell/page-keys.ts'
import { useRead } from '#app/api/query.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { audit } from '#contract/audit.ts'
import { type BrokerRecord, broker } from '#contract/broker/broker.ts'
import { type Document, document as documents } from '#contract/document.ts'
import { t } from '#domain/locale/translate.ts'
import { KycFile } from './file.tsx'

interface KycReviewProps {
  id: string
  /** Shows the next broker. */
  onDecided: () => void
}

/** One broker in the KYC queue: documents side by side, facts and earlier decisions. */
export function KycReview({ id, onDecided }: KycReviewProps) {
  const read = useRead(broker.get, { params: { id } })
  const files = useRead(documents.ofBroker, { params: { id } })
  const decisions = useRead(audit.list, {
    query: { targetKind: 'broker', targetId: id, search: 'kyc', limit: '20' },
  })
  return (
    <Loaded read={read} failed={t('Failed to load broker')} height="h-[40rem]">
      {(reply) => (
        <div className="space-y-6">
          <Decision key={id} row={reply.broker} onDecided={onDecided} />
          <Loaded read={files} failed={t('Failed to load the documents')} height="h-96">
            {(sent) => (
              <>
                {hasNewCertificate(reply.broker, sent.documents) && (
                  <Alert tone="info" title={t('New RERA certificate received')}>
                    <RenewKyc id={id} />
                  </Alert>
                )}
                <Files files={sent.documents} />
              </>
            )}
          </Loaded>
          <div
            className={
              'grid grid-cols-[minmax(0,1fr)] gap-6 ' +
              'rounded-lg border bg-card p-5 lg:grid-cols-[2fr_1fr]'
            }
          >
            <BrokerFacts row={reply.broker} />
            <section aria-label={t('Previous decisions')} className="text-sm">
              <h3 className="mb-2 text-xs text-muted-foreground">{t('Previous decisions')}</h3>
              <Loaded read={decisions} failed={t('Failed to load the history')} height="h-16">
                {({ events }) => <EventList events={events} />}
              </Loaded>
            </section>
          </div>
        </div>
      )}
    </Loaded>
  )
}

/** Whether a verified broker has sent another certificate. */
function hasNewCertificate({ kycStatus }: BrokerRecord, files: Document[]): boolean {
  return kycStatus === 'verified' && files.some((file) => file.kind === 'rera' && !file.isVerified)
}

function Files({ files }: { files: Document[] }) {
  if (files.length === 0) {
    return (
      <Empty
        title={t('No documents have been sent yet.')}
        text={t('Brokers upload documents in the broker portal, under Profile.')}
        className="rounded-lg border bg-card"
      />
    )
  }
  return (
    <section aria-label={t('Documents')} className="grid gap-4 md:grid-cols-2">
      {files.map((file) => (
        <KycFile key={file._id} file={file} />
      ))}
    </section>
  )
}

function Decision({ row, onDecided }: { row: BrokerRecord; onDecided: () => void }) {
  const acts = useBrokerActs(row, onDecided)
  const { verify, askRejection, busy } = acts
  const mayVerify = acts.mayDecide('verified')
  const mayReject = acts.mayDecide('rejected')
  usePageKeys({
    a: mayVerify && !busy && verify,
    r: mayReject && !busy && askRejection,
  })
  return (
    <header
      className={
        'sticky top-16 z-10 -mt-3 mb-3 flex flex-wrap ' +
        'items-center justify-between gap-3 bg-background py-3'
      }
    >
      <div className="min-w-0">
        <h2 className="text-xl break-words">{`${row.firstName} ${row.lastName}`}</h2>
        <p className="text-sm break-words text-muted-foreground">
          {row.companyName} ·{' '}
          <Link
            to={`/bb-admin/brokers/${row._id}`}
            className="text-link underline underline-offset-4"
          >
            {t('Details')}
          </Link>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {mayReject && (
          <Button variant="outline" disabled={busy} aria-keyshortcuts="r" onClick={askRejection}>
            {row.kycStatus === 'verified' ? t('Revoke KYC') : t('Reject')}
          </Button>
        )}
        {mayVerify && (
          <Button disabled={busy} aria-keyshortcuts="a" onClick={verify}>
            {t('Approve KYC')}
          </Button>
        )}
      </div>
      {acts.dialog}
    </header>
  )
}
