import { v7 } from 'uuid'
import { Realm } from '#contract/access.ts'
import { maxPasskeys } from '#contract/account/limits.ts'
import {
  challengeMinutes,
  knownTransports,
  type NewPasskey,
  type PasskeyCreation,
  type PasskeyRequest,
} from '#contract/account/passkey.ts'
import { refuse } from '#contract/refusal.ts'
import type { AccountKey } from '#server/account/queries.ts'
import { getAddressee } from '#server/account/queries.ts'
import type { Config } from '#server/config.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { type ChallengeOwner, openChallenge, takeChallenge } from './challenge-queries.ts'
import { type FactorRow, listFactors, lockFactors } from './factor-queries.ts'
import { type Enrolled, enrol } from './manage.ts'
import { algorithms, checkNewPasskey } from './passkey.ts'
import { insertPasskey } from './passkey-queries.ts'
import { findPendingSignIn } from './pending-queries.ts'
import { relyingParty } from './relying-party.ts'

/** Passkeys of the viewer's own account, and the challenges for browsers. */

type Site = Pick<Config, 'publicUrl'>

const timeout = challengeMinutes * 60_000

const isPasskey = ({ kind }: FactorRow) => kind === 'passkey'

/** Starts adding a passkey: returns the challenge for the browser. */
export async function addPasskey(
  db: Handle,
  config: Site,
  viewer: Viewer,
): Promise<PasskeyCreation> {
  const passkeys = (await listFactors(db, viewer)).filter(isPasskey)
  if (passkeys.length >= maxPasskeys) throw refuse('passkeys_too_many')
  const { email, name } = await getAddressee(db, viewer)
  const challenge = await openChallenge(db, { session_id: viewer.sessionId }, 'add')
  if (challenge === undefined) throw refuse('session_over')
  return {
    rp: { id: relyingParty(config).id, name: 'BrickBazaar' },
    user: {
      id: Buffer.from(viewer.id.replaceAll('-', ''), 'hex').toString('base64url'),
      name: email,
      // One person may have a customer and a broker account.
      displayName: `${name} (${Realm.label(viewer.realm)})`,
    },
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout,
    excludeCredentials: passkeys.map(describe),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    attestation: 'none',
  }
}

/** Adds the passkey that the browser created; the first factor also creates recovery codes. */
export async function confirmOwnPasskey(
  db: Handle,
  config: Site,
  viewer: Viewer,
  { name, passkey }: { name: string; passkey: NewPasskey },
): Promise<Enrolled> {
  // Outside the transaction, so that a refused passkey uses up the challenge too.
  const challenge = await takeChallenge(db, { session_id: viewer.sessionId }, 'add')
  if (challenge === undefined) throw refuse('passkey_over')
  const checked = await checkNewPasskey(passkey, { site: relyingParty(config), challenge })
  if (!checked) throw refuse('passkey_refused')
  return transact(db, async (tx) => {
    await lockFactors(tx, viewer)
    const passkeys = (await listFactors(tx, viewer)).filter(isPasskey)
    if (passkeys.length >= maxPasskeys) throw refuse('passkeys_too_many')
    const added = await insertPasskey(tx, viewer, { ...checked, id: v7(), name })
    if (!added) throw refuse('passkey_known')
    return enrol(tx, viewer, added)
  })
}

/** Returns the challenge for proving who acts in a session. */
export async function askInSession(
  db: Handle,
  config: Site,
  viewer: Viewer,
): Promise<PasskeyRequest> {
  const request = await requestOf(db, config, viewer, { session_id: viewer.sessionId })
  if (!request) throw refuse('session_over')
  return request
}

/** Returns the challenge for completing a pending sign-in. */
export async function askAtSignIn(
  db: Handle,
  config: Site,
  realm: Realm,
  token: string,
): Promise<PasskeyRequest> {
  const pending = await findPendingSignIn(db, realm, token)
  const account = pending && { realm, id: pending.accountId }
  const request =
    account && (await requestOf(db, config, account, { pending_sign_in_id: pending.id }))
  if (!request) throw refuse('sign_in_over')
  return request
}

async function requestOf(
  db: Handle,
  config: Site,
  account: AccountKey,
  owner: ChallengeOwner,
): Promise<PasskeyRequest | undefined> {
  const passkeys = (await listFactors(db, account)).filter(isPasskey)
  if (passkeys.length === 0) throw refuse('passkey_missing')
  const challenge = await openChallenge(db, owner, 'prove')
  if (challenge === undefined) return undefined
  return {
    challenge,
    timeout,
    rpId: relyingParty(config).id,
    allowCredentials: passkeys.map(describe),
    userVerification: 'preferred',
  }
}

function describe({ credential_id, transports }: FactorRow) {
  return {
    id: credential_id?.toString('base64url') ?? '',
    type: 'public-key' as const,
    transports: knownTransports(transports),
  }
}
