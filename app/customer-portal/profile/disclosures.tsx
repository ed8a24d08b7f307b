import { Link } from 'react-router'
import { useRead } from '#app/api/query.tsx'
import { useSend } from '#app/api/send.ts'
import { Confirm } from '#app/kit/confirm.tsx'
import { When } from '#app/kit/form/date.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { HomeLink } from '#app/property/home-link.tsx'
import { personText } from '#app/property/property-text.ts'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.ts'
import { type Disclosure, privacy } from '#contract/privacy.ts'
import { formatPhone } from '#domain/contact/phone.ts'
import { t } from '#domain/locale/translate.ts'

/** Each broker who has the customer's number, since when and why, with a button to withdraw it. */
export function Disclosures() {
  const read = useRead(privacy.disclosures, {})
  return (
    <section aria-labelledby="disclosures" className="space-y-3">
      <div>
        <h2 id="disclosures" className="text-lg">
          {t('Brokers with my number')}
        </h2>
        <p className="text-sm text-muted-foreground">
          {t(
            'Brokers get your number only when you send them an enquiry. You can stop ' +
              'any of them from contacting you.',
          )}
        </p>
      </div>
      <Loaded read={read} failed={t('Failed to load the brokers with your number')} height="h-24">
        {({ disclosures }) =>
          disclosures.length === 0 ? (
            <p className="rounded-lg border bg-card px-4 py-3 text-sm text-muted-foreground">
              {t('No broker has your number.')}
            </p>
          ) : (
            <ul className="max-h-96 divide-y overflow-y-auto rounded-lg border bg-card">
              {[...Map.groupBy(disclosures, ({ broker }) => broker._id)].map(([id, rows]) => (
                <BrokerRow key={id} rows={rows} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

/** One broker with all inquiries. */
function BrokerRow({ rows }: { rows: readonly Disclosure[] }) {
  const broker = rows[0]?.broker
  const withdrawn = rows.every(({ withdrawnAt }) => withdrawnAt)
    ? rows
        .map(({ withdrawnAt }) => withdrawnAt ?? '')
        .toSorted()
        .at(-1)
    : undefined
  if (!broker) return null
  return (
    <li className="space-y-2 px-4 py-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 font-medium break-words">
          {personText(broker)}, {broker.companyName}
        </p>
        {withdrawn ? (
          <p className="text-xs text-muted-foreground">
            <Rich
              text={t('Contact stopped on <0/>')}
              elements={[<When key="withdrawn" at={withdrawn} />]}
            />
          </p>
        ) : (
          <TakeBack brokerId={broker._id} name={personText(broker)} />
        )}
      </div>
      <ul className="space-y-1.5">
        {rows.map((row) => (
          <AskedRow key={row._id} row={row} />
        ))}
      </ul>
    </li>
  )
}

function AskedRow({ row }: { row: Disclosure }) {
  const { property, at, phone, inquiryId, reference, colleague } = row
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-0.5">
      <p className="min-w-0 break-words text-muted-foreground">
        {property ? (
          <Rich
            text={t('Enquiry about <0/>')}
            elements={[<HomeLink key="home" home={property} />]}
          />
        ) : (
          t('General enquiry')
        )}
        {colleague && (
          <span className="block">{t('{name} sees it as well.', { name: colleague })}</span>
        )}
      </p>
      <p className="figures text-xs text-muted-foreground sm:text-right">
        <When at={at} time className="block" />
        {formatPhone(phone)} ·{' '}
        <Link
          to={`/customer-portal/inquiries/${inquiryId}`}
          className="text-link underline underline-offset-4"
        >
          {reference}
        </Link>
      </p>
    </li>
  )
}

function TakeBack({ brokerId, name }: { brokerId: string; name: string }) {
  const { send } = useSend(privacy.withdrawContact, {
    failed: t('Failed to stop contact'),
    // The server's message says whether the broker still has the number from elsewhere.
    onDone: ({ message }) => toast.success(message),
  })
  return (
    <Confirm
      title={t('Stop {name} from contacting you?', { name })}
      text={t(
        'We hide your number and email from this broker and tell them not to contact ' +
          'you. The conversation stays. A new enquiry lets them contact you again.',
      )}
      action={t('Stop contact')}
      onConfirm={() => send({ params: { id: brokerId } })}
      trigger={
        <Button variant="outline" size="sm" aria-label={t('Stop contact: {name}', { name })}>
          {t('Stop contact')}
        </Button>
      }
    />
  )
}
