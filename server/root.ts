import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The root folder of the checkout, whether the source runs or its bundle in build/start. */
export const root = rootAbove(import.meta.dirname)

export function rootAbove(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const above = dirname(folder)
  if (above === folder) throw new Error('There is no package.json above what runs.')
  return rootAbove(above)
}
