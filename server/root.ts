import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of this checkout: what runs may be the source, or the bundle of it in build/start. */
export const root = rootAbove(import.meta.dirname)

export function rootAbove(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const above = dirname(folder)
  if (above === folder) throw new Error('There is no package.json above what runs.')
  return rootAbove(above)
}
