import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin, Rolldown } from 'vite'
import { type Locale, locales, sourceLocale } from '../../domain/locale/locale.ts'
import { readMessages } from '../../server/locale/read-messages.ts'
import { findMessageCalls, type Message } from './message-call.ts'

const noParser = '\0no-message-parser'
const compiledModule = join(import.meta.dirname, '../../domain/locale/translate-compiled.ts')
const placeholder = /__message(s?)\(["'`](\w+)["'`]\)/g

/**
 * Replaces each message in the files for browsers by its text, so that a page loads its own
 * messages in its own language and no catalogue. Files that contain messages, and those that import
 * them, exist once per language: `assets/x.js` in English, `assets/hi/x.js` in Hindi.
 */
export function inlineMessages(): Plugin {
  const translations = locales.map((locale) => [locale, readMessages(locale)] as const)
  const messages = new Map<string, Message>()
  const modules = new Set<string>()
  let isBuild = true

  const textIn = (locale: Locale, key: string): string => {
    const message = messages.get(key)
    if (!message) throw new Error(`There is no message ${key}.`)
    const translated = translations.find(([one]) => one === locale)?.[1][message.id]
    const tokens = compileMessage(typeof translated === 'string' ? translated : message.text)
    const isPlain = tokens.every((token) => typeof token === 'string')
    return JSON.stringify(isPlain ? tokens.join('') : tokens)
  }

  return {
    name: 'inline-messages',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    async resolveId(id, importer) {
      if (id.endsWith('/translate.ts')) {
        const found = await this.resolve(id, importer, { skipSelf: true })
        return found?.id.endsWith('/domain/locale/translate.ts') ? compiledModule : found
      }
      // Lingui parses messages only in development; its parser would weigh 5 KB.
      return isBuild && id === '@lingui/message-utils/compileMessage' ? noParser : null
    },
    load: (id) => (id === noParser ? 'export const compileMessage = undefined' : null),
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes('locale/translate.ts')) return undefined
      let text = code
      for (const { start, end, by, ...message } of findMessageCalls(id, code).reverse()) {
        const key = keyOf(message.id)
        messages.set(key, message)
        modules.add(id)
        text = text.slice(0, start) + argumentFor(key, by) + text.slice(end)
      }
      return { code: text, map: null }
    },
    // A new translation changes the names of the files it is in.
    augmentChunkHash: ({ moduleIds }) =>
      moduleIds.some((id) => modules.has(id)) ? keyOf(JSON.stringify(translations)) : undefined,
    generateBundle: {
      // Vite writes what an import() loads beforehand into finished files.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const localized = localizedFiles(chunks)
        for (const chunk of chunks.filter(({ fileName }) => localized.has(fileName))) {
          const { code } = chunk
          for (const locale of locales) {
            const text = code.replace(placeholder, (_call, all: string, key: string) =>
              all ? inEach(key) : textIn(locale, key),
            )
            if (locale === sourceLocale) chunk.code = text
            else {
              const fileName = chunk.fileName.replace('assets/', `assets/${locale}/`)
              this.emitFile({
                type: 'asset',
                fileName,
                source: moveImports(text, locale, localized),
              })
            }
          }
        }
      },
    },
  }

  /** In development one file serves all languages, since it is made once. */
  function argumentFor(key: string, by: string): string {
    const isForEach = by === 'translateTo'
    if (isBuild) return `__message${isForEach ? 's' : ''}('${key}')`
    return isForEach ? inEach(key) : `${inEach(key)}[document.documentElement.lang.split('-')[0]]`
  }

  function inEach(key: string): string {
    return `({ ${locales.map((locale) => `${locale}: ${textIn(locale, key)}`).join(', ')} })`
  }
}

const keyOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** Returns the files that contain messages, and those that import such a file. */
function localizedFiles(chunks: Rolldown.OutputChunk[]): Set<string> {
  const localized = new Set<string>()
  const isLocalized = ({ code, imports, dynamicImports }: Rolldown.OutputChunk) =>
    code.includes('__message') || [...imports, ...dynamicImports].some((one) => localized.has(one))
  for (let before = -1; before < localized.size; ) {
    before = localized.size
    for (const chunk of chunks) if (isLocalized(chunk)) localized.add(chunk.fileName)
  }
  return localized
}

/** Makes a file's imports lead to the files of its language, from one folder further down. */
function moveImports(code: string, locale: Locale, localized: Set<string>): string {
  return code.replace(/(["'`])(\.\/|\/?assets\/)([\w.-]+\.js)\1/g, (all, quote, folder, name) => {
    const isMoved = localized.has(`assets/${name}`)
    if (folder === './') return isMoved ? all : `${quote}../${name}${quote}`
    return isMoved ? `${quote}${folder}${locale}/${name}${quote}` : all
  })
}
