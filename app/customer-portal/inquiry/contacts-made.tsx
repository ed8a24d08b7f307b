import { useRead } from '#app/api/query.tsx'
import { When } from '#app/kit/form/date.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { HomeLink } from '#app/property/home-link.tsx'
import { personText } from '#app/property/property-text.ts'
import { type ContactMade, contact } from '#contract/contact/contact.ts'
import { t } from '#domain/locale/translate.ts'

/** Brokers whose number this customer has revealed. The brokers were not notified. */
export function ContactsMade() {
  const read = useRead(contact.made, {})
  return (
    <section aria-labelledby="contacts-made" className="space-y-3">
      <div>
        <h2 id="contacts-made" className="text-lg">
          {t('Brokers I contacted')}
        </h2>
        <p className="text-sm text-muted-foreground">
          {t(
            'You viewed these brokers’ numbers. They do not have yours unless you called ' +
              'or messaged them.',
          )}
        </p>
      </div>
      <Loaded read={read} failed={t('Failed to load the brokers you contacted')} height="h-24">
        {({ contacts }) =>
          contacts.length === 0 ? (
            <p className="rounded-lg border bg-card px-4 py-3 text-sm text-muted-foreground">
              {t('None yet. Tap Call Broker on a property page to see the broker’s number.')}
            </p>
          ) : (
            <ul className="max-h-96 divide-y overflow-y-auto rounded-lg border bg-card">
              {contacts.map((row) => (
                <Row key={row._id} row={row} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

function Row({ row: { broker, property, at } }: { row: ContactMade }) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 px-4 py-3 text-sm">
      <div className="min-w-0">
        <p className="font-medium break-words">
          {personText(broker)}, {broker.companyName}
        </p>
        {property && (
          <p className="break-words text-muted-foreground">
            <HomeLink home={property} />
          </p>
        )}
      </div>
      <When at={at} time className="figures text-xs text-muted-foreground" />
    </li>
  )
}
