import { EmailLink, PhoneLink } from '#app/admin/shell/contact-link.tsx'
import { BrokerStatusBadge } from '#app/broker/broker-status.tsx'
import { KycStatusBadge } from '#app/broker/kyc-status.tsx'
import { responseText } from '#app/broker/response-text.ts'
import { FactList, type LabelledFact } from '#app/kit/fact-list.tsx'
import { Day, When } from '#app/kit/form/date.tsx'
import { Badge } from '#app/ui/badge.tsx'
import type { BrokerRecord } from '#contract/broker/broker.ts'
import { Specialization } from '#contract/broker/specialization.ts'
import { formatPhone } from '#domain/contact/phone.ts'
import { t } from '#domain/locale/translate.ts'

/** The facts of a broker, for the details and for the KYC queue. */
export function BrokerFacts({ row }: { row: BrokerRecord }) {
  const facts: LabelledFact[] = [
    [t('Name'), `${row.firstName} ${row.lastName}`],
    [t('Company'), row.companyName],
    [t('Email'), <EmailLink key="email" email={row.email} />],
    [t('Phone'), <PhoneLink key="phone" phone={row.phone} />],
    ['WhatsApp', row.whatsapp ? formatPhone(row.whatsapp) : '—'],
    [
      t('Experience'),
      t('{count, plural, one {# year} other {# years}}', { count: row.experience }),
    ],
    [t('Response time'), row.response ? responseText(row.response) : t('Not known yet')],
    [t('Operating areas'), row.operatingAreas.join(', ') || '—'],
    [t('KYC valid until'), row.kycValidUntil ? <Day key="valid" day={row.kycValidUntil} /> : '—'],
    [t('Joined'), <When key="joined" at={row.createdAt} />],
    [t('Subscription'), row.subscriptionPlan?.name ?? t('None')],
  ]
  return (
    <section aria-label={t('Broker')} className="min-w-0 space-y-4 text-sm">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <KycStatusBadge status={row.kycStatus} />
        <BrokerStatusBadge status={row.status} />
        {row.suspendedUntil && (
          <span className="text-muted-foreground">
            {t('Until')} <Day day={row.suspendedUntil} />
          </span>
        )}
      </div>
      {row.statusReason && <p className="break-words">{row.statusReason}</p>}
      {row.kycRejectionReason && (
        <p className="rounded-md bg-status-red-tint px-4 py-3 break-words text-status-red-text">
          {row.kycRejectionReason}
        </p>
      )}
      <FactList facts={facts}>
        <div className="min-w-0 sm:col-span-2">
          <dt className="text-xs text-muted-foreground">{t('Specializations')}</dt>
          <dd className="mt-1 flex flex-wrap gap-1.5">
            {row.specialization.length === 0 && '—'}
            {row.specialization.map((word) => (
              <Badge key={word}>{Specialization.label(word)}</Badge>
            ))}
          </dd>
        </div>
      </FactList>
    </section>
  )
}
