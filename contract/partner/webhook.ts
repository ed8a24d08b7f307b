import { z } from 'zod'
import type { Access } from '#contract/access.ts'
import { endpoint } from '#contract/endpoint.ts'
import { id, idParams, moment, text } from '#contract/field.ts'
import { Pagination, paging } from '#contract/page.ts'
import { type WordOf, words } from '#contract/words.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { DeliveryKind, WebhookKind } from './webhook-event.ts'

export const WebhookState = words({
  active: msg('Active'),
  failing: msg('Failing', { comment: 'a webhook whose receiver accepts nothing' }),
  paused: msg('Paused'),
})
export type WebhookState = WordOf<typeof WebhookState>

export const PauseReason = words({
  owner: msg('Paused by its owner'),
  administrator: msg('Paused by BrickBazaar'),
  failing: msg('Paused because nothing was accepted for three days'),
  password: msg('Paused because your password was reset'),
})

/** An address that events are sent to. */
export const Webhook = z.object({
  _id: z.string(),
  url: z.string(),
  kinds: z.array(WebhookKind.schema),
  state: WebhookState.schema,
  pausedBecause: PauseReason.schema.nullable(),
  /** Since when every delivery has failed. */
  failingSince: moment.nullable(),
  /** The last accepted delivery. */
  deliveredAt: moment.nullable(),
  /** The number of waiting deliveries, up to 1,000. */
  waiting: z.int(),
  /** Until when the former secret also signs. */
  oldSecretUntil: moment.nullable(),
  createdAt: moment,
  version: z.number(),
})
export type Webhook = z.infer<typeof Webhook>

export const DeliveryStatus = words({
  pending: msg('Waiting', { comment: 'a delivery to a webhook' }),
  delivered: msg('Delivered', { comment: 'a delivery to a webhook' }),
  failed: msg('Failed', { comment: 'a delivery to a webhook' }),
})
export type DeliveryStatus = WordOf<typeof DeliveryStatus>

/** The delivery of one event to a webhook, with the result of its last try. */
export const WebhookDelivery = z.object({
  /** The `webhook-id` of every try. */
  _id: z.string(),
  kind: DeliveryKind.schema,
  status: DeliveryStatus.schema,
  tries: z.int(),
  at: moment,
  triedAt: moment.nullable(),
  /** When it is tried next; null if it is not. */
  nextTryAt: moment.nullable(),
  durationMs: z.int().nullable(),
  responseStatus: z.int().nullable(),
  /** The beginning of the response, at most 500 characters. */
  response: z.string().nullable(),
  error: z.string().nullable(),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

const notAnAddress = () => t('Please enter an address like https://crm.example.in/brickbazaar.')

/**
 * Plain http is for receivers inside networks of the operator's own only; the server refuses it
 * elsewhere, as it refuses private addresses.
 */
const url = text(1000, msg('Please enter the address.')).pipe(
  z
    .url({ protocol: /^https?$/, error: notAnAddress })
    .transform((value) => new URL(value))
    .refine(({ username, password }) => !username && !password, {
      error: () => t('Please leave out the user name and password.'),
    })
    .transform((address) => {
      address.hash = ''
      return address.href
    })
    .pipe(z.string().max(1000, { error: notAnAddress })),
)

const chooseKinds = () => t('Please choose what to be told of.')
const kinds = z
  .array(WebhookKind.schema, { error: chooseKinds })
  .min(1, { error: chooseKinds })
  .max(WebhookKind.keys.length)
  .transform((chosen) => [...new Set(chosen)])

export const WebhookDraft = z.strictObject({ url, kinds })
export const WebhookChange = z.strictObject({ url, kinds, version: z.number().int().min(1) })

const one = z.object({ webhook: Webhook })
const several = z.object({ webhooks: z.array(Webhook) })
/** The secret, shown only once. */
const withSecret = one.extend({
  secret: z
    .string()
    .nullable()
    .describe(
      'Null where the call is repeated with its Idempotency-Key: the secret was in the first ' +
        'answer. Make a new one.',
    ),
})
const delivery = z.object({ delivery: WebhookDelivery })

/** Endpoints about one webhook: for its broker, and for the back office on behalf of a partner. */
function actsOn<Write extends Access, Read extends Access>(
  path: `/${string}`,
  { write, read }: { write: Write; read: Read },
) {
  return {
    change: endpoint({
      method: 'PUT',
      path: `${path}/:id`,
      access: write,
      stepUp: true,
      summary: 'Change the address and events of a webhook',
      params: idParams,
      body: WebhookChange,
      reply: one,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${path}/:id`,
      access: write,
      summary: 'Delete a webhook with its log; waiting deliveries are dropped',
      params: idParams,
      reply: z.object({}),
    }),
    rotate: endpoint({
      method: 'POST',
      path: `${path}/:id/secret`,
      access: write,
      stepUp: true,
      summary: 'Create a new signing secret; the old one also signs for 24 hours',
      params: idParams,
      body: z.strictObject({ version: z.number().int().min(1) }),
      reply: withSecret,
    }),
    pause: endpoint({
      method: 'PUT',
      path: `${path}/:id/pause`,
      access: write,
      summary: 'Pause or resume a webhook; resuming sends what waits at once',
      params: idParams,
      body: z.strictObject({ isPaused: z.boolean() }),
      reply: one,
    }),
    test: endpoint({
      method: 'POST',
      path: `${path}/:id/test`,
      access: write,
      summary: 'Send an event of the kind `test`, also to a paused webhook',
      params: idParams,
      reply: delivery,
      status: 202,
    }),
    deliveries: endpoint({
      method: 'GET',
      path: `${path}/:id/deliveries`,
      access: read,
      summary: 'List deliveries of the last 14 days, newest first',
      params: idParams,
      query: z.strictObject(paging(20)),
      reply: z.object({ deliveries: z.array(WebhookDelivery), pagination: Pagination }),
    }),
    resend: endpoint({
      method: 'POST',
      path: `${path}/:id/deliveries/:partId/resend`,
      access: write,
      summary: 'Send a delivery again, with the same id',
      params: z.object({ id, partId: id }),
      reply: delivery,
      status: 202,
    }),
  }
}

export const webhook = {
  mine: endpoint({
    method: 'GET',
    path: '/broker/webhooks',
    access: 'broker',
    summary: 'List one’s own webhooks',
    reply: several,
  }),
  create: endpoint({
    method: 'POST',
    path: '/broker/webhooks',
    access: 'broker',
    stepUp: true,
    summary: 'Add a webhook; only this response contains its signing secret',
    body: WebhookDraft,
    reply: withSecret,
    shownOnce: 'secret',
    status: 201,
  }),
  ...actsOn('/broker/webhooks', { write: 'broker', read: 'broker' }),
}

export const partnerWebhook = {
  list: endpoint({
    method: 'GET',
    path: '/partners/:id/webhooks',
    access: 'partner.read',
    summary: 'List the webhooks of a partner',
    params: idParams,
    reply: several,
  }),
  create: endpoint({
    method: 'POST',
    path: '/partners/:id/webhooks',
    access: 'partner.change',
    stepUp: true,
    summary: 'Add a webhook for a partner, for events of public listings only',
    params: idParams,
    body: WebhookDraft,
    reply: withSecret,
    shownOnce: 'secret',
    status: 201,
  }),
  ...actsOn('/partner-webhooks', { write: 'partner.change', read: 'partner.read' }),
}
