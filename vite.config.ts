import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { build, defineConfig, type Plugin, type Rolldown } from 'vite'
import { inlineLanguages } from './scripts/locale/inline-languages.ts'
import { inlineMessages } from './scripts/locale/inline-messages.ts'

/** Compiles app/head-script into the text of one script, which the server writes into each page. */
const headScript: Plugin = {
  name: 'head-script',
  resolveId: (id) => (id === 'virtual:head-script' ? `\0${id}` : undefined),
  async load(id) {
    if (id !== '\0virtual:head-script') return undefined
    // React leaves the script that it finds in a page as it is.
    if (this.environment.name === 'client') return `export default ''`
    const { output } = (await build({
      configFile: false,
      logLevel: 'warn',
      plugins: [inlineLanguages],
      build: {
        write: false,
        target: 'baseline-widely-available',
        rolldownOptions: {
          input: 'app/head-script/head-script.ts',
          output: { format: 'iife' },
        },
      },
    })) as Rolldown.RolldownOutput
    return `export default ${JSON.stringify(output[0].code.trim())}`
  },
}

/** Icons of lucide-react refer to one drawing of each on the page instead of drawing it again. */
const iconSprite: Plugin = {
  name: 'icon-sprite',
  apply: 'build',
  enforce: 'pre',
  resolveId(id, importer) {
    const isIcon = id === '../createLucideIcon.mjs' && importer?.includes('lucide-react')
    return isIcon ? fileURLToPath(new URL('app/kit/icon/create-icon.ts', import.meta.url)) : null
  },
}

/** The options of the filter form as data: browsers need the words, not the vocabulary. */
const offeredOptions: Plugin = {
  name: 'offered-options',
  resolveId: (id) => (id === 'virtual:offered-options' ? `\0${id}.ts` : undefined),
  async load(id) {
    if (id !== '\0virtual:offered-options.ts') return undefined
    const file = new URL('app/site/search/filter/offered-options.ts', import.meta.url)
    const { offeredOptions } = await import(file.href)
    const data = JSON.stringify(offeredOptions)
    if (this.environment.name !== 'client') return `export default ${data}`
    // As messages, which inlineMessages puts into the files of each language.
    const marked = data.replace(/"label":("(?:[^"\\]|\\.)*")/g, '"label":msg($1)')
    return `import { msg } from '#domain/locale/translate.ts'\nexport default ${marked}`
  },
}

type ModuleGraph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** So many public pages have to import a module for it to be in the file that all of them load. */
const minPages = 4
/** Two pages are enough for a module that is so small with all that it brings along. */
const minPagesIfSmall = 2
const maxSmallCharacters = 1_800

const isLibrary = (id: string) => /[\\/]node_modules[\\/]|^\0/.test(id)
const isRoot = (id: string) => /[\\/]app[\\/](?:entry\.client|root)\.tsx/.test(id)
const isSiteFrame = (id: string) => /[\\/]app[\\/]site[\\/]site-frame\.tsx/.test(id)
const isPublicPage = (id: string) => /[\\/]app[\\/]site[\\/][\w-]+\.tsx/.test(id)

/**
 * The file that a module is put into, from what imports it: one for what every page loads, one for
 * what many public pages load. A file compresses better than twenty, and forty requests cost a
 * phone more than their bytes. What neither holds is split by the routes that load it, and a
 * library goes with the modules that use it: its own list of exports imports far more than that.
 */
function chunkName(id: string, graph: ModuleGraph): string | undefined {
  if (isLibrary(id)) return undefined
  const entries = entriesOf(id, graph)
  if (entries.some(isRoot)) return 'every-page'
  if (entries.some(isSiteFrame)) return 'public-page'
  const pages = entries.filter(isPublicPage).length
  const isShared = pages >= minPages || (pages >= minPagesIfSmall && isSmall(id, graph))
  return isShared ? 'public-page' : undefined
}

const codeSplitting = {
  groups: [
    { name: chunkName },
    { name: 'icon', test: /lucide-react[\\/]dist[\\/]esm[\\/]icons/, minShareCount: 5 },
  ],
}

/** The routes and other entries that load a module at once, not by `import()`. */
function entriesOf(id: string, graph: ModuleGraph): string[] {
  const above = new Set([id])
  for (const module of above) {
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) above.add(importer)
  }
  return [...above].filter((module) => graph.getModuleInfo(module)?.isEntry)
}

function isSmall(id: string, graph: ModuleGraph): boolean {
  const below = new Set([id])
  let characters = 0
  for (const module of below) {
    const info = graph.getModuleInfo(module)
    characters += info?.code?.length ?? 0
    if (characters > maxSmallCharacters) return false
    for (const imported of info?.importedIds ?? []) {
      if (!entriesOf(imported, graph).some(isRoot)) below.add(imported)
    }
  }
  return true
}

const rendering = {
  // Bundles for the server keep asking for NODE_ENV, which `npm start` leaves empty: React would
  // render every page in its development form, at three times the work.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    minify: true,
    rolldownOptions: {
      // The server has these as well, and the site takes them from it: schemas are a third of what
      // either holds in memory.
      external: /^#(?:contract|domain|query-language)\//,
      output: { keepNames: true, charset: 'ascii' as const },
    },
  },
}

export default defineConfig(({ command }) => ({
  plugins: [
    ...[tailwindcss(), reactRouter(), headScript, iconSprite, offeredOptions],
    ...[inlineLanguages, inlineMessages()],
  ],
  // One bundle that renders: React in its production form whatever NODE_ENV says.
  ssr: { noExternal: command === 'build' ? true : undefined },
  // All at once at the start: finding a library later would reload the page under somebody's hands.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!**/*.test.ts'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting } } } },
    ...(command === 'build' && { ssr: rendering }),
  },
  build: { sourcemap: false, assetsInlineLimit: 0, target: 'baseline-widely-available' },
}))
