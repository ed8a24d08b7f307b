import { Link, useLocation, useParams } from 'react-router'
import { EraseCustomer } from '#app/admin/approval/erase-customer.tsx'
import { History } from '#app/admin/audit/history.tsx'
import { EmailLink, PhoneLink } from '#app/admin/shell/contact-link.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { useRead } from '#app/api/query.tsx'
import { FactList, type LabelledFact } from '#app/kit/fact-list.tsx'
import { When } from '#app/kit/form/date.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { RouteDialog } from '#app/kit/route-dialog.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { DialogFooter } from '#app/ui/dialog.tsx'
import {
  type CustomerRecord,
  CustomerSource,
  customer,
  Gender,
} from '#contract/customer/customer.ts'
import { PropertyType } from '#contract/property/vocabulary.ts'
import { formatPhone } from '#domain/contact/phone.ts'
import { t } from '#domain/locale/translate.ts'
import { formatPriceShort } from '#domain/money/money.ts'
import { CustomerStatusBadge } from './status.tsx'

/** A customer in a dialog over the list: facts, preferences and history. */
export default function CustomerDetails() {
  const { id = '' } = useParams()
  const { search } = useLocation()
  const may = useMay()
  const read = useRead(customer.get, { params: { id } })
  const row = read.data?.customer
  return (
    <RouteDialog
      title={row ? `${row.firstName} ${row.lastName}` : t('Customer')}
      className="sm:max-w-2xl"
    >
      <Loaded read={read} failed={t('Failed to load customer')}>
        {(reply) => (
          <div className="space-y-6">
            <CustomerFacts row={reply.customer} />
            <EraseCustomer id={id} />
            <History kind="customer" id={id} />
            {may('customer.change') && (
              <DialogFooter>
                <Button asChild variant="outline">
                  <Link
                    to={{ pathname: `/bb-admin/customers/${id}/edit`, search }}
                    preventScrollReset
                  >
                    {t('Edit Customer')}
                  </Link>
                </Button>
              </DialogFooter>
            )}
          </div>
        )}
      </Loaded>
    </RouteDialog>
  )
}

function CustomerFacts({ row }: { row: CustomerRecord }) {
  const facts: LabelledFact[] = [
    [t('Status'), <CustomerStatusBadge key="status" status={row.status} />],
    [t('Verified'), row.isVerified ? t('Yes') : t('No')],
    [t('Email'), <EmailLink key="email" email={row.email} />],
    [t('Phone'), <PhoneLink key="phone" phone={row.phone} />],
    ['WhatsApp', row.whatsapp ? formatPhone(row.whatsapp) : t('None')],
    [t('Gender'), row.gender ? Gender.label(row.gender) : t('None')],
    [t('Source'), CustomerSource.label(row.source)],
    [t('Joined'), <When key="joined" at={row.createdAt} />],
    [
      t('Last Active'),
      row.lastActive ? <When key="active" at={row.lastActive} time /> : t('Never'),
    ],
    [t('Budget'), budgetOf(row)],
  ]
  return (
    <section aria-label={t('Customer')} className="min-w-0 space-y-4 text-sm">
      <FactList facts={facts}>
        <Words label={t('Interests')} words={row.interests.map(({ name }) => name)} />
        <Words
          label={t('Preferred locations')}
          words={row.preferredLocations.map(({ name }) => name)}
        />
        <Words label={t('Property types')} words={row.propertyType.map(PropertyType.label)} />
      </FactList>
    </section>
  )
}

function budgetOf({ budgetRange: { min, max } }: CustomerRecord): string {
  if (min === 0 && max === 0) return t('None')
  if (max === 0) return t('From {price}', { price: formatPriceShort(min) })
  return t('{min} to {max}', { min: formatPriceShort(min), max: formatPriceShort(max) })
}

function Words({ label, words }: { label: string; words: string[] }) {
  return (
    <div className="min-w-0 sm:col-span-2">
      <dt className="text-xs text-muted-foreground">{label}</dt>
      <dd className="mt-1 flex flex-wrap gap-1.5">
        {words.length === 0 && t('None')}
        {words.map((word) => (
          <Badge key={word} className="max-w-full truncate">
            {word}
          </Badge>
        ))}
      </dd>
    </div>
  )
}
