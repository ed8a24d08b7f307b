import { v7 } from 'uuid'
import type { z } from 'zod'
import { orRefuse } from '#contract/or-refuse.ts'
import { maxWebhooks, oldSecretHours } from '#contract/partner/limits.ts'
import type { Webhook, WebhookChange, WebhookDraft } from '#contract/partner/webhook.ts'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { record, type Snapshot } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { keyInAddress } from '#server/http/api-key/key-text.ts'
import { requireProof } from '#server/http/proof/step-up.ts'
import type { AdministratorViewer, BrokerViewer } from '#server/http/viewer.ts'
import { type KeyOwner, lockOwner } from '#server/partner/key-queries.ts'
import { findPartner } from '#server/partner/queries.ts'
import { hostOf, notifyOfAddress, notifyOfWebhook, ownerOf } from './pause.ts'
import { presentWebhook } from './present.ts'
import {
  deleteWebhook,
  findWebhook,
  insertWebhook,
  listWebhooks,
  lockWebhook,
  pauseWebhook,
  replaceSecret,
  resumeWebhook,
  updateWebhook,
  type WebhookRecord,
} from './queries.ts'
import { makeSecret } from './signature.ts'
import { makeTargets } from './target.ts'

type Acting = BrokerViewer | AdministratorViewer
type Draft = z.output<typeof WebhookDraft>
type Outside = Pick<Context, 'config' | 'secrets'>

export async function listOwnWebhooks(db: Handle, owner: KeyOwner): Promise<Webhook[]> {
  return (await listWebhooks(db, owner)).map(presentWebhook)
}

/** Lists the webhooks of a partner. */
export async function listPartnerWebhooks(db: Handle, partnerId: string): Promise<Webhook[]> {
  if (!(await findPartner(db, partnerId))) throw refuse('partner_not_found')
  return listOwnWebhooks(db, { partner_id: partnerId })
}

/**
 * Refuses an address in a private network, or one with an API key. Called before the transaction,
 * since name servers may take seconds.
 */
export async function checkAddress({ config }: Outside, url: string): Promise<void> {
  const targets = makeTargets(config.webhookNetworks)
  const refuseUrl = (why: string) => refuse('invalid_input', { fields: { url: why } })
  if (keyInAddress(url)) {
    throw refuseUrl(t('Please leave out the API key: addresses are stored in many logs.'))
  }
  if (!url.startsWith('https:') && !targets.isOwn(url)) {
    throw refuseUrl(t('Please enter an address that starts with https://.'))
  }
  if (await targets.isPrivate(url)) {
    throw refuseUrl(t('This address leads into a private network, where we send nothing.'))
  }
}

/** Adds a webhook for an owner; returns it with its secret, which is shown this once. */
export function addWebhook(
  db: Handle,
  { secrets }: Outside,
  viewer: Acting,
  owner: KeyOwner,
  { url, kinds }: Draft,
): Promise<{ webhook: Webhook; secret: string }> {
  return transact(db, async (tx) => {
    refuseLeads(owner, kinds)
    await lockOwner(tx, owner)
    if ((await listWebhooks(tx, owner)).length >= maxWebhooks) throw refuse('webhooks_too_many')
    const id = v7()
    const { text, sealed } = makeSecret(secrets, id)
    await insertWebhook(tx, { id, owner, url, kinds, sealed })
    await record(tx, viewer, 'webhook.create', targetOf(id), { after: snapshotOf({ url, kinds }) })
    await notifyOfWebhook(tx, owner, url)
    return {
      webhook: presentWebhook(orRefuse(await findWebhook(tx, id), 'webhook_not_found')),
      secret: text,
    }
  })
}

/** Adds a webhook for a partner who is active. */
export async function addPartnerWebhook(
  db: Handle,
  context: Outside,
  viewer: AdministratorViewer,
  partnerId: string,
  draft: Draft,
) {
  const partner = await findPartner(db, partnerId)
  if (!partner) throw refuse('partner_not_found')
  if (!partner.isActive) throw refuse('partner_inactive')
  return addWebhook(db, context, viewer, { partner_id: partnerId }, draft)
}

/** Partners have no leads. */
function refuseLeads(owner: KeyOwner, kinds: Draft['kinds']): void {
  if (!('partner_id' in owner) || !kinds.includes('lead.created')) return
  throw refuse('invalid_input', {
    fields: { kinds: t('Partners are told of public listings only.') },
  })
}

export function changeWebhook(
  db: Handle,
  viewer: Acting,
  id: string,
  { version, ...change }: z.output<typeof WebhookChange>,
): Promise<Webhook> {
  return act(db, viewer, id, async (tx, before) => {
    if (version !== before.version) throw refuse('changed_meanwhile')
    refuseLeads(ownerOf(before), change.kinds)
    await updateWebhook(tx, id, change)
    const states = { before: snapshotOf(before), after: snapshotOf(change) }
    await record(tx, viewer, 'webhook.change', targetOf(id), states)
    const { url } = change
    if (url === before.url) return
    await notifyOfAddress(tx, ownerOf(before), { from: before.url, to: url })
  })
}

/** Makes a new secret; the one before signs too for a day, so that no delivery is refused. */
export async function rotateSecret(
  db: Handle,
  { secrets }: Outside,
  viewer: Acting,
  id: string,
  version: number,
): Promise<{ webhook: Webhook; secret: string }> {
  const { text, sealed } = makeSecret(secrets, id)
  const webhook = await act(db, viewer, id, async (tx, before) => {
    // Two rotations of one click would end the secret in use.
    if (version !== before.version) throw refuse('changed_meanwhile')
    await replaceSecret(tx, id, { sealed, hours: oldSecretHours })
    await record(tx, viewer, 'webhook.rotate', targetOf(id))
  })
  return { webhook, secret: text }
}

/**
 * Pauses or resumes a webhook; one that is so already stays as it is. Resuming what a reset of the
 * password paused asks who acts, as it does for keys.
 */
export function setPaused(
  db: Handle,
  viewer: Acting,
  id: string,
  isPaused: boolean,
): Promise<Webhook> {
  return act(db, viewer, id, async (tx, before) => {
    if (isPaused === (before.paused_at !== null)) return
    const isOwner = viewer.realm === 'broker'
    if (!isPaused && before.paused_because === 'password') await requireProof(tx, viewer, true)
    if (isPaused) await pauseWebhook(tx, id, isOwner ? 'owner' : 'administrator')
    else await resumeWebhook(tx, id)
    await record(tx, viewer, isPaused ? 'webhook.pause' : 'webhook.resume', targetOf(id))
  })
}

export function removeWebhook(db: Handle, viewer: Acting, id: string): Promise<void> {
  return transact(db, async (tx) => {
    const before = lockedFor(viewer, await lockWebhook(tx, id))
    await deleteWebhook(tx, id)
    await record(tx, viewer, 'webhook.remove', targetOf(id), { before: snapshotOf(before) })
  })
}

function act(
  db: Handle,
  viewer: Acting,
  id: string,
  work: (tx: Handle, before: WebhookRecord) => Promise<void>,
): Promise<Webhook> {
  return transact(db, async (tx) => {
    await work(tx, lockedFor(viewer, await lockWebhook(tx, id)))
    return presentWebhook(orRefuse(await findWebhook(tx, id), 'webhook_not_found'))
  })
}

/** Returns a webhook that the viewer may act on: a broker's own, or one of a partner. */
export function lockedFor(viewer: Acting, row: WebhookRecord | undefined): WebhookRecord {
  const isOwn = viewer.realm === 'broker' ? row?.broker_id === viewer.id : row?.partner_id
  if (!row || !isOwn) throw refuse('webhook_not_found')
  return row
}

const targetOf = (id: string) => ({ kind: 'webhook', id })

/** The rest of an address may be secret. */
const snapshotOf = ({ url, kinds }: Pick<WebhookRecord, 'url' | 'kinds'>): Snapshot => ({
  host: hostOf(url),
  kinds,
})
