import { useRead } from '#app/api/query.tsx'
import { When } from '#app/kit/form/date.tsx'
import { StatusBadge, type Tone } from '#app/kit/status-badge.tsx'
import { Card, CardContent, CardHeader, CardTitle } from '#app/ui/card.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { type Carrier, CircuitState, messageCarrier, Service } from '#contract/message/carrier.ts'
import { msg, t } from '#domain/locale/translate.ts'

const tones: Record<CircuitState, Tone> = { closed: 'green', open: 'red', 'half-open': 'yellow' }

/** The names of providers for people. */
export const carrierNames: Record<string, string> = {
  local: msg('No provider'),
  msg91: 'MSG91',
  whatsapp: 'WhatsApp',
  smtp: 'SMTP',
  exotel: 'Exotel',
}

/** The state of external services, including those paused after errors. */
export function MessageCarriers() {
  const read = useRead(messageCarrier.list, {})
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('Providers')}</CardTitle>
      </CardHeader>
      <CardContent>
        {read.data ? (
          <ul className="grid gap-x-6 gap-y-4 text-sm sm:grid-cols-2 xl:grid-cols-4">
            {read.data.carriers.map((carrier) => (
              <Line key={carrier.service} carrier={carrier} />
            ))}
          </ul>
        ) : read.isError ? (
          <p className="text-sm text-muted-foreground">{t('Failed to load providers')}</p>
        ) : (
          <Skeleton className="h-16 w-full" />
        )}
      </CardContent>
    </Card>
  )
}

function Line({
  carrier: { service, provider, label, state, since, lastError },
}: {
  carrier: Carrier
}) {
  const isUsed = provider !== null && provider !== 'local'
  return (
    <li className="min-w-0 space-y-1">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium">{Service.label(service)}</span>
        {isUsed && <StatusBadge tone={tones[state]} label={CircuitState.label(state)} />}
      </span>
      <span className="block text-xs text-muted-foreground">
        {provider === null ? t('Not set up') : (label ?? carrierNames[provider] ?? provider)}
        {isUsed && (
          <>
            {' · '}
            {t('since')} <When at={since} time />
          </>
        )}
      </span>
      {isUsed && lastError && (
        <span className="block text-xs break-words text-muted-foreground">
          {t('Last error')} <When at={lastError.at} time />: {lastError.text}
        </span>
      )}
    </li>
  )
}
