import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { build, defineConfig, type Plugin, type Rolldown } from 'vite'

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

// What every page loads, in one file: it compresses better than twenty, and the map of routes is
// shorter.
const everywhere = [
  /node_modules[\\/](react|react-dom|react-router|scheduler|@remix-run|cookie|set-cookie-parser)[\\/]/,
  /node_modules[\\/](tailwind-merge|clsx|class-variance-authority)[\\/]/,
  /node_modules[\\/]@radix-ui[\\/]react-(slot|compose-refs)[\\/]/,
  /lucide-react[\\/]dist[\\/]esm[\\/](createLucideIcon|Icon|defaultAttributes|shared)/,
  /[\\/]app[\\/]theme[\\/][\w-]+\.tsx?$/,
  /[\\/]app[\\/]ui[\\/](button|class-name|toast|toast-place)\.tsx?$/,
  /[\\/]app[\\/]kit[\\/](page-error|offline-notice|after-paint|pre-hydration-events|breakpoints)\.tsx?$/,
  /[\\/]app[\\/]api[\\/]token\.ts$/,
]
// What most public pages share, in small pieces: forty requests cost a phone more than their bytes.
const shared = [
  /[\\/]app[\\/]kit[\\/](?:\w+[\\/])?(photo|no-photo|placeholder|money|skip-link|date|lazy-part|empty|problem|field-frame)\.tsx?$/,
  /[\\/]app[\\/]property[\\/](broker-line|compare-choice|compare-toggle|feature-list|heart|listing-badge|property-card|saved-home|viewed-strip)\.tsx?$/,
  /[\\/]app[\\/]ui[\\/](alert|badge|input|label|select|textarea|skeleton)\.tsx$/,
  /[\\/]app[\\/]broker[\\/]rating\.tsx$/,
  /[\\/]app[\\/]site[\\/](card-grid|page-meta|page-head|page-links|site-data|trail-data)\.tsx?$/,
  /[\\/]app[\\/]site[\\/](scene[\\/]drawing-(image|name)|content[\\/]rich-text|search[\\/]filter[\\/](filter-segment|without-empty)|city[\\/]growth-text|detail[\\/]section|broker[\\/]broker-address)\.tsx?$/,
  /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](arrow-right|badge-check|chevron-(down|left|right)|clipboard-check|columns-3|heart|life-buoy|mail|map-pin|menu|message-(square|circle)|phone|plus|search|search-x|sparkles|star|x|circle-exclamation-point|triangle-exclamation-point)\.\w+$/,
]
const inOneFile = {
  groups: [
    { name: 'every-page', test: (id: string) => everywhere.some((some) => some.test(id)) },
    { name: 'public-page', test: (id: string) => shared.some((some) => some.test(id)) },
  ],
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
  plugins: [tailwindcss(), reactRouter(), headScript],
  // One bundle that renders: React in its production form whatever NODE_ENV says.
  ssr: { noExternal: command === 'build' ? true : undefined },
  // All at once at the start: finding a library later would reload the page under somebody's hands.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!**/*.test.ts'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: inOneFile } } } },
    ...(command === 'build' && { ssr: rendering }),
  },
  build: { sourcemap: false, assetsInlineLimit: 0, target: 'baseline-widely-available' },
}))
