import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { cp, mkdir, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { root } from '#server/root.ts'
import { StartError } from '#server/start-error.ts'
import { copyPackages } from './package/copy-packages.ts'

/**
 * `npm run package -- FOLDER`: what a production machine runs, and nothing to build it with: the
 * built server, site and commands, the files they read, and the packages that cannot be bundled.
 * With `--external-database` it is without PostgreSQL, for where DATABASE_URL is always set.
 */

/** Commands of an operator, as in package.json. */
const commands = ['audit-log', 'backup', 'check-archive', 'import', 'migrate', 'rekey', 'restore']

/** What is read while it runs. The programs for workbooks run in processes of their own. */
const files = [
  'deploy',
  'docs/operations.md',
  'locales',
  'server/account/password/common-passwords.txt',
  'server/account/password/guessable-words.txt',
  'server/db/carry-over/before-baseline.tsv',
  'server/db/carry-over/carry-over.sql',
  'server/db/functions',
  'server/db/migrations',
  'server/db/schema',
  'server/export/child',
  'server/import/tabular/child',
  'build/client',
  'build/start',
]

try {
  await makePackage()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function makePackage(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'external-database': { type: 'boolean', default: false } },
  })
  const [name] = positionals
  if (!name) throw new StartError('Name the folder: npm run package -- FOLDER')
  const folder = resolve(name)
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0)
    throw new StartError(`${folder} is not empty: name a new or an empty folder.`)
  for (const file of files) {
    await cp(join(root, file), join(folder, file), { recursive: true, filter: isUsed })
  }
  await buildCommands(folder)
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
  // The bundles render the site; `npm start` looks for the sign that it was built.
  await mkdir(join(folder, 'build/server'))
  await cp(join(root, 'build/server/index.js'), join(folder, 'build/server/index.js'))
  await copyPackages(folder, { hasDatabase: !values['external-database'] })
  console.log(`${folder}: ${Math.round((await sizeOf(folder)) / 1e6)} MB`)
}

/** Tests, and maps of sources that are not there. */
function isUsed(path: string): boolean {
  return !/\.test\.ts$|\.map$/.test(path)
}

async function buildCommands(folder: string): Promise<void> {
  await build({
    configFile: join(root, 'vite-start.config.ts'),
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: join(folder, 'build/commands'),
      emptyOutDir: true,
      sourcemap: false,
      rolldownOptions: {
        input: Object.fromEntries(commands.map((name) => [name, join(root, `scripts/${name}.ts`)])),
      },
    },
  })
}

function manifest() {
  const { name, version, type, engines, scripts } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  const run = 'node --env-file-if-exists=.env build/commands'
  return {
    ...{ name, version, private: true, type, engines },
    scripts: {
      start: scripts.start,
      ...Object.fromEntries(commands.map((command) => [command, `${run}/${command}.js`])),
    },
  }
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size)
  return sizes.reduce((sum, size) => sum + size, 0)
}
