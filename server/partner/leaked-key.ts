import type { FastifyInstance } from 'fastify'
import { refuse } from '#contract/refusal.ts'
import { record } from '#server/audit/record.ts'
import { systemActor } from '#server/audit/system-actor.ts'
import type { Database } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { type KeyText, keyInAddress } from '#server/http/api-key/key-text.ts'
import { hashToken } from '#server/secret/token-hash.ts'
import { findKeyByText, revokeKey } from './key-queries.ts'
import { notifyOfLeak } from './notify.ts'

/**
 * Refuses every request with an API key in its address, revokes the key and notifies its owner
 * (decision 0116). Only somebody with the whole key can cause that.
 */
export function refuseKeysInAddresses(app: FastifyInstance, db: Database): void {
  app.addHook('onRequest', async ({ raw, log }) => {
    const given = keyInAddress(raw.url ?? '')
    if (!given) return
    log.warn({ key: `bbz_${given.publicId}` }, 'API key in an address')
    try {
      await revokeLeaked(db, given)
    } catch (error) {
      log.error({ err: error }, 'API key in an address is not revoked')
    }
    throw refuse('api_key_in_address')
  })
}

function revokeLeaked(db: Database, { publicId, text }: KeyText): Promise<void> {
  return transact(db, async (tx) => {
    const key = await findKeyByText(tx, { publicId, hash: hashToken(text) })
    if (!key || !(await revokeKey(tx, key.id, 'leaked'))) return
    const target = { kind: 'api_key', id: key.id }
    await record(tx, systemActor, 'api_key.leak', target, { after: { name: key.name } })
    await notifyOfLeak(tx, ownerOf(key), key.name)
  })
}

function ownerOf({
  broker_id,
  partner_id,
}: {
  broker_id: string | null
  partner_id: string | null
}) {
  return broker_id ? { broker_id } : { partner_id: partner_id ?? '' }
}
