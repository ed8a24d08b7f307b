import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, test } from 'node:test'
import { listCode, listFiles, readText, resolveImport, root } from './files.ts'
import { importsOf, wallProblem } from './wall.ts'

/**
 * The walls of the house (CONTRIBUTING.md), walked over every file that git keeps or would keep.
 */

const files = listCode()
const texts = new Map(files.map((path) => [path, readText(path)]))
const sources = files.filter((path) => !path.includes('.test.') && !path.includes('.long.'))

describe('module boundaries', () => {
  test('no folder imports what its boundary forbids', () => {
    const problems = sources.flatMap((path) =>
      importsOf(texts.get(path) ?? '').flatMap(({ target, typeOnly }) => {
        const to = resolveImport(path, target) ?? target
        const problem = wallProblem(path, to, typeOnly)
        return problem ? [`${path} imports ${target}: ${problem}`] : []
      }),
    )
    assert.deepEqual(problems, [])
  })

  for (const [from, to] of [
    ['domain/money/money/money.ts', 'contract/field.ts'],
    ['contract/property/property/property.ts', 'server/db/connect.ts'],
    ['contract/property/property/property.ts', 'react'],
    ['server/property/service.ts', 'app/kit/form/form/form.tsx'],
    ['server/property/service.ts', 'server/broker/queries.ts'],
    ['app/site/home.tsx', 'app/admin/shell/frame.tsx'],
    ['app/kit/form/form/form.tsx', 'app/property/card.tsx'],
    ['app/ui/button.tsx', 'contract/property/property/property.ts'],
    ['app/site/home.tsx', 'server/config.ts'],
    ['server/property/service.ts', 'server/db/connect.ts'],
    ['scripts/check.ts', 'bench/main.ts'],
    ['packages/random/random.ts', 'contract/property/property/property.ts'],
  ] as const) {
    test(`${from} must not import ${to}`, () => {
      assert.notEqual(wallProblem(from, to, false), undefined)
    })
  }

  test('there are no import cycles', () => {
    const edges = new Map(
      sources.map((path) => [
        path,
        importsOf(texts.get(path) ?? '')
          .filter(({ typeOnly }) => !typeOnly)
          .flatMap(({ target }) => resolveImport(path, target) ?? []),
      ]),
    )
    assert.deepEqual(firstCircle(edges), [])
  })

  test('only the configuration reads the environment', () => {
    const readers = sources.filter(
      (path) =>
        /^(server|app|contract|domain|query-language|seed)\//.test(path) &&
        texts.get(path)?.includes('process.env'),
    )
    assert.deepEqual(readers, ['server/config.ts'])
  })
})

test('the title of every page ends in "| BrickBazaar"', () => {
  const titles = sources
    .filter((path) => path.startsWith('app/'))
    .flatMap((path) => {
      const inCode = /title: (?:t\()?'([^']*BrickBazaar)'|\[\{ title: (?:t\()?'([^']*)'/.source
      const heads = new RegExp(`${inCode}|${/<title>\{?(?:t\()?'?([^<]*?)['`)}]*</.source}`, 'g')
      return [...(texts.get(path) ?? '').matchAll(heads)].map((found) => ({
        path,
        title: found[1] ?? found[2] ?? found[3] ?? '',
      }))
    })
  assert.ok(titles.length > 40, `only ${titles.length} titles`)
  const others = titles.filter(({ title }) => !title.endsWith(' | BrickBazaar'))
  assert.deepEqual(others, [])
})

test('every setting is documented in the README and in .env.example', () => {
  const config = sources
    .filter((path) => /^server\/(config\/variable|billing\/payment\/provider\/.*)\.ts$/.test(path))
    .map((path) => texts.get(path))
    .join('\n')
  const names = [...config.matchAll(/^ {2,4}([A-Z][A-Z\d_]+): \[/gm)].map(([, name]) => name ?? '')
  assert.ok(names.includes('DATA_DIR'))
  const [readme, example] = ['README.md', '.env.example'].map((path) =>
    readFileSync(join(root, path), 'utf8'),
  )
  const undocumented = names.filter(
    // npm and those who run the product set NODE_ENV, not a file of settings.
    (name) => !readme?.includes(name) || !(name === 'NODE_ENV' || example?.includes(name)),
  )
  assert.deepEqual(undocumented, [])
})

test('only the folders of payment providers name a provider', () => {
  const own = /^(server\/billing\/payment|app\/broker-portal\/plan)\/provider\//
  const product = sources.filter(
    (path) => /^(app|contract|domain|seed|server)\//.test(path) && !own.test(path),
  )
  const names = listFiles()
    .filter((path) => /^server\/billing\/payment\/provider\/.+\.ts$/.test(path))
    .filter((path) => /satisfies PaymentProvider/.test(texts.get(path) ?? ''))
    .map((path) => basename(path, '.ts'))
  assert.ok(names.includes('razorpay'))
  const name = new RegExp(names.join('|'), 'i')
  assert.deepEqual(
    product.filter((path) => name.test(texts.get(path) ?? '')),
    [],
  )
})

describe('the files', () => {
  test('raw text is ASCII, because the bundle writes all else as escapes (decision 0011)', () => {
    const odd = sources.filter((path) =>
      /String\.raw`[^`]*[^\p{ASCII}`][^`]*`/u.test(texts.get(path) ?? ''),
    )
    assert.deepEqual(odd, [])
  })

  test('file names are kebab-case and descriptive', () => {
    const odd = files.filter((path) => {
      const name = basename(path)
      return (
        !/^[a-z0-9]+(-[a-z0-9]+)*(\.(test|long|config|server|client|d))*\.(ts|tsx|mjs)$/.test(
          name,
        ) || /^(utils?|helpers?|misc|common)\./.test(name)
      )
    })
    // The two names React Router looks for.
    assert.deepEqual(odd, [])
  })

  test('the type checker and the linter are not silenced', () => {
    const marks = [
      '@ts-' + 'ignore',
      '@ts-' + 'expect-error',
      '@ts-' + 'nocheck',
      'biome-' + 'ignore',
      'as ' + 'any',
      ': ' + 'any',
    ]
    const silenced = files.flatMap((path) =>
      marks
        .filter((mark) => new RegExp(`${mark}\\b`).test(texts.get(path) ?? ''))
        .map((mark) => `${path}: ${mark}`),
    )
    assert.deepEqual(silenced, [])
  })

  test('no test is skipped, exclusive or sleeps', () => {
    const tests = files.filter((path) => path.includes('.test.') || path.includes('.long.'))
    const odd = tests.filter((path) =>
      /\.(skip|only|todo)\(|waitForTimeout/.test(texts.get(path) ?? ''),
    )
    assert.deepEqual(
      odd,
      ['test/repository/house.test.ts'].filter((path) => odd.includes(path)),
    )
  })

  const sqlBelow = (...folders: string[]) =>
    listFiles().filter((path) => folders.some((folder) => path.startsWith(`server/db/${folder}/`)))

  test('migration numbers are unique', () => {
    const numbers = sqlBelow('migrations', 'schema').map(
      (path) => /\/(\d{4}|schema\/\d{2})-[a-z0-9-]+\.sql$/.exec(path)?.[1],
    )
    assert.ok(numbers.every(Boolean))
    assert.equal(new Set(numbers).size, numbers.length)
  })

  test('a database function is defined once, in server/db/functions', () => {
    const names = sqlBelow('functions').flatMap((path) =>
      [...readText(path).matchAll(/^create or replace function (\w+)/gm)].map(([, name]) => name),
    )
    assert.ok(names.length > 90)
    assert.equal(new Set(names).size, names.length)
    const elsewhere = sqlBelow('migrations', 'schema').filter((path) =>
      /create (or replace )?(function|trigger)/.test(readText(path)),
    )
    assert.deepEqual(elsewhere, [])
  })
})

function firstCircle(edges: Map<string, string[]>): string[] {
  const done = new Set<string>()
  const walk = (path: string, trail: string[]): string[] => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path]
    if (done.has(path)) return []
    for (const next of edges.get(path) ?? []) {
      const circle = walk(next, [...trail, path])
      if (circle.length > 0) return circle
    }
    done.add(path)
    return []
  }
  for (const path of edges.keys()) {
    const circle = walk(path, [])
    if (circle.length > 0) return circle
  }
  return []
}
