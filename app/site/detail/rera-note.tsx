import { t } from '#domain/locale/translate.ts'
import type { PropertyView } from './read-property.ts'

interface ReraNoteProps {
  rera: NonNullable<PropertyView['rera']>
  /** How its number was checked. */
  claim: string | undefined
}

/** The RERA registration of the project, with a link to the register of its state. */
export function ReraNote({ rera, claim }: ReraNoteProps) {
  const { label, number, state, portal, reason, days, qr } = rera
  return (
    <div className="rounded-lg border bg-card p-4 text-sm">
      <p>
        <span className="text-muted-foreground">{t('RERA:')} </span>
        <span className="font-medium">{label}</span>
        {state && <span> · {state}</span>}
      </p>
      {number && <p className="figures mt-1 font-medium break-all select-all">{number}</p>}
      {days && <p className="mt-1">{days}</p>}
      {claim && <p className="mt-1 text-status-green-text">{claim}</p>}
      {reason && <p className="mt-1">{reason}</p>}
      {portal && (
        <div className="mt-1 flex items-center gap-3">
          {qr && (
            <img
              src={qr}
              alt={t('QR code: {address}', { address: portal })}
              width={96}
              height={96}
            />
          )}
          <a
            href={portal}
            target="_blank"
            rel="noopener noreferrer"
            className="min-w-0 break-words font-medium text-link underline underline-offset-4"
          >
            {t('Check it on the state RERA website')}
            <span className="block text-muted-foreground">{new URL(portal).host}</span>
          </a>
        </div>
      )}
    </div>
  )
}
