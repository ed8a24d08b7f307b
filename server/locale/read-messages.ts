import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Messages } from '@lingui/core'
import { formatter } from '@lingui/format-po'
import { type Locale, sourceLocale } from '../../domain/locale/locale.ts'
import { root } from '../root.ts'

const po = formatter({ explicitIdAsDefault: true })

/** Returns the translations of a language from `locales/<locale>/*.po`, by id. */
export function readMessages(locale: Locale): Messages {
  if (locale === sourceLocale) return {}
  const folder = join(root, 'locales', locale)
  const messages: Messages = {}
  for (const filename of readdirSync(folder).filter((name) => name.endsWith('.po'))) {
    const content = readFileSync(join(folder, filename), 'utf8')
    const catalog = po.parse(content, { locale, sourceLocale, filename })
    for (const [id, { translation }] of Object.entries(catalog)) {
      if (translation) messages[id] = translation
    }
  }
  return messages
}
