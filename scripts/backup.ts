import { resolve } from 'node:path'
import { keyFileIn } from '#server/secret/key-file.ts'
import { StartError } from '#server/start-error.ts'
import { takeBackup } from './backup/take.ts'
import { runJob } from './job.ts'

/**
 * `npm run backup -- FOLDER`: everything into an empty folder, beside a running server or without.
 */
await runJob(async ({ config, pool, say }) => {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new StartError('Name the folder: npm run backup -- FOLDER')
  const dataDir = config.s3 ? undefined : config.dataDir
  const keyFile = config.secretKey ? undefined : keyFileIn(config.dataDir)
  await takeBackup({ pool, folder: resolve(folder), dataDir, keyFile, say })
})
