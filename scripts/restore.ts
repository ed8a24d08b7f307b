import { resolve } from 'node:path'
import { keyFileIn } from '#server/secret/key-file.ts'
import { StartError } from '#server/start-error.ts'
import { putBack } from './backup/put-back.ts'
import { runJob } from './job.ts'

/** `npm run restore -- FOLDER`: a backup into an empty database and an empty DATA_DIR. */
await runJob(async ({ config, pool, say }) => {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new StartError('Name the folder of the backup: npm run restore -- FOLDER')
  const dataDir = config.s3 ? undefined : config.dataDir
  const keyFile = config.secretKey ? undefined : keyFileIn(config.dataDir)
  await putBack({ pool, folder: resolve(folder), dataDir, keyFile, say })
})
