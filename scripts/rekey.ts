import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { migrate } from '#server/db/migrate.ts'
import { finishRekey, rekey } from '#server/document/rekey.ts'
import { fingerprintOf, readRecorded } from '#server/secret/fingerprint-queries.ts'
import { createKeyFile, keyFileIn, readKeyFile, replaceKeyFile } from '#server/secret/key-file.ts'
import { readSecrets } from '#server/secret/secret.ts'
import { StartError } from '#server/start-error.ts'
import { openStores } from '#server/store/open.ts'
import { runJob } from './job.ts'

/**
 * `npm run rekey`: seals the KYC documents under a new key, with all servers stopped. The new key
 * takes the place of DATA_DIR/secret.key; with SECRET_KEY it is NEW_SECRET_KEY, to be set as
 * SECRET_KEY next.
 */
await runJob(async ({ config, db, pool, say }) => {
  await refuseBesideServer()
  await migrate(pool, { log: say })
  const path = keyFileIn(config.dataDir)
  const draft = `${path}.next`
  const { next } = await readRecorded(db)
  // Makes the key where there is none yet, or moves it out of the database.
  if (!next) await readSecrets(config, db, say)
  const from = config.secretKey ?? (await readKeyFile(path))
  if (!from)
    throw new StartError(`There is no ${path} and no SECRET_KEY: bring the key back first.`)
  if (config.secretKey && !config.newSecretKey) {
    throw new StartError('NEW_SECRET_KEY must be set: the key to seal under, since SECRET_KEY is.')
  }
  // The file was replaced already when the run before this one was interrupted.
  const isReplaced = next?.equals(fingerprintOf(from)) ?? false
  const to =
    config.newSecretKey ?? (isReplaced ? from : await createKeyFile(draft, randomBytes(32)))
  if (!isReplaced) {
    const { documents } = await openStores(config, say)
    say(`${await rekey(db, documents, from, to)} documents sealed under the new key`)
    if (!config.secretKey) await replaceKeyFile(path, to)
  }
  await finishRekey(db, to)
  await rm(draft, { force: true })
  say(config.secretKey ? 'Set SECRET_KEY to NEW_SECRET_KEY now.' : `${path} holds the new key.`)
  say('Links in messages sent so far no longer open. Earlier backups need the earlier key.')

  async function refuseBesideServer(): Promise<void> {
    const { rowCount } = await pool.query(
      `select from pg_stat_activity where datname = current_database()
         and application_name = 'brickbazaar' and pid <> pg_backend_pid()`,
    )
    if (rowCount) throw new StartError('A server uses this database: stop it first.')
  }
})
