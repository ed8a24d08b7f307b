import { setupI18n } from '@lingui/core'
import { formatTag, type Locale, localeOf, sourceLocale } from './locale.ts'
import type { MessageValues } from './translate.ts'

// In place of translate.ts in builds for the browser, where each message of the code has been
// replaced by its translation (scripts/locale/inline-messages.ts).

/** A translation: as it is shown, or parsed where it has placeholders. */
type InlineMessage = string | unknown[]

const tag = globalThis.document?.documentElement.lang ?? ''
const locale: Locale = localeOf(tag) ?? sourceLocale
const translator = setupI18n({ locale, locales: formatTag(locale), messages: { [locale]: {} } })

export const currentLocale = (): Locale => locale

export const t = (text: InlineMessage, values?: MessageValues): string =>
  typeof text === 'string' ? text : translator._('', values, { message: text as never })

export const msg = (text: string): string => text

export const translateTo = (
  texts: Record<string, InlineMessage>,
  to: Locale,
  values?: MessageValues,
): string => t(texts[to] ?? '', values)
