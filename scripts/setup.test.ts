import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, beforeEach, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from '#test/folder.ts'

const { path, remove } = await temporaryFolder()
after(remove)

// A checkout with a build and a package of its own: the set-up is what is tested, not the registry.
const checkout = join(path, 'a checkout')
const built = () => readFileSync(join(checkout, 'build/parts'), 'utf8')

beforeEach(() => {
  rmSync(checkout, { recursive: true, force: true })
  mkdirSync(join(checkout, 'app'), { recursive: true })
  cpSync(fileURLToPath(new URL('.', import.meta.url)), join(checkout, 'scripts'), {
    recursive: true,
  })
  mkdirSync(join(checkout, 'server'))
  write('app/page.ts', 'one')
  write('server/main.ts', 'one')
  const note = (part: string) =>
    "node -e \"const fs = require('fs'); fs.mkdirSync('build', { recursive: true }); " +
    `fs.appendFileSync('build/parts', '${part} ')"`
  const scripts = { 'build:site': note('site'), 'build:start': note('start') }
  const manifest = { name: 'sample', version: '1.0.0', type: 'module', scripts }
  const dependencies = { brick: 'file:brick' }
  write('package.json', JSON.stringify({ ...manifest, dependencies, optionalDependencies: {} }))
  mkdirSync(join(checkout, 'brick'))
  write('brick/package.json', JSON.stringify({ name: 'brick', version: '1.0.0' }))
  const packages = {
    '': { name: 'sample', version: '1.0.0', dependencies },
    brick: { version: '1.0.0' },
    'node_modules/brick': { resolved: 'brick', link: true },
  }
  write('package-lock.json', JSON.stringify({ lockfileVersion: 3, requires: true, packages }))
})

const write = (name: string, content: string) => writeFileSync(join(checkout, name), content)

async function setUp(...args: string[]): Promise<string> {
  const program = join(checkout, 'scripts/setup.mjs')
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  assert.equal(code, 0, complained)
  return said
}

test('installs and builds once, then has nothing to do or say', async () => {
  assert.match(
    await setUp('--build'),
    /Installing the packages\s[\s\S]*Building the site[\s\S]*Building the server/,
  )
  assert.equal(await setUp('--build'), '')
  assert.equal(built(), 'site start ')
})

/** As `installs and builds once` leaves it; made once, since npm takes seconds. */
async function beSetUp(): Promise<void> {
  const ready = join(path, 'ready')
  if (!existsSync(ready)) {
    await setUp('--build')
    cpSync(checkout, ready, { recursive: true, verbatimSymlinks: true })
  }
  rmSync(checkout, { recursive: true })
  cpSync(ready, checkout, { recursive: true, verbatimSymlinks: true })
}

test('builds again what a changed source is part of, and nothing for a test', async () => {
  await beSetUp()
  write('app/page.test.ts', 'a test')
  write('server/main.test.ts', 'a test')
  await setUp('--build')
  assert.equal(built(), 'site start ')
  write('app/page.ts', 'two')
  await setUp('--build')
  // What renders the site is part of the server.
  assert.equal(built(), 'site start site start ')
  write('server/main.ts', 'two')
  await setUp('--build')
  assert.equal(built(), 'site start site start start ')
})

test('an install that was cut off, and a build that was, are done again', async () => {
  await beSetUp()
  rmSync(join(checkout, 'node_modules/.package-lock.json'))
  rmSync(join(checkout, 'build/.site'))
  assert.match(await setUp('--build'), /Installing\s[\s\S]*Building/)
})

test('an optional package for a newer Node, which npm leaves out, is not missed', async () => {
  await beSetUp()
  const lock = JSON.parse(readFileSync(join(checkout, 'package-lock.json'), 'utf8'))
  lock.packages['node_modules/newer'] = {
    version: '1.0.0',
    optional: true,
    ...{ os: [process.platform], cpu: [process.arch], engines: { node: '>=22.19.0' } },
  }
  write('package-lock.json', JSON.stringify(lock))
  assert.equal(await setUp(), '')
})

test('started twice at once, one works and the other waits', async () => {
  await beSetUp()
  write('server/main.ts', 'two')
  const said = await Promise.all([setUp('--build'), setUp('--build')])
  assert.equal(said.filter((one) => one.includes('Building the server')).length, 1)
  assert.equal(built(), 'site start start ')
})

test('a lock that a killed set-up left behind is taken over', async () => {
  const dead = spawn(process.execPath, ['-e', ''])
  await once(dead, 'exit')
  await beSetUp()
  write('.setup.lock', String(dead.pid))
  write('server/main.ts', 'two')
  await setUp('--build')
  assert.equal(built(), 'site start start ')
  assert.equal(existsSync(join(checkout, '.setup.lock')), false)
})
