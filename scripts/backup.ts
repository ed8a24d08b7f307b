import { resolve } from 'node:path'
import { StartError } from '#server/start-error.ts'
import { takeBackup } from './backup/take.ts'
import { runJob } from './job.ts'

/** `npm run backup -- FOLDER`: everything into an empty folder, beside a running server or without. */
await runJob(async ({ config, pool, say }) => {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new StartError('Name the folder: npm run backup -- FOLDER')
  const dataDir = config.s3 ? undefined : config.dataDir
  await takeBackup({ pool, folder: resolve(folder), dataDir, say })
})
