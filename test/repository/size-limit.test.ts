import assert from 'node:assert/strict'
import { dirname } from 'node:path'
import { describe, test } from 'node:test'
import { listCode, listFiles, readText } from './files.ts'

/** The limits of ARCHITECTURE.md. */

const maxLineLength = 100
const maxLines = 300
const maxBytes = 16 * 1024
const maxFolderFiles = 40

/** Tables of words and places, written as code. */
const isWordTable = (path: string) => /^domain\/place\//.test(path)

describe('file and folder sizes', () => {
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
    const functions = listFiles().filter((path) => path.startsWith('server/db/functions/'))
    const long = [...code, ...functions].filter((path) =>
      readText(path)
        .split('\n')
        .some((line) => line.length > maxLineLength),
    )
    assert.deepEqual(long, [])
  })

  test('no folder holds more than 40 files', () => {
    const folders = Map.groupBy(listFiles(), dirname)
    const full = [...folders].filter(([, paths]) => paths.length > maxFolderFiles)
    assert.deepEqual(full, [])
  })
})
