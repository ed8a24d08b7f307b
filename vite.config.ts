import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** Writes .br and .gz beside every text asset once, so that no visitor waits for compression. */
function precompress(): Plugin {
  const brotli = promisify(brotliCompress)
  const zip = promisify(gzip)
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }) {
      if (!dir) return
      for (const name of await readdir(dir, { recursive: true })) {
        if (!/\.(js|css|svg|json|webmanifest)$/.test(name)) continue
        const file = join(dir, name)
        const plain = await readFile(file)
        await writeFile(`${file}.gz`, await zip(plain, { level: 9 }))
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
        await writeFile(`${file}.br`, await brotli(plain, { params }))
      }
    },
  }
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), precompress()],
  // One self-contained server bundle: React in its production form whatever NODE_ENV says, one file to load.
  ssr: { noExternal: command === 'build' ? true : undefined },
  // All at once at the start: finding a library later would reload the page under somebody's hands.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!**/*.test.ts'] },
  build: { sourcemap: false, assetsInlineLimit: 0, target: 'baseline-widely-available' },
}))
