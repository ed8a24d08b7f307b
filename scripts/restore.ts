import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '#server/config.ts'
import { keyFileIn } from '#server/secret/key-file.ts'
import { StartError } from '#server/start-error.ts'
import { restoreMoment } from './archive/restore-moment.ts'
import { putBack } from './backup/put-back.ts'
import { runCommand, runJob } from './job.ts'

/**
 * `npm run restore -- FOLDER`: a backup into an empty database and an empty DATA_DIR.
 * `npm run restore -- --to 2026-11-29T10:00:00+05:30`: the archive as it was at that moment into a
 * new DATA_DIR; `--to latest` is as far as it reaches.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, database: { type: 'string' } },
})
const [folder] = positionals
const { to, database } = values

if (to === undefined) {
  await runJob(async ({ config, pool, say }) => {
    if (!folder) {
      throw new StartError(
        'Name the folder of the backup, npm run restore -- FOLDER, or a moment of the archive, ' +
          'npm run restore -- --to 2026-11-29T10:00:00+05:30',
      )
    }
    const dataDir = config.s3 ? undefined : config.dataDir
    const keyFile = config.secretKey ? undefined : keyFileIn(config.dataDir)
    await putBack({ pool, folder: resolve(folder), dataDir, keyFile, say })
  })
} else {
  await runCommand((say) => restoreMoment({ config: readConfig(), to, system: database, say }))
}
