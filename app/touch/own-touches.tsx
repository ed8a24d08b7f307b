import { useRead } from '#app/api/query.tsx'
import { useSend } from '#app/api/send.ts'
import { When } from '#app/kit/form/date.tsx'
import { Button } from '#app/ui/button.tsx'
import { type OwnTouch, TouchClass, touch, touchMonths } from '#contract/touch.ts'
import { t } from '#domain/locale/translate.ts'

const endpointsOf = {
  customer: { read: touch.customer, remove: touch.removeOfCustomer },
  broker: { read: touch.broker, remove: touch.removeOfBroker },
}

/** What somebody shared about how they found the site, with a button to withdraw it. */
export function OwnTouches({ realm }: { realm: 'customer' | 'broker' }) {
  const { read, remove } = endpointsOf[realm]
  const { data } = useRead(read, {})
  const { send, busy } = useSend(remove, {
    done: t('Deleted'),
    failed: t('This could not be deleted.'),
  })
  const touches = data?.touches ?? []
  // Most people have shared nothing, so a failed read shows no message.
  if (touches.length === 0) return null
  return (
    <section aria-label={t('How you found BrickBazaar')} className="space-y-3">
      <h2 className="text-lg">{t('How you found BrickBazaar')}</h2>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3 rounded-lg border bg-card p-4">
        <ul className="min-w-0 flex-1 space-y-1 text-sm">
          {touches.map((one) => (
            <li key={one._id} className="break-words">
              {touchText(one)}
              {one.touchedOn && (
                <When at={one.touchedOn} className="ml-2 text-xs text-muted-foreground" />
              )}
            </li>
          ))}
        </ul>
        <Button variant="outline" size="sm" disabled={busy} onClick={() => void send({})}>
          {t('Withdraw and delete')}
        </Button>
      </div>
      <p className="text-sm text-muted-foreground">
        {t('We delete this after {months} months.', { months: touchMonths })}
      </p>
    </section>
  )
}

/** "First: Search engine · google · diwali" */
function touchText({ position, class: kind, source, campaign }: OwnTouch): string {
  const what = [t(TouchClass.label(kind)), source, campaign].filter(Boolean).join(' · ')
  return position === 'first' ? t('First: {what}', { what }) : t('Last: {what}', { what })
}
