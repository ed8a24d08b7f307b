import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, pathPrefix, sourceLocale } from '#domain/locale/locale.ts'
import { root } from '#server/root.ts'
import type { ServerBuild } from './render-build.ts'

/**
 * Returns the build for a language: its pages are below `/hi`, and it refers to the files of that
 * language (scripts/locale/inline-messages.ts).
 */
export function buildIn(locale: Locale, build: ServerBuild): ServerBuild {
  if (locale === sourceLocale) return build
  const folder = join(root, 'build/client/assets', locale)
  const names = new Set(existsSync(folder) ? readdirSync(folder) : [])
  const assets = JSON.stringify(build.assets).replace(/\/assets\/([\w.-]+\.js)/g, (path, name) =>
    names.has(name) ? `/assets/${locale}/${name}` : path,
  )
  return { ...build, basename: pathPrefix(locale), assets: JSON.parse(assets) }
}
