import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage'

/** A text with its placeholders, as a page may show it: one of the forms of its plurals. */
export interface TextPattern {
  /** Which form: `one`, `other`; empty where there is but one. */
  form: string
  parts: readonly (string | { name: string })[]
}

export const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Returns every form of a message in ICU form; an empty element of it shows something. */
export function patternsOf(message: string): TextPattern[] {
  const text = message.replace(/<(\d+)\/>/g, '{element$1}').replace(/<\/?\d+>/g, '')
  return expand(compileMessage(text), '')
}

function expand(tokens: CompiledMessage, counted: string): TextPattern[] {
  let found: TextPattern[] = [{ form: '', parts: [] }]
  for (const token of typeof tokens === 'string' ? [tokens] : tokens) {
    const next: TextPattern[] = []
    for (const option of optionsOf(token, counted)) {
      for (const { form, parts } of found) {
        next.push({ form: `${form} ${option.form}`.trim(), parts: [...parts, ...option.parts] })
      }
    }
    found = next
  }
  return found
}

function optionsOf(token: CompiledMessage[number], counted: string): TextPattern[] {
  if (typeof token === 'string') {
    return [{ form: '', parts: [token === '#' && counted ? { name: counted } : token] }]
  }
  const [name, , forms] = token
  if (typeof forms !== 'object') return [{ form: '', parts: [{ name: String(name) }] }]
  return Object.entries(forms as Record<string, CompiledMessage>)
    .filter(([form]) => form !== 'offset')
    .flatMap(([form, tokens]) =>
      expand(tokens, String(name)).map((one) => ({
        form: `${form} ${one.form}`.trim(),
        parts: one.parts,
      })),
    )
}

export interface Ends {
  /** The words begin where the text begins. */
  start: boolean
  end: boolean
}

/** What stands for the placeholders, and how many letters of the words the text itself says. */
export interface Match {
  values: Record<string, string>
  said: number
  /** The placeholder in which the words end, so that more may follow. */
  open?: string
}

/**
 * Returns what stands for the placeholders where the text, shown, has these words in it; undefined
 * where it has not. A placeholder that the words do not reach has no value.
 */
export function matchIn(pattern: TextPattern, words: string, ends: Ends): Match | undefined {
  for (const [index, part] of pattern.parts.entries()) {
    if (ends.start && index > 0) return undefined
    const rest = pattern.parts.slice(index + 1)
    const skips = ends.start || typeof part !== 'string' ? 1 : part.length
    for (let skip = 0; skip < skips; skip++) {
      const begin = typeof part === 'string' ? part.slice(skip) : part
      const found = match([begin, ...rest], words, { end: ends.end, said: 0 })
      // A name of two letters is in many words by chance.
      if (found && found.said >= (ends.start ? 1 : 3)) return found
    }
  }
  return undefined
}

const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0
function match(
  parts: TextPattern['parts'],
  words: string,
  { end, said }: { end: boolean; said: number },
): Match | undefined {
  const [part, ...rest] = parts
  if (words === '' || part === undefined) {
    const isWhole = words === '' && (!end || part === undefined)
    return isWhole ? { values: {}, said } : undefined
  }
  if (typeof part === 'string') {
    const length = Math.min(part.length, words.length)
    const [mine, theirs] = [part.slice(0, length), words.slice(0, length)]
    if (mine.toLowerCase() !== theirs.toLowerCase()) return undefined
    if (length < part.length) {
      return match([part.slice(length), ...rest], '', { end, said: said + letters(mine) })
    }
    return match(rest, words.slice(length), { end, said: said + letters(mine) })
  }
  for (let length = 1; length <= words.length; length++) {
    const found = match(rest, words.slice(length), { end, said })
    if (found) {
      if (length === words.length && !end) found.open = part.name
      return { ...found, values: { ...found.values, [part.name]: words.slice(0, length) } }
    }
  }
  return undefined
}
