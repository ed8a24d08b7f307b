import { timingSafeEqual } from 'node:crypto'
import type { Endpoint } from '#contract/endpoint.ts'
import { Scope } from '#contract/partner/scope.ts'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import type { Handle } from '#server/db/connect.ts'
import type { BrokerViewer, Trace } from '#server/http/viewer.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { countAttempt } from '#server/resilience/throttle.ts'
import { hashToken } from '#server/secret/token-hash.ts'
import { readKeyText } from './key-text.ts'
import { findUsableKey, type KeyRow, markKeyUsed } from './queries.ts'

/** An admitted key. */
export type AdmittedKey = Pick<KeyRow, 'id' | 'name' | 'scopes'>

/** Returns the key of a bearer token, counted against its limit; refuses anything else. */
export async function readKey(db: Handle, token: string): Promise<KeyRow> {
  const given = readKeyText(token)
  const key = given && (await findUsableKey(db, given.publicId))
  if (!key || !timingSafeEqual(key.hash, hashToken(given.text))) throw refuse('api_key_over')
  await countAttempt(db, `api key ${key.id}`, rateLimits.callPerApiKey)
  if (key.is_stale) await markKeyUsed(db, key.id)
  return key
}

/**
 * Admits a key to an endpoint with one of its scopes. Returns the broker it acts for; undefined for
 * a public endpoint, which returns the same to everybody.
 */
export async function admitKey(
  db: Handle,
  { access, scope }: Pick<Endpoint, 'access' | 'scope'>,
  token: string,
  trace: Trace,
): Promise<{ key: AdmittedKey; viewer: BrokerViewer | undefined }> {
  const key = await readKey(db, token)
  if (!scope) throw refuse('api_key_not_allowed')
  if (!key.scopes.includes(scope)) {
    throw refuse('api_key_not_allowed', {
      message: t('This API key lacks the scope {scope} ({words}).', {
        scope,
        words: Scope.label(scope),
      }),
    })
  }
  const { id, name, scopes } = key
  const viewer = access === 'public' ? undefined : viewerOf(key, trace)
  return { key: { id, name, scopes }, viewer }
}

function viewerOf(key: KeyRow, trace: Trace): BrokerViewer {
  const { id, name, broker_id, broker_name, kyc_status } = key
  if (!broker_id || !broker_name || !kyc_status) throw refuse('api_key_not_allowed')
  return {
    realm: 'broker',
    id: broker_id,
    name: broker_name,
    kycStatus: kyc_status,
    // Equals no session id; photo addresses are signed for it.
    sessionId: id,
    apiKey: name,
    trace,
  }
}
