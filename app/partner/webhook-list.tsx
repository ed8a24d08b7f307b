import type { UseQueryResult } from '@tanstack/react-query'
import { Webhook as WebhookIcon } from 'lucide-react'
import { useId } from 'react'
import { When } from '#app/kit/form/date.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { maxWebhooks } from '#contract/partner/limits.ts'
import { PauseReason, type Webhook } from '#contract/partner/webhook.ts'
import { WebhookKind } from '#contract/partner/webhook-event.ts'
import { t } from '#domain/locale/translate.ts'
import type { WebhookActs } from './webhook-acts.ts'
import { DeliveryLog } from './webhook-log.tsx'
import { WebhookMenu } from './webhook-menu.tsx'
import { WebhookBadge } from './webhook-state.tsx'

interface WebhooksProps {
  read: UseQueryResult<{ webhooks: Webhook[] }>
  acts: WebhookActs
  /** The button that adds one. */
  add: React.ReactNode
  /** What the owner should know about several of them. */
  notice?: React.ReactNode
  /** False if the viewer may only read. */
  mayChange?: boolean
  isOfPartner?: boolean
}

/** The webhooks of one owner, with their state. */
export function Webhooks({
  read,
  acts,
  add,
  notice,
  mayChange = true,
  isOfPartner = false,
}: WebhooksProps) {
  const id = useId()
  const isFull = (read.data?.webhooks.length ?? 0) >= maxWebhooks
  return (
    <section aria-labelledby={id} className="space-y-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id={id} className="text-lg">
          {t('Webhooks')}
        </h2>
        {mayChange && !isFull && add}
      </div>
      <Loaded read={read} failed={t('Failed to load webhooks')} height="h-32">
        {({ webhooks }) =>
          webhooks.length > 0 ? (
            <>
              {notice}
              <ul aria-label={t('Webhooks')} className="divide-y rounded-lg border bg-card">
                {webhooks.map((row) => (
                  <WebhookRow
                    key={row._id}
                    row={row}
                    acts={acts}
                    mayChange={mayChange}
                    isOfPartner={isOfPartner}
                  />
                ))}
              </ul>
            </>
          ) : (
            <Empty
              icon={WebhookIcon}
              title={t('There are no webhooks yet.')}
              text={t('With a webhook, software learns of changes at once and need not ask.')}
              className="rounded-lg border bg-card py-10"
            />
          )
        }
      </Loaded>
    </section>
  )
}

interface WebhookRowProps {
  row: Webhook
  acts: WebhookActs
  mayChange: boolean
  isOfPartner: boolean
}

function WebhookRow({ row, acts, mayChange, isOfPartner }: WebhookRowProps) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 px-4 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-60 space-y-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium wrap-anywhere">{row.url}</span>
          <WebhookBadge state={row.state} />
        </p>
        <p className="text-xs text-muted-foreground">
          {row.kinds.map((kind) => WebhookKind.label(kind)).join(', ')}
        </p>
        <HowItGoes row={row} />
      </div>
      <div className="flex items-center gap-1">
        <DeliveryLog row={row} acts={acts} mayChange={mayChange} />
        {mayChange && <WebhookMenu row={row} acts={acts} isOfPartner={isOfPartner} />}
      </div>
    </li>
  )
}

function HowItGoes({ row }: { row: Webhook }) {
  const { pausedBecause, failingSince, deliveredAt, waiting, oldSecretUntil } = row
  return (
    <div className="space-y-1 text-xs text-muted-foreground">
      {pausedBecause && <p className="text-status-red-text">{PauseReason.label(pausedBecause)}</p>}
      {!pausedBecause && failingSince && (
        <p className="text-status-red-text">
          <Rich
            text={t('Nothing accepted since <0/>')}
            elements={[<When key="since" at={failingSince} time />]}
          />
        </p>
      )}
      <p>
        {deliveredAt ? (
          <Rich
            text={t('Last accepted <0/>')}
            elements={[<When key="last" at={deliveredAt} time />]}
          />
        ) : (
          t('Nothing accepted yet')
        )}
        {waiting > 0 &&
          ` · ${t('{count, plural, one {# waiting} other {# waiting}}', { count: waiting })}`}
      </p>
      {oldSecretUntil && (
        <p>
          <Rich
            text={t('The old secret works until <0/>')}
            elements={[<When key="until" at={oldSecretUntil} time />]}
          />
        </p>
      )}
    </div>
  )
}
