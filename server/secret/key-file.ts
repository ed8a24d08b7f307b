import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf } from '#server/db/failure.ts'
import { StartError } from '#server/start-error.ts'

/** Returns the path of the key file used without SECRET_KEY. */
export const keyFileIn = (dataDir: string): string => join(dataDir, 'secret.key')

/** Returns the key in a file, or undefined if there is no file. */
export async function readKeyFile(path: string): Promise<Buffer | undefined> {
  const text = await readFile(path, 'utf8').catch((error) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw new StartError(`${path} cannot be read (${codeOf(error)}): its owner has to start this.`)
  })
  if (text === undefined) return undefined
  if (/^[\da-f]{64}\s*$/.test(text)) return Buffer.from(text.trim(), 'hex')
  throw new StartError(`${path} does not hold 64 hexadecimal digits: bring it back from a backup.`)
}

/** Creates the key file if there is none, and returns the key that is then in it. */
export async function createKeyFile(path: string, key: Buffer): Promise<Buffer> {
  await writeDraft(path, key, async (draft) => {
    // Unlike a rename, a link does not replace a file that another process has just created.
    await link(draft, path).catch((error) => {
      if (codeOf(error) !== 'EEXIST') throw error
    })
  })
  return (await readKeyFile(path)) ?? key
}

/** Replaces the key in the file. */
export async function replaceKeyFile(path: string, key: Buffer): Promise<void> {
  await writeDraft(path, key, (draft) => rename(draft, path))
}

async function writeDraft(
  path: string,
  key: Buffer,
  use: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  await mkdir(dirname(path), { recursive: true })
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(`${key.toString('hex')}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  try {
    await use(draft)
  } finally {
    await rm(draft, { force: true })
  }
  if (process.platform === 'win32') return
  const folder = await open(dirname(path), 'r')
  await folder.sync().finally(() => folder.close())
}
