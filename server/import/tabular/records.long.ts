import assert from 'node:assert/strict'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { test } from 'node:test'
import { createGzip } from 'node:zlib'
import { temporaryFolder } from '#test/folder.ts'
import { formatOf, readRows } from './records.ts'

/** Files that would exhaust memory or time if they were read whole. */

async function* repeated(head: string, chunk: string, times: number) {
  yield head
  for (let count = 0; count < times; count++) yield chunk
}

async function readThrough(path: string): Promise<{ rows: number; grown: number }> {
  const before = process.memoryUsage().rss
  let rows = 0
  let most = before
  for await (const _ of readRows(path, await formatOf(path))) {
    if (++rows % 10_000 === 0) most = Math.max(most, process.memoryUsage().rss)
  }
  return { rows, grown: (most - before) / 1024 / 1024 }
}

test('a gzip that unpacks to more than 500 MB is refused while unpacking', async () => {
  const folder = await temporaryFolder()
  try {
    const path = join(folder.path, 'bomb.csv.gz')
    const chunk = `1,${'x'.repeat(1021)}\n`.repeat(1024)
    await pipeline(
      Readable.from(repeated('a,b\n', chunk, 520)),
      createGzip(),
      createWriteStream(path),
    )
    await assert.rejects(readThrough(path), {
      code: 'import_unreadable',
      message: /more than 500 MB/,
    })
  } finally {
    await folder.remove()
  }
})

test('a line of 1 GB is refused without being loaded into memory', async () => {
  const folder = await temporaryFolder()
  try {
    const path = join(folder.path, 'line.csv')
    const chunk = 'x'.repeat(1024 * 1024)
    await pipeline(Readable.from(repeated('a,b\n1,"', chunk, 1_024)), createWriteStream(path))
    const before = process.memoryUsage().rss
    await assert.rejects(readThrough(path), {
      code: 'import_unreadable',
      message: /longer than 1 MB/,
    })
    assert.ok(process.memoryUsage().rss - before < 150 * 1024 * 1024)
  } finally {
    await folder.remove()
  }
})

test('a file of more than two million rows is refused', async () => {
  const folder = await temporaryFolder()
  try {
    const path = join(folder.path, 'short.csv.gz')
    const chunk = '1,2\n'.repeat(100_000)
    await pipeline(
      Readable.from(repeated('a,b\n', chunk, 30)),
      createGzip(),
      createWriteStream(path),
    )
    await assert.rejects(readThrough(path), {
      code: 'import_unreadable',
      message: /20,00,000 rows/,
    })
  } finally {
    await folder.remove()
  }
})

test('a million rows are read with constant memory', async () => {
  const folder = await temporaryFolder()
  try {
    const path = join(folder.path, 'long.csv')
    const chunk = '2 BHK,1056,Whitefield,39.07\n'.repeat(10_000)
    await pipeline(Readable.from(repeated('a,b,c,d\n', chunk, 100)), createWriteStream(path))
    const { rows, grown } = await readThrough(path)
    assert.equal(rows, 1_000_001)
    assert.ok(grown < 200, `grew by ${Math.round(grown)} MB`)
  } finally {
    await folder.remove()
  }
})
