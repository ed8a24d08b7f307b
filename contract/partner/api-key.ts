import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { id, idParams, moment, optional, searchText, text } from '#contract/field.ts'
import { Pagination, paging } from '#contract/page.ts'
import { type WordOf, words } from '#contract/words.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { Scope } from './scope.ts'

export const ApiKeyState = words({
  active: msg('Active'),
  paused: msg('Paused'),
  expired: msg('Expired'),
  revoked: msg('Revoked'),
  leaked: msg('Leaked and revoked'),
})
export type ApiKeyState = WordOf<typeof ApiKeyState>

/** A key without its secret part. */
export const ApiKey = z.object({
  _id: z.string(),
  name: z.string(),
  /** The beginning of its text, to tell it from other keys. */
  prefix: z.string(),
  scopes: z.array(Scope.schema),
  state: ApiKeyState.schema,
  createdAt: moment,
  expiresAt: moment,
  /** To the minute; null if it was never used. */
  lastUsedAt: moment.nullable(),
  revokedAt: moment.nullable(),
})
export type ApiKey = z.infer<typeof ApiKey>

/** A key in the back office, with its broker or partner. */
export const OwnedApiKey = ApiKey.extend({
  owner: z.object({ kind: z.enum(['broker', 'partner']), _id: z.string(), name: z.string() }),
})
export type OwnedApiKey = z.infer<typeof OwnedApiKey>

/** How long a key is valid, in days. */
export const KeyLifetime = words({
  '30d': msg('30 days'),
  '90d': msg('90 days'),
  '365d': msg('One year'),
})
export type KeyLifetime = WordOf<typeof KeyLifetime>

const keyName = text(60, msg('Please enter a name.'))
export const ApiKeyDraft = z.strictObject({
  name: keyName,
  scopes: z
    .array(Scope.schema, { error: () => t('Please choose what the key may do.') })
    .min(1, { error: () => t('Please choose what the key may do.') })
    .max(Scope.keys.length)
    .transform((scopes) => [...new Set(scopes)]),
  lifetime: KeyLifetime.schema,
})

const one = z.object({ apiKey: ApiKey })
/** The text of the key, shown only once. */
const made = one.extend({
  key: z
    .string()
    .nullable()
    .describe(
      'Null where the call is repeated with its Idempotency-Key: the text was in the first ' +
        'answer and is stored nowhere. Revoke the key and make another.',
    ),
})

export const apiKey = {
  mine: endpoint({
    method: 'GET',
    path: '/broker/api-keys',
    access: 'broker',
    summary: 'List one’s own API keys, active ones first; at most 100',
    reply: z.object({ apiKeys: z.array(ApiKey) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/broker/api-keys',
    access: 'broker',
    stepUp: true,
    summary: 'Create an API key; only this response contains its text',
    body: ApiKeyDraft,
    reply: made,
    shownOnce: 'key',
    status: 201,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/broker/api-keys/:id',
    access: 'broker',
    summary: 'Revoke one’s own API key; the next call with it is refused',
    params: idParams,
    reply: one,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/broker/api-keys/:id/resume',
    access: 'broker',
    stepUp: true,
    summary: 'Resume one’s own API key that a password reset paused',
    params: idParams,
    reply: one,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api-keys',
    access: 'partner.read',
    summary: 'List API keys of brokers and partners, newest first',
    query: z.strictObject({
      ...paging(20),
      search: searchText,
      state: optional(ApiKeyState.schema),
      partner: optional(id),
    }),
    reply: z.object({ apiKeys: z.array(OwnedApiKey), pagination: Pagination }),
  }),
  createForPartner: endpoint({
    method: 'POST',
    path: '/partners/:id/api-keys',
    access: 'partner.change',
    stepUp: true,
    summary: 'Create an API key for a partner, for public listings only',
    params: idParams,
    body: ApiKeyDraft.omit({ scopes: true }),
    reply: made,
    shownOnce: 'key',
    status: 201,
  }),
  revokeAny: endpoint({
    method: 'DELETE',
    path: '/api-keys/:id',
    access: 'partner.change',
    summary: 'Revoke an API key of a broker or a partner',
    params: idParams,
    reply: one,
  }),
}
