import { Link } from 'react-router'
import { EmailLink, PhoneLink } from '#app/admin/shell/contact-link.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { KycStatusBadge } from '#app/broker/kyc-status.tsx'
import { Button } from '#app/ui/button.tsx'
import type { BrokerRecord } from '#contract/broker/broker.ts'
import { t } from '#domain/locale/translate.ts'

/** The broker of a listing. The KYC is decided in its own queue, which has the documents. */
export function PropertyBroker({ broker: person }: { broker: BrokerRecord }) {
  const may = useMay()
  return (
    <section aria-label={t('Broker')} className="rounded-lg border bg-card p-4 text-sm">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 break-words">
          <h3 className="font-medium">{`${person.firstName} ${person.lastName}`}</h3>
          <p className="text-muted-foreground">{person.companyName}</p>
        </div>
        <KycStatusBadge status={person.kycStatus} />
      </div>
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1">
        <PhoneLink phone={person.phone} />
        <EmailLink email={person.email} className="min-w-0 break-words" />
      </p>
      {person.kycRejectionReason && (
        <p className="mt-2 break-words text-muted-foreground">{person.kycRejectionReason}</p>
      )}
      {may('broker.review') && (
        <p className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <span className="text-muted-foreground">{documentText(person.documentCount)}</span>
          <Button asChild size="sm" variant="outline">
            <Link to={`/bb-admin/kyc?broker=${person._id}`}>
              {person.kycStatus === 'pending' ? t('Review KYC') : t('Open KYC desk')}
            </Link>
          </Button>
        </p>
      )}
    </section>
  )
}

const documentText = (count: number) =>
  count === 0
    ? t('No KYC documents')
    : t('{count, plural, one {# KYC document} other {# KYC documents}}', { count })
