import { Link } from 'react-router'
import { useRead } from '#app/api/query.tsx'
import { When } from '#app/kit/date.tsx'
import { Loaded } from '#app/kit/loaded.tsx'
import { personText } from '#app/property/property-text.ts'
import { type Disclosure, privacy } from '#contract/privacy.ts'
import { formatPhone } from '#domain/phone.ts'

/** Each broker the number was given to, when, and why. */
export function Disclosures() {
  const read = useRead(privacy.disclosures, {})
  return (
    <section aria-labelledby="disclosures" className="space-y-3">
      <div>
        <h2 id="disclosures" className="text-lg">
          Who has my number
        </h2>
        <p className="text-sm text-muted-foreground">
          Nobody is given your number unless you ask them something. These brokers have it.
        </p>
      </div>
      <Loaded read={read} failed="Failed to load who has your number" height="h-24">
        {({ disclosures }) =>
          disclosures.length === 0 ? (
            <p className="rounded-lg border bg-card px-4 py-3 text-sm text-muted-foreground">
              No broker has it.
            </p>
          ) : (
            <ul className="max-h-96 divide-y overflow-y-auto rounded-lg border bg-card">
              {disclosures.map((row) => (
                <Row key={row._id} row={row} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

function Row({ row }: { row: Disclosure }) {
  const { broker, property } = row
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 px-4 py-3 text-sm">
      <div className="min-w-0">
        <p className="font-medium break-words">
          {personText(broker)}, {broker.companyName}
        </p>
        <p className="break-words text-muted-foreground">
          To answer your question
          {property ? (
            <>
              {' about '}
              {property.hasPage ? (
                <Link
                  to={`/properties/${property._id}`}
                  className="text-link underline underline-offset-4"
                >
                  {property.title}
                </Link>
              ) : (
                property.title
              )}
            </>
          ) : (
            ' to the broker'
          )}
        </p>
      </div>
      <p className="figures text-xs text-muted-foreground sm:text-right">
        <When at={row.at} time className="block" />
        {formatPhone(row.phone)} ·{' '}
        <Link
          to={`/customer-portal/inquiries/${row.inquiryId}`}
          className="text-link underline underline-offset-4"
        >
          {row.reference}
        </Link>
      </p>
    </li>
  )
}
