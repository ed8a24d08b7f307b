import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What `locales/<code>/language.json` says of a language. */
export interface Language {
  /** Its name in itself. */
  name: string
  /** The tag with the region, for `lang` attributes and formats of numbers: `hi-IN`. */
  tag: string
  /** What offers the language to people who read it, in that language. */
  offer: string
}

/**
 * Returns the languages that have a folder, by code: that of the texts in the code first, then by
 * code. Throws an error that names the file and the field where one is wrong.
 */
export function readLanguages(folder: string, first: string): Record<string, Language> {
  const codes = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort((one, other) => Number(other === first) - Number(one === first) || (one < other ? -1 : 1))
  if (codes[0] !== first) throw new Error(`There is no folder locales/${first}.`)
  return Object.fromEntries(codes.map((code) => [code, readLanguage(folder, code)]))
}

function readLanguage(folder: string, code: string): Language {
  const file = `locales/${code}/language.json`
  // As the database checks it (is_language).
  if (!/^[a-z]{2,3}$/.test(code)) {
    throw new Error(`The name of the folder locales/${code} is not the code of a language.`)
  }
  const given = parseFile(join(folder, code, 'language.json'), file)
  const field = (name: keyof Language): string => {
    const text = given[name]
    if (typeof text === 'string' && text.trim()) return text
    throw new Error(`${file}: "${name}" must be a text.`)
  }
  const language = { name: field('name'), tag: field('tag'), offer: field('offer') }
  if (!new RegExp(`^${code}-[A-Z]{2}$`).test(language.tag)) {
    throw new Error(`${file}: "tag" must be ${code} and a region, such as ${code}-IN.`)
  }
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(language, name))
  if (unknown) throw new Error(`${file}: "${unknown}" is not a field of a language.`)
  return language
}

function parseFile(path: string, file: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(readFileSync(path, 'utf8')))
  } catch (cause) {
    throw new Error(`${file} is missing or is not JSON.`, { cause })
  }
}
