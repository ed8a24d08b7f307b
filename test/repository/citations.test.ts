import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'

/** Comments and documents cite only what this repository holds. */

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((path) => /\.(ts|tsx|mjs|css|md|sql|tsv)$/.test(path))
  .filter((path) => path !== 'test/repository/citations.test.ts' && existsSync(join(root, path)))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const records = files.filter((path) => /^docs\/decisions\/(\w+\/)?\d{4}-/.test(path))
const rules = files
  .filter((path) => path.startsWith('docs/requirements/'))
  .flatMap((path) => [...read(path).matchAll(/^- \*\*([A-Z]+-\d+)\*\* /gm)])
  .map(([, rule = '']) => rule)
const exists = (path: string) =>
  path.includes('*') ? globSync(path, { cwd: root }).length > 0 : existsSync(join(root, path))

/** Every match of `pattern` that is not `known`, with its file. */
function unknown(
  paths: string[],
  pattern: RegExp,
  known: (cited: string, from: string) => boolean,
) {
  return paths.flatMap((path) =>
    [...read(path).matchAll(pattern)]
      .map((match) => match[1] ?? match[2] ?? '')
      .filter((cited) => !known(cited, path))
      .map((cited) => `${path} cites ${cited}`),
  )
}

describe('citations', () => {
  test('every decision that a comment or document cites exists', () => {
    const numbers = new Set(records.map((path) => basename(path).slice(0, 4)))
    const missing = unknown(files, /\bdecisions? (\d{4})\b|\((0\d{3})\)/g, (cited) =>
      numbers.has(cited),
    )
    assert.deepEqual(missing, [])
  })

  test('every requirement that a comment, test or document cites exists', () => {
    const areas = new Set(rules.map((rule) => rule.split('-')[0]))
    const missing = unknown(files, /(?<![\w-])([A-Z]{2,4}-\d{1,2})(?![\w-])/g, (cited) => {
      const [area = ''] = cited.split('-')
      return !areas.has(area) || rules.includes(cited)
    })
    assert.deepEqual(missing, [])
  })

  test('no comment cites a chapter of a document outside the repository', () => {
    const outside =
      /\b((?:design|spec|india|quality|parts|look|real-behaviour)(?:\.md)? (?:section )?\d)/gi
    assert.deepEqual(
      unknown(
        files.filter((path) => /\.(ts|tsx|css|mjs)$/.test(path)),
        outside,
        () => false,
      ),
      [],
    )
  })

  test('every document that a comment or document names by its path exists', () => {
    const missing = unknown(files, /(?<![\w/#])(docs\/[\w/-]+\.(?:md|svg|png))/g, exists)
    assert.deepEqual(missing, [])
  })

  test('every source file that a comment names exists', () => {
    // Applied schema files are never changed, so their comments may name files that have moved.
    const sources = files.filter(
      (path) => /\.(ts|tsx|mjs|css|sql)$/.test(path) && !path.startsWith('server/db/schema/'),
    )
    const comment =
      /^\s*(?:\/?\*|\/\/|--).*?(?<![\w./*#@-])((?:\w[\w.-]*\/)*[\w-]+\.(?:tsx?|sql|tsv))\b/gm
    const isFile = (cited: string) => files.some((path) => `/${path}`.endsWith(`/${cited}`))
    assert.deepEqual(unknown(sources, comment, isFile), [])
  })

  test('every source file that a document names by its path exists', () => {
    const documents = files.filter((path) => path.endsWith('.md'))
    const isFile = (cited: string) => files.some((path) => `/${path}`.endsWith(`/${cited}`))
    const path = /`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|sql|tsv))`/g
    const missing = unknown(
      documents,
      path,
      (cited) => cited.includes('NNNN') || exists(cited) || isFile(cited),
    )
    assert.deepEqual(missing, [])
  })

  test('every link of a document leads to a file', () => {
    // The pages of the site link to pages of the site.
    const documents = files.filter((path) => /^(?!locales\/\w+\/pages\/).*\.md$/.test(path))
    const missing = unknown(documents, /\]\((?!https?:|mailto:|#)([^)#\s]+)/g, (cited, from) =>
      exists(join(dirname(from), cited)),
    )
    assert.deepEqual(missing, [])
  })

  test('every test that a page of docs/verification names exists', () => {
    const pages = files.filter((path) => path.startsWith('docs/'))
    const missing = unknown(pages, /`([\w./-]+\.(?:test|long)\.ts)`/g, exists)
    assert.deepEqual(missing, [])
  })
})

test('each requirement has a unique name', () => {
  assert.deepEqual(
    rules.filter((rule, at) => rules.indexOf(rule) !== at),
    [],
  )
})

describe('decision records', () => {
  const slug = (title: string) =>
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')

  for (const path of records) {
    test(`${basename(path)} is titled by its decision, complete and at most 300 words`, () => {
      const text = read(path)
      const [, title = ''] = /^# (.+)$/m.exec(text) ?? []
      assert.equal(basename(path).slice(5, -3), slug(title))
      for (const part of ['Context', 'Options', 'Decision', 'Consequences']) {
        assert.ok(text.includes(`\n## ${part}\n`), `lacks ${part}`)
      }
      assert.match(text, /\n- Status: .+\n- Date: 20/)
      assert.ok(text.split(/\s+/).length <= 301)
    })
  }

  test('every decision record is in the index', () => {
    const index = read('docs/decisions/README.md')
    const missing = records.filter((path) => !index.includes(path.slice('docs/decisions/'.length)))
    assert.deepEqual(missing, [])
  })

  test('every decision record has a unique number', () => {
    const numbers = records.map((path) => basename(path).slice(0, 4))
    assert.equal(new Set(numbers).size, numbers.length)
  })
})
