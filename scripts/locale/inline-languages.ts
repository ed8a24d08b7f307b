import type { Plugin } from 'vite'
import { codes, languages } from '../../domain/locale/languages.ts'

/** Puts the languages that have a folder into what is built, which has no files beside it. */
export const inlineLanguages: Plugin = {
  name: 'inline-languages',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('/domain/locale/languages.ts')) return undefined
    return [
      `export const codes = ${JSON.stringify(codes)}`,
      `export const languages = ${JSON.stringify(languages)}`,
    ].join('\n')
  },
}
