import { orRefuse } from '#contract/or-refuse.ts'
import { deliveryDays } from '#contract/partner/limits.ts'
import type { WebhookDelivery } from '#contract/partner/webhook.ts'
import { refuse } from '#contract/refusal.ts'
import { record } from '#server/audit/record.ts'
import type { Database, Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { AdministratorViewer, BrokerViewer } from '#server/http/viewer.ts'
import { workForARound } from '#server/job/round.ts'
import {
  findDelivery,
  insertTest,
  listDeliveries,
  lockDelivery,
  requeueDelivery,
  sweepOldDeliveries,
} from './delivery-queries.ts'
import { presentDelivery } from './present.ts'
import { findWebhook, lockWebhook } from './queries.ts'
import { lockedFor } from './service.ts'

const missing = 'webhook_delivery_not_found'

type Acting = BrokerViewer | AdministratorViewer

/** Returns what was sent to a webhook lately, newest first. */
export async function readDeliveries(
  db: Handle,
  viewer: Acting,
  id: string,
  paging: { page: number; limit: number },
): Promise<{ deliveries: WebhookDelivery[]; total: number }> {
  lockedFor(viewer, await findWebhook(db, id))
  const { rows, total } = await listDeliveries(db, id, paging)
  return { deliveries: rows.map(presentDelivery), total }
}

/** Queues a test, which is sent even where the webhook is paused. */
export function sendTest(db: Handle, viewer: Acting, id: string): Promise<WebhookDelivery> {
  return transact(db, async (tx) => {
    lockedFor(viewer, await lockWebhook(tx, id))
    const deliveryId = await insertTest(tx, id)
    await record(tx, viewer, 'webhook.test', { kind: 'webhook', id })
    return presentDelivery(orRefuse(await findDelivery(tx, deliveryId), missing))
  })
}

/** Sends a delivery that is over once more, under its id. */
export function resendDelivery(
  db: Handle,
  viewer: Acting,
  { id, partId }: { id: string; partId: string },
): Promise<WebhookDelivery> {
  return transact(db, async (tx) => {
    const webhook = lockedFor(viewer, await lockWebhook(tx, id))
    const before = orRefuse(await lockDelivery(tx, partId), missing)
    if (before.webhook_id !== id) throw refuse(missing)
    if (before.status === 'pending') throw refuse('webhook_delivery_waiting')
    if (webhook.paused_at && before.kind !== 'test') throw refuse('webhook_paused')
    await requeueDelivery(tx, partId)
    const after = { delivery: partId }
    await record(tx, viewer, 'webhook.resend', { kind: 'webhook', id }, { after })
    return presentDelivery(orRefuse(await findDelivery(tx, partId), missing))
  })
}

/** Deletes deliveries that are no longer in the log. */
export const sweepDeliveries = (db: Database): Promise<void> =>
  workForARound(() => sweepOldDeliveries(db, deliveryDays))
