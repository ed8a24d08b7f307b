import { v7 } from 'uuid'
import { orRefuse } from '#contract/or-refuse.ts'
import type { ApiKey, ApiKeyState, KeyLifetime, OwnedApiKey } from '#contract/partner/api-key.ts'
import { maxApiKeys } from '#contract/partner/limits.ts'
import { partnerScope, type Scope } from '#contract/partner/scope.ts'
import { refuse } from '#contract/refusal.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { makeKeyText } from '#server/http/api-key/key-text.ts'
import type { AdministratorViewer, BrokerViewer } from '#server/http/viewer.ts'
import { hashToken } from '#server/secret/token-hash.ts'
import {
  countUsable,
  findKey,
  insertKey,
  type KeyOwner,
  type KeyRecord,
  listKeys,
  listKeysOf,
  lockOwner,
  resumeKey,
  revokeKey,
} from './key-queries.ts'
import { notifyOfKey } from './notify.ts'
import { findPartner } from './queries.ts'

/** Of an owner, more than are made in years. */
const maxListed = 100

export async function listOwnKeys(db: Handle, owner: KeyOwner): Promise<ApiKey[]> {
  return (await listKeysOf(db, owner, maxListed)).map(presentKey)
}

interface KeyDraft {
  name: string
  scopes: readonly Scope[]
  lifetime: KeyLifetime
}

/** Makes a key for an owner; returns it with its text, of which only a hash is stored. */
export function makeKey(
  db: Handle,
  viewer: BrokerViewer | AdministratorViewer,
  owner: KeyOwner,
  { name, scopes, lifetime }: KeyDraft,
): Promise<{ apiKey: ApiKey; key: string }> {
  return transact(db, async (tx) => {
    await lockOwner(tx, owner)
    if ((await countUsable(tx, owner)) >= maxApiKeys) throw refuse('api_keys_too_many')
    const id = v7()
    const { publicId, text } = makeKeyText()
    await insertKey(tx, {
      ...{ id, name, days: Number.parseInt(lifetime, 10), ...owner },
      ...{ public_id: publicId, hash: hashToken(text), scopes: [...scopes] },
    })
    const apiKey = presentKey(orRefuse(await findKey(tx, id), 'api_key_not_found'))
    const after = { name, scopes, expiresAt: apiKey.expiresAt }
    await record(tx, viewer, 'api_key.create', { kind: 'api_key', id }, { after })
    await notifyOfKey(tx, owner, { name, scopes })
    return { apiKey, key: text }
  })
}

/** Makes a key for a partner, which opens what everybody may read. */
export async function makePartnerKey(
  db: Handle,
  viewer: AdministratorViewer,
  partnerId: string,
  draft: Omit<KeyDraft, 'scopes'>,
) {
  const partner = await findPartner(db, partnerId)
  if (!partner) throw refuse('partner_not_found')
  if (!partner.isActive) throw refuse('partner_inactive')
  const owner = { partner_id: partnerId }
  return makeKey(db, viewer, owner, { ...draft, scopes: [partnerScope] })
}

/** Revokes a key; one that was revoked before stays as it is. */
export function revoke(
  db: Handle,
  viewer: BrokerViewer | AdministratorViewer,
  id: string,
): Promise<ApiKey> {
  return transact(db, async (tx) => {
    const before = orRefuse(await findKey(tx, id), 'api_key_not_found')
    const isOwner = viewer.realm === 'broker'
    if (isOwner && before.broker_id !== viewer.id) throw refuse('api_key_not_found')
    if (await revokeKey(tx, id, isOwner ? 'owner' : 'administrator')) {
      await record(tx, viewer, 'api_key.revoke', { kind: 'api_key', id })
    }
    return presentKey(orRefuse(await findKey(tx, id), 'api_key_not_found'))
  })
}

/** Lets a key of the viewer's own work again; one that is not paused stays as it is. */
export function resume(db: Handle, viewer: BrokerViewer, id: string): Promise<ApiKey> {
  return transact(db, async (tx) => {
    const before = orRefuse(await findKey(tx, id), 'api_key_not_found')
    if (before.broker_id !== viewer.id) throw refuse('api_key_not_found')
    if (await resumeKey(tx, id)) {
      await record(tx, viewer, 'api_key.resume', { kind: 'api_key', id })
    }
    return presentKey(orRefuse(await findKey(tx, id), 'api_key_not_found'))
  })
}

export async function listAllKeys(
  db: Handle,
  filter: {
    search?: string | undefined
    state?: ApiKeyState | undefined
    partner?: string | undefined
    page: number
    limit: number
  },
): Promise<{ apiKeys: OwnedApiKey[]; total: number }> {
  const { rows, total } = await listKeys(db, filter)
  const apiKeys = rows.map((row) => ({
    ...presentKey(row),
    owner: {
      kind: row.broker_id ? ('broker' as const) : ('partner' as const),
      _id: row.broker_id ?? row.partner_id ?? '',
      name: row.owner_name,
    },
  }))
  return { apiKeys, total }
}

function presentKey(row: KeyRecord): ApiKey {
  return {
    _id: row.id,
    name: row.name,
    prefix: `bbz_${row.public_id}`,
    scopes: row.scopes,
    state: row.state,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
  }
}
