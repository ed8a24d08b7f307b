import { rekeyApps } from '#server/account/factor/rekey.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { rekeyWebhooks } from '#server/partner/webhook/rekey.ts'
import { openWithEither, sealText, sealWhole } from '#server/secret/cipher.ts'
import {
  fingerprintOf,
  readRecorded,
  recordFingerprint,
  removeRecorded,
} from '#server/secret/fingerprint-queries.ts'
import { secretsOf } from '#server/secret/secret.ts'
import { StartError } from '#server/start-error.ts'
import { withDraft, writeDraft } from '#server/store/draft.ts'
import type { Store } from '#server/store/store.ts'
import { listNumbers, saveNumber } from './queries.ts'

/**
 * Re-encrypts every KYC document, its number, the keys of authenticator apps and the secrets of
 * webhooks with another key while no server runs. A second run with the same two keys completes an
 * interrupted one; until then no server starts.
 */
export async function rekey(
  db: Handle,
  documents: Store,
  from: Buffer,
  to: Buffer,
): Promise<number> {
  const recorded = await readRecorded(db)
  if (recorded.fingerprint && !recorded.fingerprint.equals(fingerprintOf(from))) {
    throw new StartError(
      "The present key is not the one this database's documents are sealed with.",
    )
  }
  if (recorded.next && !recorded.next.equals(fingerprintOf(to))) {
    throw new StartError('An earlier change of the key was to another one: finish it first.')
  }
  await recordFingerprint(db, 'next', fingerprintOf(to))
  const keys = { from: documentKey(from), to: documentKey(to) }
  const rows = await listNumbers(db)
  for (const { id, number } of rows) {
    const sealed = await documents.read(id)
    if (sealed) {
      const content = sealWhole(keys.to, id, openWithEither(keys, id, sealed))
      await withDraft(documents, async (draft) => {
        await writeDraft(draft, content)
        await documents.keep(id, draft)
      })
    }
    if (number) {
      const text = openWithEither(keys, id, number).toString('utf8')
      await saveNumber(db, id, sealText(keys.to, id, text))
    }
  }
  await rekeyApps(db, from, to)
  await rekeyWebhooks(db, from, to)
  return rows.length
}

/** Makes the new key the one required at startup. */
export async function finishRekey(db: Handle, to: Buffer): Promise<void> {
  await transact(db, async (tx) => {
    await removeRecorded(tx, 'fingerprint')
    await recordFingerprint(tx, 'fingerprint', fingerprintOf(to))
    await removeRecorded(tx, 'next')
  })
}

const documentKey = (key: Buffer) => secretsOf(key).keyFor('document')
