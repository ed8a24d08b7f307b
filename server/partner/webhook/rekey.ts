import type { Handle } from '#server/db/connect.ts'
import { openWithEither, sealWhole } from '#server/secret/cipher.ts'
import { secretsOf } from '#server/secret/secret.ts'
import { listSealedSecrets, saveSealedSecrets } from './queries.ts'
import { sealingKey } from './signature.ts'

/** Encrypts the secrets of all webhooks with another master key. */
export async function rekeyWebhooks(db: Handle, from: Buffer, to: Buffer): Promise<void> {
  const keys = { from: sealingKey(secretsOf(from)), to: sealingKey(secretsOf(to)) }
  for (const { id, sealed_secret, sealed_old_secret } of await listSealedSecrets(db)) {
    const anew = (sealed: Buffer) => sealWhole(keys.to, id, openWithEither(keys, id, sealed))
    const old = sealed_old_secret && anew(sealed_old_secret)
    await saveSealedSecrets(db, id, { secret: anew(sealed_secret), old })
  }
}
