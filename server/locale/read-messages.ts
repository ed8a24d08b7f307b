import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Messages } from '@lingui/core'
import { formatter } from '@lingui/format-po'
import { type Locale, sourceLocale } from '../../domain/locale/locale.ts'
import { root } from '../root.ts'

const po = formatter({ explicitIdAsDefault: true })

/** Returns the translations of a language from `locales/<locale>/*.po`, by id. */
export function readMessages(locale: Locale): Messages {
  return Object.fromEntries(readTranslations(locale))
}

/** Returns the translations of every catalogue of a language, each with its id. */
export function readTranslations(locale: Locale): [id: string, translation: string][] {
  return locale === sourceLocale ? [] : readCatalogs(locale)
}

/** Returns the texts of every catalogue of a language, English ones too, each with its id. */
export function readCatalogs(locale: Locale): [id: string, text: string][] {
  const folder = join(root, 'locales', locale)
  const names = readdirSync(folder).filter((name) => name.endsWith('.po'))
  return names.flatMap((filename) => {
    const content = readFileSync(join(folder, filename), 'utf8')
    const catalog = po.parse(content, { locale, sourceLocale, filename })
    return Object.entries(catalog).flatMap(([id, { translation, obsolete }]) =>
      translation && !obsolete ? [[id, translation] as [string, string]] : [],
    )
  })
}
