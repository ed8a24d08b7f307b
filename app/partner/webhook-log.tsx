import { useState } from 'react'
import { useRead } from '#app/api/query.tsx'
import { useSend } from '#app/api/send.ts'
import { When } from '#app/kit/form/date.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogTrigger } from '#app/ui/dialog.tsx'
import { deliveryDays } from '#contract/partner/limits.ts'
import type { Webhook, WebhookDelivery } from '#contract/partner/webhook.ts'
import { DeliveryKind } from '#contract/partner/webhook-event.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import type { WebhookActs } from './webhook-acts.ts'
import { DeliveryBadge } from './webhook-state.tsx'

/** Polls while a delivery is waiting. */
const everyMs = 2_000
const perPage = 20

interface LogProps {
  row: Webhook
  acts: WebhookActs
  mayChange: boolean
}

/** The button that opens the deliveries of a webhook. */
export function DeliveryLog(props: LogProps) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button
          variant="outline"
          size="sm"
          aria-label={t('Deliveries to {name}', { name: props.row.url })}
        >
          {t('Deliveries', {}, { comment: 'of events to a webhook' })}
        </Button>
      </DialogTrigger>
      <DialogContent
        title={t('Deliveries', {}, { comment: 'of events to a webhook' })}
        description={props.row.url}
        className="wrap-anywhere sm:max-w-2xl"
      >
        <Log {...props} />
      </DialogContent>
    </Dialog>
  )
}

function Log({ row, acts, mayChange }: LogProps) {
  const [shown, setShown] = useState(perPage)
  const [isWaiting, setIsWaiting] = useState(false)
  const params = { id: row._id }
  const read = useRead(
    acts.deliveries,
    { params, query: { limit: String(shown) } },
    { every: isWaiting && everyMs, keepPrevious: true },
  )
  const test = useSend(acts.test, {
    done: t('Test queued'),
    failed: t('Failed to send a test'),
  })
  const isDue = read.data?.deliveries.some(willSoonBeTried) ?? false
  if (isDue !== isWaiting) setIsWaiting(isDue)
  const total = read.data?.pagination.total ?? 0
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted-foreground">
          {t('The last {days} days, newest first.', { days: deliveryDays })}
        </p>
        {mayChange && (
          <Button size="sm" disabled={test.busy} onClick={() => void test.send({ params })}>
            {t('Send a test')}
          </Button>
        )}
      </div>
      <Loaded read={read} failed={t('Failed to load deliveries')} height="h-40">
        {({ deliveries }) =>
          deliveries.length > 0 ? (
            <ul
              aria-label={t('Deliveries', {}, { comment: 'of events to a webhook' })}
              className="divide-y rounded-lg border"
            >
              {deliveries.map((delivery) => (
                <DeliveryRow
                  key={delivery._id}
                  delivery={delivery}
                  webhookId={row._id}
                  resend={mayChange ? acts.resend : undefined}
                />
              ))}
            </ul>
          ) : (
            <p className="rounded-lg border px-4 py-8 text-center text-sm text-muted-foreground">
              {t('Nothing was sent in this time.')}
            </p>
          )
        }
      </Loaded>
      {total > shown && shown < 100 && (
        <Button variant="outline" className="w-full" onClick={() => setShown(100)}>
          {t('Show more')}
        </Button>
      )}
    </div>
  )
}

/** Whether it is tried within a minute, so that polling is worthwhile. */
const willSoonBeTried = ({ status, nextTryAt }: WebhookDelivery) =>
  status === 'pending' && nextTryAt !== null && Date.parse(nextTryAt) < Date.now() + 60_000

interface DeliveryRowProps {
  delivery: WebhookDelivery
  webhookId: string
  resend: WebhookActs['resend'] | undefined
}

function DeliveryRow({ delivery, webhookId, resend }: DeliveryRowProps) {
  const { kind, status, tries, at, responseStatus, durationMs, error, response } = delivery
  const facts = [
    t('{count, plural, =0 {not tried} one {# try} other {# tries}}', { count: tries }),
    responseStatus !== null && t('status {status}', { status: responseStatus }),
    durationMs !== null && t('{ms} ms', { ms: withCommas(durationMs, 0) }),
  ].filter(Boolean)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-56 space-y-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{DeliveryKind.label(kind)}</span>
          <DeliveryBadge status={status} />
        </p>
        <p className="figures text-xs text-muted-foreground">
          <When at={at} time /> · {facts.join(' · ')}
        </p>
        {error && <p className="text-xs text-status-red-text">{error}</p>}
        <NextTry delivery={delivery} />
        {response && status !== 'delivered' && (
          <code className="block rounded-md bg-muted p-2 text-xs wrap-anywhere">{response}</code>
        )}
      </div>
      {resend && status !== 'pending' && (
        <Resend delivery={delivery} webhookId={webhookId} endpoint={resend} />
      )}
    </li>
  )
}

function NextTry({ delivery: { nextTryAt, tries } }: { delivery: WebhookDelivery }) {
  if (!nextTryAt || tries === 0) return null
  return (
    <p className="text-xs text-muted-foreground">
      <Rich text={t('Next try <0/>')} elements={[<When key="next" at={nextTryAt} time />]} />
    </p>
  )
}

function Resend({
  delivery,
  webhookId,
  endpoint,
}: {
  delivery: WebhookDelivery
  webhookId: string
  endpoint: WebhookActs['resend']
}) {
  const { send, busy } = useSend(endpoint, {
    done: t('Queued to be sent again'),
    failed: t('Failed to send it again'),
  })
  return (
    <Button
      variant="outline"
      size="sm"
      disabled={busy}
      onClick={() => void send({ params: { id: webhookId, partId: delivery._id } })}
    >
      {t('Send again')}
    </Button>
  )
}
