import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { ConfigError } from '#server/config/variable.ts'
import { readConfig } from '#server/config.ts'
import { testDatabase } from '#test/database.ts'
import { temporaryFolder } from '#test/folder.ts'
import { type Ending, endLeftovers, failToStart, startServer, stopServer } from './server.ts'

describe('PRC-10: an invalid variable stops the start with a message that names it', () => {
  let folder: { path: string; remove(): Promise<void> }
  before(async () => {
    folder = await temporaryFolder()
  })
  after(async () => {
    endLeftovers()
    await folder.remove()
  })

  const wrong: [name: string, value: string][] = [
    ['NODE_ENV', 'sandbox-hush'],
    ['PORT', '70000'],
    ['PORT', 'hush'],
    ['HOST', 'hush'.repeat(80)],
    ['DATABASE_URL', 'mysql://user:hush@localhost/x'],
    ['DATABASE_REPLICA_URLS', 'postgres://user:hush@localhost/x,mysql://hush'],
    ['SEED', 'hush'],
    ['ADMIN_USERNAME', 'hu'],
    ['ADMIN_PASSWORD', 'hush'],
    ['PUBLIC_URL', 'hush'],
    ['TRUST_PROXY', 'hush!'],
    ['BUSY_AFTER_MS', 'soon'],
    ['METRICS_TOKEN', 'hush'],
    ['S3_BUCKET', 'Hush_Hush'],
    ['MSG91_SENDER_ID', 'hush-hush'],
    ['MSG91_URL', 'ftp://hush'],
    ['WHATSAPP_PHONE_ID', 'hush'],
  ]
  for (const [name, value] of wrong) {
    test(`${name} is ${value.slice(0, 30)}`, () => {
      const sentence = refusalOf({ [name]: value })
      assert.match(sentence, new RegExp(`^${name} must be .+\\.$`))
      assert.ok(!sentence.includes('hush'), 'the value was printed')
    })
  }

  for (const name of ['ADMIN_USERNAME', 'ADMIN_PASSWORD']) {
    test(`${name} is missing in production`, () => {
      const sentence = refusalOf({ NODE_ENV: 'production', [name]: undefined })
      assert.match(sentence, new RegExp(`^${name} must be set`))
      assert.ok(!sentence.includes('root'), 'another value was printed')
    })
  }

  test('the process prints only the message, on one line, without the value', async () => {
    const ending = await failToStart(folder.path, { METRICS_TOKEN: 'hush' })
    assertSentence(ending, /^METRICS_TOKEN must be .+\.$/)
    assert.ok(!ending.output.includes('hush'), 'the value was printed')
  })

  test('PUBLIC_URL is missing in production', () => {
    assert.match(refusalOf({ NODE_ENV: 'production' }), /^PUBLIC_URL must be set/)
  })

  test('the demo listens beyond localhost', () => {
    const sentence = refusalOf({ SEED: 'demo', HOST: '0.0.0.0' })
    assert.match(sentence, /^HOST must be an address of this machine alone .*SEED=none\.$/)
  })

  test('an account with a demo password is reachable beyond localhost', async (t) => {
    const database = await testDatabase()
    t.after(database.drop)
    const own = { DATABASE_URL: database.url }
    const demo = { ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: 'admin123' }
    await stopServer(await startServer(folder.path, { ...own, ...demo }))
    const ending = await failToStart(folder.path, { ...own, HOST: '0.0.0.0' })
    assertSentence(ending, /^HOST must be an address of this machine alone while admin has the /)
  })

  test('an SMS account is configured without a sender header', () => {
    const sentence = refusalOf({ MSG91_AUTH_KEY: 'hush-hush-hush' })
    assert.equal(sentence, 'MSG91_SENDER_ID must be set, since MSG91_AUTH_KEY is.')
  })

  test('replicas are configured without a primary database', () => {
    const sentence = refusalOf({ DATABASE_REPLICA_URLS: 'postgres://user:hush@localhost/x' })
    assert.equal(sentence, 'DATABASE_URL must be set, since DATABASE_REPLICA_URLS is.')
  })

  test('a bucket is configured without its keys', () => {
    const sentence = refusalOf({
      S3_ENDPOINT: 'https://hush.example.in',
      S3_REGION: 'hush-1',
      S3_BUCKET: 'hush',
    })
    assert.equal(sentence, 'S3_ACCESS_KEY_ID must be set, since S3_ENDPOINT is.')
  })

  test('DATABASE_URL names an unreachable server', async () => {
    const ending = await failToStart(folder.path, {
      DATABASE_URL: `postgres://someone:hush-hush@127.0.0.1:${await freePort()}/x`,
    })
    assertSentence(ending, /^The database cannot be reached \(ECONNREFUSED\): .*DATABASE_URL.*\.$/)
    assert.ok(!ending.output.includes('hush'), 'the password was printed')
  })
})

describe('PRC-11: an operating system error is reported in one line', () => {
  test('the port is in use', async () => {
    const { path, remove } = await temporaryFolder()
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    // Listening on a TCP port always gives an address with a port.
    const { port } = other.address() as AddressInfo
    const ending = await failToStart(path, { PORT: String(port) })
    other.close()
    await remove()
    assertSentence(ending, new RegExp(`^Port ${port} is already in use: .+\\.$`))
  })

  test('the data folder cannot be created', async () => {
    const folder = await temporaryFolder()
    const file = join(folder.path, 'file')
    await writeFile(file, '')
    // Root may write anywhere, but not below a file.
    const ending = await failToStart(join(file, 'data'))
    await folder.remove()
    assertSentence(ending, /^DATA_DIR .+\.$/)
  })
})

/** Returns the sentence of the refusal. Tests of whole processes show that it ends the start. */
function refusalOf(changes: Record<string, string | undefined>): string {
  const usual = { SEED: 'none', ADMIN_USERNAME: 'root', ADMIN_PASSWORD: 'root-secret' }
  try {
    readConfig({ ...usual, ...changes })
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return assert.fail('The configuration was accepted.')
}

/** The process failed with one line, and soon: three seconds on an idle machine. */
function assertSentence({ code, signal, output, milliseconds }: Ending, sentence: RegExp): void {
  assert.equal(signal, null, output)
  assert.notEqual(code, 0, output)
  assert.match(output.trim(), sentence)
  assert.ok(milliseconds < 15_000, `it took ${milliseconds} ms`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
