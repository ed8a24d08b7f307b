import type { Webhook, WebhookDelivery } from '#contract/partner/webhook.ts'
import { t } from '#domain/locale/translate.ts'
import type { DeliveryRecord } from './delivery-queries.ts'
import type { WebhookRecord } from './queries.ts'

export function presentWebhook(row: WebhookRecord): Webhook {
  const active = row.failing_since ? 'failing' : 'active'
  return {
    _id: row.id,
    url: row.url,
    kinds: row.kinds,
    state: row.paused_at ? 'paused' : active,
    pausedBecause: row.paused_because,
    failingSince: row.failing_since?.toISOString() ?? null,
    deliveredAt: row.delivered_at?.toISOString() ?? null,
    waiting: row.waiting,
    oldSecretUntil: row.old_secret_until?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    version: row.version,
  }
}

// A library's text may contain braces, which are placeholders in ours.
const shownError = (error: string) => (/[{}]/.test(error) ? error : t(error))

export function presentDelivery(row: DeliveryRecord): WebhookDelivery {
  return {
    _id: row.id,
    kind: row.kind,
    status: row.status,
    tries: row.attempts,
    at: row.happened_at.toISOString(),
    triedAt: row.attempted_at?.toISOString() ?? null,
    nextTryAt: row.next_attempt_at?.toISOString() ?? null,
    durationMs: row.duration_ms,
    responseStatus: row.response_status,
    response: row.response,
    error: row.error && shownError(row.error),
  }
}
