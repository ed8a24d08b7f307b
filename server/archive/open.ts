import { access, constants } from 'node:fs/promises'
import type { Config } from '#server/config.ts'
import type { Embedded } from '#server/db/embedded.ts'
import { codeOf } from '#server/db/failure.ts'
import { keyFileIn, readKeyFile } from '#server/secret/key-file.ts'
import { secretsOf } from '#server/secret/secret.ts'
import { StartError } from '#server/start-error.ts'
import { Archive } from './archive.ts'
import { type ArchiveStore, folderStore } from './store.ts'

type Given = Pick<Config, 'archive' | 'dataDir' | 'secretKey' | 's3'>

/** Returns where the archive is stored; refuses a folder or bucket that cannot be used. */
export async function openStore(
  { archive }: Pick<Config, 'archive'>,
  log: (line: string) => void,
): Promise<ArchiveStore> {
  if (archive?.bucket) {
    const { openBucket } = await import('#server/store/s3.ts')
    const bucket = openBucket(archive.bucket)
    await bucket.check(log)
    return bucket.objects
  }
  const folder = archive?.folder
  if (!folder)
    throw new StartError('ARCHIVE_DIR or ARCHIVE_BUCKET must be set: there is no archive.')
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK).catch((error) => {
    throw new StartError(
      `The archive ${folder} cannot be used (${codeOf(error)}): make the folder, on another disk ` +
        'than DATA_DIR, and give it to this user.',
    )
  })
  return folderStore(folder)
}

/** The key of the archive, derived from SECRET_KEY or DATA_DIR/secret.key. */
export async function readArchiveKey({
  dataDir,
  secretKey,
}: Pick<Config, 'dataDir' | 'secretKey'>): Promise<Buffer> {
  const path = keyFileIn(dataDir)
  const key = secretKey ?? (await readKeyFile(path))
  if (!key) {
    throw new StartError(
      'The key that the archive is encrypted with is not here: set SECRET_KEY, or bring back ' +
        `${path}.`,
    )
  }
  return secretsOf(key).keyFor('archive')
}

/** Opens the archive of the embedded database; undefined where none is set. */
export async function openArchive(
  config: Given,
  { superuserUrl, cluster, receipts }: Embedded,
  key: Buffer,
  log: (line: string) => void,
): Promise<Archive | undefined> {
  if (!config.archive) return undefined
  const { baseHours, keepDays } = config.archive
  return Archive.open({
    store: await openStore(config, log),
    ...{ key, cluster, receipts, superuserUrl, baseHours, keepDays, log },
    dataDir: config.s3 ? undefined : config.dataDir,
  })
}
