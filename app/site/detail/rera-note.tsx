import { t } from '#domain/locale/translate.ts'
import type { PropertyView } from './read-property.ts'

interface ReraNoteProps {
  rera: NonNullable<PropertyView['rera']>
  /** How its number was checked. */
  claim: string | undefined
}

/** The RERA registration of the project, with a link to the register of its state. */
export function ReraNote({ rera, claim }: ReraNoteProps) {
  const { label, number, agent, state, portal, reason, days, qr } = rera
  return (
    <div className="flex items-start gap-3 rounded-lg border bg-card p-4 text-sm">
      {qr && (
        <img
          src={qr}
          alt={t('QR code: {address}', { address: portal ?? '' })}
          width={96}
          height={96}
          className="shrink-0"
        />
      )}
      <div className="min-w-0 space-y-1">
        <p>
          <span className="text-muted-foreground">{t('RERA:')} </span>
          <span className="font-medium">{label}</span>
          {state && <span> · {state}</span>}
        </p>
        {number && <p className="figures font-medium break-all select-all">{number}</p>}
        {number && agent && <p className="break-all">{t('RERA agent: {agent}', { agent })}</p>}
        {days && <p>{days}</p>}
        {claim && <p className="text-status-green-text">{claim}</p>}
        {reason && <p>{reason}</p>}
        {portal && (
          <a
            href={portal}
            target="_blank"
            rel="noopener noreferrer"
            className="block break-words font-medium text-link underline underline-offset-4"
          >
            {t('Check it on the state RERA website')}
            <span className="block text-muted-foreground">{new URL(portal).host}</span>
          </a>
        )}
      </div>
    </div>
  )
}
