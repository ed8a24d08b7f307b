import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listCode, readText, resolveImport } from './files.ts'
import { importsOf } from './wall.ts'

/**
 * Folders of `server/` as a graph: whoever changes one should know which others it can reach. The
 * parts of `billing/` count as folders of their own, and so do the payment providers, which the
 * configuration asks for their variables.
 */

function folderOf(path: string): string {
  if (path.startsWith('server/billing/payment/provider/')) return 'billing/payment/provider'
  const [, noun = '', part = ''] = path.split('/')
  return noun === 'billing' ? `${noun}/${part}` : noun
}

function readEdges(): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>()
  for (const path of listCode()) {
    if (!path.startsWith('server/') || /\.(test|long)\.ts$/.test(path)) continue
    const from = folderOf(path)
    for (const { target } of importsOf(readText(path))) {
      const to = resolveImport(path, target)
      if (!to?.startsWith('server/') || folderOf(to) === from) continue
      edges.set(from, (edges.get(from) ?? new Set()).add(folderOf(to)))
    }
  }
  return edges
}

function reachableFrom(edges: Map<string, Set<string>>, start: string): Set<string> {
  const reached = new Set<string>()
  const waiting = [...(edges.get(start) ?? [])]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    waiting.push(...(edges.get(next) ?? []))
  }
  return reached
}

/** Groups of folders each of which reaches every other one of its group. */
function findCycles(edges: Map<string, Set<string>>): string[][] {
  const reached = new Map([...edges.keys()].map((name) => [name, reachableFrom(edges, name)]))
  const groups = [...reached]
    .filter(([name, others]) => others.has(name))
    .map(([name, others]) => [...others].filter((other) => reached.get(other)?.has(name)).sort())
  return [...new Map(groups.map((group) => [group.join(' '), group])).values()]
}

test('no folders of server/ import one another', () => {
  assert.deepEqual(findCycles(readEdges()), [])
})

test('a cycle through three folders is found', () => {
  const edges = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c', 'd'])],
    ['c', new Set(['a'])],
    ['d', new Set<string>()],
  ])
  assert.deepEqual(findCycles(edges), [['a', 'b', 'c']])
})
