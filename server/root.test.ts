import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from '#test/folder.ts'
import { root, rootAbove } from './root.ts'

const { path, remove } = await temporaryFolder()
after(remove)

test('the root is the folder of package.json, wherever the code runs from', () => {
  assert.equal(join(root, '/'), fileURLToPath(new URL('..', import.meta.url)))
  const checkout = join(path, 'checkout')
  mkdirSync(join(checkout, 'build/start'), { recursive: true })
  writeFileSync(join(checkout, 'package.json'), '{}')
  for (const place of ['', 'build', 'build/start']) {
    assert.equal(rootAbove(join(checkout, place)), checkout)
  }
})

test('code outside every checkout throws an error that says so', () => {
  assert.throws(() => rootAbove(parse(path).root), /no package\.json/)
})
