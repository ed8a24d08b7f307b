import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Config } from '@react-router/dev/config'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes .br and .gz beside every text file once, so that no visitor waits for compression. */
async function precompress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  const texts = names.filter((name) => /\.(m?js|css|svg|json|webmanifest)$/.test(name))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  await Promise.all(
    texts.map(async (name) => {
      const file = join(folder, name)
      const plain = await readFile(file)
      await writeFile(`${file}.gz`, await zip(plain, { level: 9 }))
      await writeFile(`${file}.br`, await brotli(plain, { params }))
    }),
  )
}

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // A page brings its own routes and asks once for those its links lead to: ranking all of the back
  // office took a third of what a phone needs to bring the home page to life.
  routeDiscovery: { mode: 'lazy' },
  // After everything: the map of routes is written last.
  buildEnd: ({ reactRouterConfig }) =>
    precompress(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
