import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parseSync, Visitor } from 'vite'
import { locales, sourceLocale } from '#domain/locale/locale.ts'
import { readMessages, readTranslations } from '#server/locale/read-messages.ts'
import { findMessageCalls } from '../../scripts/locale/message-call.ts'
import { commentOf, isSentence } from '../../scripts/locale/message-extractor.ts'
import { listCode, readText as read } from './files.ts'

/** Every text that a person can read is in the catalogues, in every language. */

const modules = listCode().filter(
  (path) =>
    /^(app|contract|domain|query-language|server)\/.*\.tsx?$/.test(path) &&
    !/\.(test|long)\.ts$/.test(path),
)
const users = modules.filter((path) => read(path).includes('domain/locale/translate.ts'))
const messages = users.flatMap((path) =>
  findMessageCalls(path, read(path)).map((message) => ({ ...message, path })),
)
const readableAttributes =
  'alt aria-label data-head description detail help label placeholder subtitle title unit'.split(
    ' ',
  )

describe('messages', () => {
  for (const locale of locales.filter((one) => one !== sourceLocale)) {
    const translations = readMessages(locale)

    test(`every message has a translation in ${locale} (npm run messages)`, () => {
      const missing = messages.filter(({ id }) => !translations[id])
      assert.deepEqual(
        missing.map(({ path, line, text }) => `${path}:${line} ${text}`),
        [],
      )
    })

    test(`a text has one translation in ${locale}; another meaning has an id of its own`, () => {
      const others = readTranslations(locale).filter(([id, text]) => translations[id] !== text)
      assert.deepEqual(others, [])
    })

    test(`translations in ${locale} keep the placeholders and tags of the text`, () => {
      const changed = messages.filter(({ id, text }) => {
        const translation = String(translations[id] ?? text)
        return partsOf(translation).join() !== partsOf(text).join()
      })
      assert.deepEqual(
        changed.map(({ text, id }) => `${text}: ${translations[id]}`),
        [],
      )
    })
  }

  test('translators read where a label stands', () => {
    const bare = messages.filter((message) => !isSentence(message.text) && !commentOf(message))
    assert.deepEqual(
      bare.map(({ path, line, text }) => `${path}:${line} ${text}`),
      [],
    )
  })

  test('texts are translated when they are shown, not when a module loads', () => {
    assert.deepEqual(
      users.flatMap((path) => callsOnLoad(read(path), path)),
      [],
    )
  })

  test('screens have no text outside the catalogues', () => {
    const screens = modules.filter((path) => path.endsWith('.tsx'))
    assert.deepEqual(
      screens.flatMap((path) => plainTexts(read(path), path)),
      [],
    )
  })
})

/** Returns the placeholders and tags of a message, sorted. */
function partsOf(message: string): string[] {
  const names = [...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name = '']) => name)
  const tags = [...message.matchAll(/<\/?\w+\/?>/g)].map(([tag]) => tag)
  return [...new Set([...names, ...tags])].sort()
}

/** Returns the places where a module calls `t` outside of any function. */
function callsOnLoad(code: string, path: string): string[] {
  const found: string[] = []
  let depth = 0
  const enter = () => void depth++
  const leave = () => void depth--
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    CallExpression({ callee, start }) {
      const isCall = callee.type === 'Identifier' && ['t', 'translateTo'].includes(callee.name)
      if (isCall && depth === 0) found.push(`${path}:${code.slice(0, start).split('\n').length}`)
    },
  }).visit(parseSync(path, code).program)
  return found
}

/** Returns the texts of elements and of readable attributes that are written as they are. */
function plainTexts(code: string, path: string): string[] {
  const found: string[] = []
  const isReadable = (text: string) =>
    /\p{L}{2}/u.test(text.replaceAll(/BrickBazaar|WhatsApp|\b[A-Z]{2,}\b/g, '')) &&
    !/^(https:\/)?[/:{}\]]/.test(text)
  const checkExpression = (one: { type: string; expression?: Shown }) => {
    if (one.type !== 'JSXExpressionContainer' || !one.expression) return
    const texts = wordsOf(one.expression).filter(isReadable)
    found.push(...texts.map((text) => `${path}: {'${text}'}`))
  }
  new Visitor({
    JSXText({ value }) {
      if (isReadable(value)) found.push(`${path}: ${value.trim()}`)
    },
    'JSXElement:exit': ({ children }) => children.forEach(checkExpression),
    'JSXFragment:exit': ({ children }) => children.forEach(checkExpression),
    // The label of a row in a list of facts.
    ArrayExpression({ elements: [first, ...others] }) {
      const label = first?.type === 'Literal' ? String(first.value) : ''
      if (others.length > 0 && isReadable(label) && /^\p{Lu}\p{Ll}+( |$)/u.test(label))
        found.push(`${path}: ['${label}', …]`)
    },
    JSXAttribute({ name, value }) {
      if (!readableAttributes.includes(String(name.name))) return
      if (value) checkExpression(value)
      const isText = value?.type === 'Literal' && typeof value.value === 'string'
      if (isText && isReadable(String(value.value)))
        found.push(`${path}: ${name.name}="${value.value}"`)
    },
  }).visit(parseSync(path, code).program)
  return found
}

/** What an expression inside an element may show, of the expressions of ESTree. */
interface Shown {
  type: string
  value?: unknown
  quasis?: { value: { cooked: string | null } }[]
  consequent?: Shown
  alternate?: Shown
  left?: Shown
  right?: Shown
}

/** Returns the literal texts that an expression inside an element may show. */
function wordsOf({ type, value, quasis = [], ...parts }: Shown): string[] {
  // What is compared is not shown.
  if (type === 'BinaryExpression') return []
  const { consequent, alternate, left, right } = parts
  return [
    ...(typeof value === 'string' ? [value] : []),
    ...quasis.map((part) => part.value.cooked ?? ''),
    ...[consequent, alternate, left, right].flatMap((part) => (part ? wordsOf(part) : [])),
  ]
}
