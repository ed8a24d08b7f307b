import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Config } from '@react-router/dev/config'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes .br and .gz beside every text file once, so that no visitor waits for compression. */
async function precompress(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/\.(m?js|css|svg|json|webmanifest)$/.test(name)) continue
    const file = join(folder, name)
    const plain = await readFile(file)
    await writeFile(`${file}.gz`, await zip(plain, { level: 9 }))
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
    await writeFile(`${file}.br`, await brotli(plain, { params }))
  }
}

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The whole map is a few kilobytes in a hashed file; asking for it route by route costs round trips.
  routeDiscovery: { mode: 'initial' },
  // After everything: the map of routes is written last.
  buildEnd: ({ reactRouterConfig }) =>
    precompress(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
