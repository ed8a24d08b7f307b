import { createHmac, createSecretKey, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Config } from '#server/config.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { StartError } from '#server/start-error.ts'
import {
  fingerprintOf,
  readRecorded,
  recordFingerprint,
  removeRecorded,
  rewriteTable,
} from './fingerprint-queries.ts'
import { createKeyFile, keyFileIn, readKeyFile } from './key-file.ts'

/**
 * Keyed hashes and derived keys from the installation's secret, the same in every process and after
 * a restart.
 */
export interface Secrets {
  /** First 16 bytes of HMAC-SHA-256 over purpose and text. */
  sign(purpose: string, text: string): Buffer
  /** Compares in constant time. */
  matches(purpose: string, text: string, signature: Buffer): boolean
  /** Derives a 256-bit key for one purpose. */
  keyFor(purpose: string): Buffer
}

type Place = Pick<Config, 'dataDir' | 'secretKey'>

/**
 * Returns the installation's secrets. Their key is SECRET_KEY, or is in DATA_DIR/secret.key, which
 * the first start creates; a key stored in the database by an earlier release is moved out of it.
 * The database stores a fingerprint, because a process with another key would create documents that
 * nobody else can decrypt.
 */
export async function readSecrets(
  { dataDir, secretKey }: Place,
  db: Handle,
  log: (line: string) => void = () => undefined,
): Promise<Secrets> {
  const path = keyFileIn(dataDir)
  const recorded = await readRecorded(db)
  if (recorded.next) throw new StartError(interrupted)
  const given = secretKey ?? (await readKeyFile(path))
  if (!given && recorded.fingerprint) throw new StartError(missing(path))
  const key = given ?? (await createKeyFile(path, recorded.key ?? randomBytes(32)))
  if (!given) log(`The key of KYC documents and signed links lies in ${path}`)
  if (recorded.key && !recorded.key.equals(key)) throw new StartError(different)
  await transact(db, async (tx) => {
    await recordFingerprint(tx, 'fingerprint', fingerprintOf(key))
    await removeRecorded(tx, 'key')
  })
  if (recorded.key) await rewriteTable(db)
  const { fingerprint } = await readRecorded(db)
  if (!fingerprint?.equals(fingerprintOf(key))) throw new StartError(different)
  return secretsOf(key)
}

const missing = (path: string) =>
  "The key that this database's KYC documents are sealed with is not here: bring back " +
  `${path}, or set SECRET_KEY to its content.`
const different =
  "SECRET_KEY, or DATA_DIR/secret.key, is not the key that this database's KYC documents are " +
  'sealed with: all processes of one database need the same; npm run rekey changes it.'
const interrupted =
  'A change of the key (npm run rekey) was interrupted: run it again to its end, then start.'

export function secretsOf(key: Buffer): Secrets {
  const signing = createSecretKey(key)
  const sign = (purpose: string, text: string) =>
    createHmac('sha256', signing).update(`${purpose}\n${text}`).digest().subarray(0, 16)
  return {
    sign,
    matches: (purpose, text, signature) =>
      signature.length === 16 && timingSafeEqual(sign(purpose, text), signature),
    keyFor: (purpose) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32)),
  }
}
