import { type Locale, sourceLocale } from '#domain/locale/locale.ts'
import { readCatalogs } from '#server/locale/read-messages.ts'
import { type Ends, escaped, matchIn, patternsOf, type TextPattern } from './text-pattern.ts'

/** What a page in another language says where the English one says these words. */
export interface Wording {
  /** Fits what the English words fit: a part of a text, or the whole of it. */
  pattern(words: string | RegExp, isWhole?: boolean): string | RegExp
  /** Fits also what the English expression fits: it may name what people wrote. */
  expression(words: RegExp): RegExp
  /** The text itself, with what stands for its placeholders. */
  text(words: string): string
}

interface Entry {
  english: TextPattern[]
  other: TextPattern[]
}

const known = new Map<Locale, Wording>()

/** Returns the wording of a language by its catalogues; what they do not have stays as it is. */
export function wordingIn(locale: Locale): Wording {
  const made = known.get(locale) ?? makeWording(locale)
  known.set(locale, made)
  return made
}

/** What may follow a whole text: a mark, a count, what people wrote in Latin letters. */
const ofOtherText = '[^\\u0900-\\u097f]*$'

function makeWording(locale: Locale): Wording {
  const entries = readEntries(locale)
  const whole: Ends = { start: true, end: true }

  /** What fits the words in the language, and how many of their letters its texts say. */
  function fits(words: string, ends: Ends, depth = 0): { patterns: string[]; said: number } {
    const matches = entries.flatMap(({ english, other }) =>
      english.flatMap((form) => {
        const found = matchIn(form, words, ends)
        if (!found) return []
        // Part of another sentence here, as "Welcome back!" is of "Welcome back, {name}!".
        const isSentence = /[.!?]$/.test(words) && matchIn(form, words, whole) !== undefined
        return [{ ...found, other, start: ends.start || isSentence }]
      }),
    )
    // The most that is said: "Save {name}" says less of "Save search" than its own text.
    const said = Math.max(0, ...matches.map((one) => one.said))
    const patterns = matches
      .filter((one) => one.said === said)
      .flatMap(({ values, other, start, open }) =>
        other.map(({ parts }) => {
          const shown = parts.map((part) =>
            typeof part === 'string'
              ? escaped(part)
              : valueFits(values[part.name], depth, open === part.name),
          )
          return (start ? '^' : '') + shown.join('') + (ends.end ? '$' : '')
        }),
      )
    return { patterns: [...new Set(patterns)], said }
  }

  const valueFits = (value: string | undefined, depth: number, isOpen = false): string => {
    if (value === undefined) return '.+'
    const ends = isOpen ? { start: true, end: false } : whole
    const translated = depth < 2 ? fits(value, ends, depth + 1).patterns.map(bare) : []
    return `(?:${[escaped(value), ...translated].join('|')})${isOpen ? '.*' : ''}`
  }

  function piece(words: string, ends: Ends): string[] {
    const [from, to] = words.split(' → ')
    if (from && to) return [`${valueFits(from, 0)} → ${valueFits(to, 0)}`]
    const { patterns, said } = fits(words, ends)
    const all = words.match(/\p{L}/gu)?.length ?? 0
    return said < all ? [...patterns, ...joined(words, ends, said)] : patterns
  }

  /** Two texts that stand beside one another, such as a label and a count; if they say more. */
  function joined(words: string, ends: Ends, said: number): string[] {
    let most = said
    let found: string[] = []
    for (let at = words.indexOf(' '); at > 0; at = words.indexOf(' ', at + 1)) {
      const first = fits(words.slice(0, at), { start: true, end: true })
      const rest = words.slice(at + 1)
      const second = fits(rest, { start: true, end: ends.end })
      if (first.patterns.length === 0 || first.said + second.said <= most) continue
      most = first.said + second.said
      const ending = [escaped(rest), ...second.patterns.map(bare)].join('|')
      const start = ends.start ? '^' : ''
      const end = ends.end ? '$' : ''
      found = first.patterns.map((one) => `${start}${bare(one)}\\s*(?:${ending})${end}`)
    }
    return found
  }

  const isText = (words: string) =>
    entries.some(({ english }) =>
      english.some(({ parts }) => parts.length === 1 && parts[0] === words),
    )

  const alternatives = (words: RegExp): string[] =>
    words.source.split(/\|(?![^(]*\))/).flatMap((source) => {
      const ends = { start: source.startsWith('^'), end: /(?<!\\)\$$/.test(source) }
      const inner = source.slice(ends.start ? 1 : 0, ends.end ? -1 : undefined)
      const pieces = inner.split('.*')
      const fitting = pieces.map((one, index) => {
        const isFirst = index === 0
        const isLast = index === pieces.length - 1
        const found = pieceOf(one, { start: ends.start && isFirst, end: ends.end && isLast }, words)
        if (found.length === 0) return one
        found.unshift(one)
        // Words at the start in English may be at the end here, so the text has to be whole.
        const rest = ends.start && !ends.end && isFirst && isLast ? ofOtherText : ''
        return `(?:${found.join('|')})${rest}`
      })
      return [fitting.join('.*')]
    })

  function pieceOf(source: string, ends: Ends, whole: RegExp): string[] {
    const counted = source.replaceAll('\\d+', '1')
    const isPlain = !/(?<!\\)[[\](){}*+?|]|\\[a-z]/i.test(counted)
    if (isPlain) return plainFits(counted.replaceAll('\\', ''), ends, source)
    return entries.flatMap(({ english, other }) =>
      english.some((form) => whole.test(sample(form)))
        ? other.map(
            ({ parts }) =>
              (ends.start ? '^' : '') +
              parts.map((part) => (typeof part === 'string' ? escaped(part) : '.+')).join('') +
              (ends.start ? ofOtherText : ''),
          )
        : [],
    )
  }

  const plainFits = (plain: string, ends: Ends, source: string) =>
    piece(plain, ends).map((one) =>
      source.includes('\\d+') ? one.replace(/(?<![\w\\])1(?!\w)/g, '\\d+') : one,
    )

  return {
    expression(words) {
      return new RegExp([words.source, ...alternatives(words)].join('|'), words.flags)
    },
    pattern(words, isWhole = false) {
      if (typeof words !== 'string') return this.expression(words)
      const found = piece(words, { start: isWhole, end: isWhole })
      if (found.length === 0) return words
      const own = isWhole ? `^${escaped(words)}$` : escaped(words)
      // A text of the product in English would be a finding; anything else may be people's.
      const all = isText(words) ? found : [own, ...found]
      return new RegExp(all.join('|'), isWhole ? '' : 'i')
    },
    text(words) {
      for (const { english, other } of entries) {
        for (const form of english) {
          const found = matchIn(form, words, whole)
          const mine = other.find((one) => one.form === form.form) ?? other.at(-1)
          if (!found || !mine) continue
          return mine.parts
            .map((part) =>
              typeof part === 'string' ? part : this.text(found.values[part.name] ?? ''),
            )
            .join('')
        }
      }
      return words
    },
  }
}

/** A pattern without its ends, to stand within another. */
const bare = (pattern: string) => pattern.replace(/^\^|\$$/g, '')

const sample = ({ parts }: TextPattern) =>
  parts.map((part) => (typeof part === 'string' ? part : '1')).join('')

function readEntries(locale: Locale): Entry[] {
  const english = new Map(readCatalogs(sourceLocale))
  return readCatalogs(locale).flatMap(([id, translation]) => {
    const text = english.get(id)
    return text ? [{ english: patternsOf(text), other: patternsOf(translation) }] : []
  })
}
