import assert from 'node:assert/strict'
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { customer } from '#contract/customer/customer.ts'
import { testDatabase } from '#test/database.ts'
import { temporaryFolder } from '#test/folder.ts'
import {
  type Authority,
  type CertificateKind,
  makeAuthority,
  noOpenssl,
} from '#test/tls/authority.ts'
import { type Door, openDoor } from '#test/tls/door.ts'
import { call } from './call.ts'
import { endLeftovers, failToStart, type Server, startServer } from './server.ts'
import { until } from './until.ts'

/** The certificate of a database that is reached by TLS: wrong, expired, and mended. */

describe('the certificate of the database', { skip: noOpenssl }, () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let database: Awaited<ReturnType<typeof testDatabase>>
  let authority: Authority
  let stranger: Authority
  let door: Door
  let address: string
  before(async () => {
    folder = await temporaryFolder()
    database = await testDatabase()
    authority = makeAuthority(join(folder.path, 'authority'))
    stranger = makeAuthority(join(folder.path, 'stranger'))
    // The file that DATABASE_URL names; it changes in a test.
    const trusted = join(folder.path, 'trusted.pem')
    await copyFile(authority.file, trusted)
    const url = new URL(database.url)
    door = await openDoor({ port: url.port, host: url.hostname, isAsked: true })
    url.hostname = 'localhost'
    url.port = String(door.port)
    // Otherwise the socket would be preferred.
    url.searchParams.delete('host')
    url.searchParams.set('sslmode', 'verify-full')
    url.searchParams.set('sslrootcert', trusted)
    address = url.href
  })
  after(async () => {
    endLeftovers()
    await door.close()
    await database.drop()
    await folder.remove()
  })

  /** No word of who signs in and to which database; the password is not printed in any case. */
  const tellsNoSecret = (text: string) => {
    const { username, password, pathname } = new URL(database.url)
    assert.ok(!text.includes(pathname.slice(1)), text)
    if (password) assert.ok(!text.includes(password), text)
    assert.ok(!text.includes(`${username}:`) && !text.includes('sslmode='), text)
  }

  const refused: [what: string, show: () => Door['certificate'], sentence: RegExp][] = [
    ...(
      [
        ['expired', /because the certificate of localhost has expired: renew it there\.$/],
        ['early', /of localhost is not valid yet, or the clock here is slow: set the clock/],
        ['of another name', /of localhost is for another name: name the host .* DATABASE_URL\.$/],
      ] satisfies [CertificateKind, RegExp][]
    ).map(([kind, sentence]): [string, () => Door['certificate'], RegExp] => [
      `is ${kind}`,
      () => authority.issue(kind),
      sentence,
    ]),
    [
      'is from an unknown authority',
      () => stranger.issue(),
      /an authority that is not known here: name the file .*_URL \(sslrootcert=…\)\.$/,
    ],
    ['is missing', () => undefined, /localhost answers without TLS: turn on ssl there/],
  ]
  for (const [what, show, sentence] of refused) {
    test(`that ${what} stops the start with one sentence`, async () => {
      door.certificate = show()
      const { code, output } = await failToStart(folder.path, { DATABASE_URL: address })
      assert.equal(code, 1)
      assert.match(output.trim(), /^The database cannot be used, because .+\.$/)
      assert.match(output.trim(), sentence)
      tellsNoSecret(output)
    })
  }

  test('is checked against a file that has to be there', async () => {
    const url = new URL(address)
    url.searchParams.set('sslrootcert', join(folder.path, 'nowhere.pem'))
    const { output } = await failToStart(folder.path, { DATABASE_URL: url.href })
    assert.match(
      output.trim(),
      /^A file that DATABASE_URL names .*sslrootcert.* read \(ENOENT\)\.$/,
    )
    tellsNoSecret(output)
  })

  test('may expire and be renewed, and change its authority, while the server runs', async () => {
    door.certificate = authority.issue()
    const server = await startServer(folder.path, { DATABASE_URL: address })
    const trusted = new URL(address).searchParams.get('sslrootcert') ?? ''
    await untilReady(server)
    const show = (certificate: Door['certificate']) => {
      door.certificate = certificate
    }
    const faults: [name: string, fault: () => Promise<void>, mend: () => Promise<void>][] = [
      [
        'has expired',
        async () => show(authority.issue('expired')),
        async () => show(authority.issue()),
      ],
      [
        'is from an authority that is not known here',
        async () => show(stranger.issue()),
        async () => writeFile(trusted, await readFile(stranger.file)),
      ],
      ['ENOENT', () => rm(trusted), async () => writeFile(trusted, await readFile(stranger.file))],
    ]
    for (const [name, fault, mend] of faults) {
      await fault()
      door.dropAll()
      await until('it is not ready', async () => (await readyz(server)).status === 503)
      assert.equal((await readyz(server)).body.status, 'database unreachable')
      const answer = await signIn(server)
      assert.deepEqual([answer.status, answer.body.code], [503, 'database_away'])
      assert.equal(answer.headers.get('retry-after'), '2')
      await until('the log says so', () => server.output().includes(name))
      await mend()
      await untilReady(server)
      assert.equal((await signIn(server)).body.code, 'wrong_credentials')
    }
    assert.match(server.output(), /"msg":"not ready: .*the certificate of localhost has expired"/)
    assert.equal(server.output().match(/"msg":"ready again"/g)?.length, faults.length)
  })
})

const signIn = ({ url }: Server) =>
  call(url, customer.login, { body: { email: 'nobody@example.in', password: 'x' } })

async function readyz({ url }: Server) {
  const response = await fetch(`${url}/readyz`)
  return { status: response.status, body: (await response.json()) as { status: string } }
}

const untilReady = (server: Server) =>
  until('it is ready', async () => (await readyz(server)).status === 200)
