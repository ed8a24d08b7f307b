import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { listCode, readText } from './files.ts'

/** Exported names use the words of docs/glossary.md, and none that it retires. */

const retired: Readonly<Record<string, RegExp>> = {
  'max or min': /^(?:most|longest|fewest|largest|least)[A-Z]|^(?:Most|Longest|Fewest)/,
  timeoutMs: /patience/i,
  'save, cache or memoize': /^[kK]e(?:ep|pt)(?:[A-Z]|$)|^remember/,
  'batch or coalesce': /^together$/,
  limitConcurrency: /^turns?$/,
  lock: /^(?:hold|held|Held)(?:[A-Z]|$)/,
  import: /^[tT]aker|Taken|^conclude$/,
  handle: /^hear[A-Z]/,
  notify: /^tell[A-Z]|[uU]ntold|Told/,
  'parse, compile or query': /^asked|Asked/,
  'attribute or condition': /^wish|Wish/,
  'unmatched payment': /[sS]tray/,
  'background clause': /[aA]side(?:[A-Z]|$)|^told|^Telling/,
  duplicate: /[tT]win/,
  register: /^mount[A-Z]/,
  response: /Answer$/,
  retry: /Again$/,
  prefix: /[bB]eginning|^begun/,
  'stop words': /^fillers?$/,
  queue: /Desk/,
  admin: /^office[A-Z]|^Office(?!Sketch)/,
  interval: /[sS]tretch/,
}

/** The review desk and the KYC desk are called so on screens. */
const screens = new Set(['PropertyDesk', 'KycDesk'])

const declaration =
  /^export (?:default )?(?:async )?(?:function\*? ?|const |let |class |interface |type )(\w+)/gm

function findRetired(text: string): string[] {
  const names = [...text.matchAll(declaration)].map(([, name = '']) => name)
  return names.flatMap((name) =>
    Object.entries(retired)
      .filter(([, pattern]) => pattern.test(name) && !screens.has(name))
      .map(([word]) => `${name}: say ${word}`),
  )
}

describe('exported names', () => {
  test('exported names use no word that the glossary retires', () => {
    const found = listCode().flatMap((path) =>
      findRetired(readText(path)).map((problem) => `${path}: ${problem}`),
    )
    assert.deepEqual(found, [])
  })

  test('exported names are found however they are declared', () => {
    const text =
      'export const mostPages = 3\nexport async function holdRow() {}\nexport type Kept = 1'
    assert.deepEqual(findRetired(text), [
      'mostPages: say max or min',
      'holdRow: say lock',
      'Kept: say save, cache or memoize',
    ])
  })
})
