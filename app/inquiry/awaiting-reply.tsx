import { Link } from 'react-router'
import type { OfferedHome } from '#contract/inquiry/conversation.ts'
import { t } from '#domain/locale/translate.ts'
import { formatPriceShort } from '#domain/money/money.ts'

interface AwaitingReplyProps {
  offHours: string | null
  offered: readonly OfferedHome[]
}

/** The broker's working hours, if it is outside them, and similar homes if there was no reply. */
export function AwaitingReply({ offHours, offered }: AwaitingReplyProps) {
  return (
    <>
      {offHours && <p className="text-sm text-muted-foreground">{offHours}</p>}
      {offered.length > 0 && (
        <section aria-label={t('Similar homes')} className="rounded-lg border p-4 text-sm">
          <h3 className="font-semibold">{t('No reply yet? Similar homes of other brokers')}</h3>
          <ul className="mt-1 divide-y">
            {offered.map(({ _id, title, price, place }) => (
              <li key={_id}>
                <Link
                  to={`/properties/${_id}`}
                  className="flex min-h-12 flex-col justify-center py-1 hover:underline"
                >
                  <span className="break-words text-link">{title}</span>
                  <span className="text-xs text-muted-foreground">
                    {formatPriceShort(price)}, {place}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
