import type { Handle } from '#server/db/connect.ts'
import { openWithEither, sealWhole } from '#server/secret/cipher.ts'
import { secretsOf } from '#server/secret/secret.ts'
import { sealingKey } from './app-code.ts'
import { listSealedKeys, saveSealedKey } from './factor-queries.ts'

/** Encrypts the keys of all authenticator apps with another master key. */
export async function rekeyApps(db: Handle, from: Buffer, to: Buffer): Promise<void> {
  const keys = { from: sealingKey(secretsOf(from)), to: sealingKey(secretsOf(to)) }
  for (const { id, sealedKey } of await listSealedKeys(db)) {
    const key = openWithEither(keys, id, sealedKey)
    await saveSealedKey(db, id, sealWhole(keys.to, id, key))
  }
}
