import { type MessageTerm, termStrengths } from '#contract/property/listing-message.ts'
import { t } from '#domain/locale/translate.ts'

/** The wishes of a message that no search can express, each with how strong it is. */
export function MessageTerms({ terms }: { terms: readonly MessageTerm[] }) {
  const byStrength = Map.groupBy(terms, ({ strength }) => strength)
  return (
    <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
      {[...byStrength].map(([strength, own]) => (
        <div key={strength} className="min-w-0">
          <dt className="text-xs text-muted-foreground">{t(termStrengths[strength])}</dt>
          <dd className="break-words" translate="no">
            {own.map(({ start, text }) => (
              <q key={start} className="mr-2">
                {text}
              </q>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
