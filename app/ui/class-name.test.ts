import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { cn, merge } from './class-name.ts'

test('the later of two conflicting classes wins, and missing ones are left out', () => {
  assert.equal(cn('h-10 px-4', undefined, 'h-11'), 'px-4 h-11')
  assert.equal(cn('h-10 px-4', false), 'h-10 px-4')
  assert.equal(cn(undefined), '')
})

test('no class list in the product has conflicting classes', () => {
  const lists = globSync('app/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(['"])([^'"\n]+ [^'"\n]+)\1/g)].map(
      ([, , list = '']) => list,
    ),
  )
  assert.ok(lists.length > 1_000)
  const split = (list: string) => list.trim().split(/\s+/)
  assert.deepEqual(
    lists.filter((list) => split(merge(list)).length !== split(list).length),
    [],
  )
})
