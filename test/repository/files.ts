import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The files of this repository, for the tests that walk them. */

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Paths from the root of every file that git has or would take, without those about to go. */
export function listFiles(): string[] {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)))
}

/** Paths of the code: generated files are none of it. */
export function listCode(): string[] {
  return listFiles().filter(
    (path) => /\.(ts|tsx|mjs)$/.test(path) && path !== 'server/db/tables.ts',
  )
}

export const readText = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Where an import of ours leads, as a path from the root; `undefined` for packages. */
export function resolveImport(from: string, target: string): string | undefined {
  if (target.startsWith('#')) return target.slice(1)
  if (target.startsWith('.')) return normalize(join(dirname(from), target))
  return undefined
}
