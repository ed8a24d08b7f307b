import { open, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { StartError } from '#server/start-error.ts'
import { uploads } from './file.ts'

const Sum = { bytes: z.number().int(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }

/** Below the folders of uploads, and never up and out of them. */
const uploadPath = new RegExp(`^(${uploads.join('|')})(/(?!\\.{1,2}(/|$))[\\w.-]+)+$`)

/** What a backup holds: written last, so a folder without one is no backup. */
export const Manifest = z.object({
  format: z.literal(1),
  takenAt: z.string(),
  /** What the tables look like: the migrations of the release it was taken by. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(
    z.object({ name: z.string().regex(/^[a-z_]+$/), columns: z.array(z.string()), ...Sum }),
  ),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  /** Photos and documents, by their path in DATA_DIR; null where they lie in a bucket. */
  files: z.array(z.object({ path: z.string().regex(uploadPath), ...Sum })).nullable(),
})
export type Manifest = z.infer<typeof Manifest>

const fileName = 'manifest.json'

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const file = await open(join(folder, fileName), 'wx', 0o600)
  try {
    await file.writeFile(`${JSON.stringify(manifest, null, 1)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, fileName), 'utf8').catch(() => {
    throw new StartError(`${folder} holds no whole backup: there is no ${fileName} in it.`)
  })
  try {
    return Manifest.parse(JSON.parse(text))
  } catch {
    throw new StartError(`${join(folder, fileName)} cannot be read: it is not as it was written.`)
  }
}

/** Whether there is nothing in a folder, or no folder. */
export async function isEmpty(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(() => [])).length === 0
}

export const tableFile = (folder: string, name: string) => join(folder, 'tables', `${name}.copy`)
