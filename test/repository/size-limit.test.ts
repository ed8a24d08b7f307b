import assert from 'node:assert/strict'
import { dirname } from 'node:path'
import { describe, test } from 'node:test'
import { listCode, listFiles, readText } from './files.ts'

/** The limits of ARCHITECTURE.md. What is listed here is still to be cut: lists only shrink. */

const maxLineLength = 100
const maxLines = 300
const maxBytes = 16 * 1024
const maxFolderFiles = 40

/** Lines that are too long, by top folder. */
const longLines: Readonly<Record<string, number>> = {
  server: 55,
}
/** Tables of words and places, written as code. */
const isWordTable = (path: string) => /^domain\/place\//.test(path)
function countBy(paths: readonly string[], keyOf: (path: string) => string, sizeOf = one) {
  const counts = new Map<string, number>()
  for (const path of paths) {
    const size = sizeOf(path)
    if (size > 0) counts.set(keyOf(path), (counts.get(keyOf(path)) ?? 0) + size)
  }
  return counts
}

function one(_path: string): number {
  return 1
}

function overrun(
  counts: Map<string, number>,
  max: number,
  known: Readonly<Record<string, number>>,
) {
  return [...counts].filter(([name, count]) => count > (known[name] ?? max))
}

describe('the size of what a reader meets', () => {
  const code = listCode()

  test('no file is longer than 300 lines', () => {
    const long = code.filter((path) => readText(path).trimEnd().split('\n').length > maxLines)
    assert.deepEqual(long, [])
  })

  test('no file is larger than 16 KB', () => {
    const large = code.filter(
      (path) => !isWordTable(path) && Buffer.byteLength(readText(path)) > maxBytes,
    )
    assert.deepEqual(large, [])
  })

  test('no line is longer than 100 characters', () => {
    const countLong = (path: string) =>
      readText(path)
        .split('\n')
        .filter((line) => line.length > maxLineLength).length
    const counts = countBy(code, (path) => path.split('/')[0] ?? '', countLong)
    assert.deepEqual(overrun(counts, 0, longLines), [])
  })

  test('no folder holds more than 40 files', () => {
    const counts = countBy(listFiles(), dirname)
    assert.deepEqual(overrun(counts, maxFolderFiles, {}), [])
  })
})
