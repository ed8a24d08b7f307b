import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { inquiry } from '#contract/inquiry/inquiry.ts'
import { testDatabase } from '#test/database.ts'
import { temporaryFolder } from '#test/folder.ts'
import { makeProperty } from '#test/make.ts'
import { call } from './call.ts'
import {
  babbles,
  breaksOff,
  type DatabaseStandIn,
  ends,
  type Fault,
  says,
  standInFor,
} from './database-stand-in.ts'
import { inquiryNamed, nextAddress } from './draft.ts'
import { endLeftovers, type Server, startServer } from './server.ts'
import { until } from './until.ts'

/**
 * What PostgreSQL and pgbouncer say while a primary is replaced, each in the middle of a write: the
 * answer is 503, never 500, and the same call under its key is stored once.
 */

const folder = await temporaryFolder()
const database = await testDatabase()
let standIn: DatabaseStandIn
let server: Server
let listing: string
before(async () => {
  standIn = await standInFor(database.url)
  listing = (await makeProperty(database.db)).id
  server = await startServer(folder.path, { DATABASE_URL: standIn.url })
})
beforeEach(() => {
  standIn.fault = undefined
  standIn.met = 0
})
after(async () => {
  endLeftovers()
  standIn.close()
  await database.drop()
  await folder.remove()
})

const claim = 'insert into "idempotency_key"'

let count = 0

/** One call of a client: it is the same each time, under one key. */
function makeWrite() {
  const name = `asker-number-${count++}`
  const input = { params: { id: listing }, body: inquiryNamed(name) }
  const [key, from] = [name, nextAddress()]
  const write = async () => {
    const { status, body, headers } = await call(server.url, inquiry.create, input, { key, from })
    return { status, code: body.code, retryAfter: headers.get('retry-after') }
  }
  return { name, write }
}

/** The write meets the fault once, is answered, and is repeated on a database that is well. */
async function tryWrite(fault: Omit<Fault, 'text'>) {
  const { name, write } = makeWrite()
  standIn.fault = { ...fault, text: claim }
  const answer = await write()
  assert.ok(standIn.met > 0, `the write met no fault: ${JSON.stringify(answer)}`)
  standIn.fault = undefined
  assert.partialDeepStrictEqual(await write(), { status: 201 })
  const { db } = database
  const stored = await db.selectFrom('inquiry').where('name', '=', name).select('id').execute()
  assert.equal(stored.length, 1)
  return answer
}

const away = { status: 503, code: 'database_away', retryAfter: '2' }
const busy = { status: 503, code: 'busy', retryAfter: '5' }
const full = { status: 507, code: 'storage_full', retryAfter: '60' }

const ended: [message: string, code: string][] = [
  ['terminating connection due to administrator command', '57P01'],
  ['terminating connection because of crash of another server process', '57P02'],
  ['terminating connection due to unexpected postmaster exit', 'XX000'],
  ['terminating connection due to idle-in-transaction timeout', '25P03'],
  ['could not read block 7 in file "base/16384/2619": Input/output error', '58030'],
  ['could not open file "global/pg_filenode.map": No such file or directory', '58P01'],
  // pgbouncer 1.18 (objects.c, janitor.c), all under the code of a broken protocol.
  ['server conn crashed?', '08P01'],
  ['query_wait_timeout', '08P01'],
  ['idle transaction timeout', '08P01'],
  ['pgbouncer cannot connect to server', '08P01'],
  ['server login has been failing, try again later (server_login_retry)', '08P01'],
  // Later ones hand on the code of the server.
  ['server login has been failing, cached error: password authentication failed', '28P01'],
  ['no such database: brickbazaar', '3D000'],
]
/** The connection goes on after these. */
const said: [message: string, code: string][] = [
  ['cannot execute INSERT in a read-only transaction', '25006'],
  ['prepared statement "statement 7" does not exist', '26000'],
  ['prepared statement "statement 7" already exists', '42P05'],
]
/** Also after three further tries, where trying again helps at all. */
const collided: [message: string, code: string][] = [
  ['could not serialize access due to concurrent update', '40001'],
  ['deadlock detected', '40P01'],
  ['cached plan must not change result type', '0A000'],
  ['canceling statement due to lock timeout', '55P03'],
  ['canceling statement due to statement timeout', '57014'],
  ['out of memory', '53200'],
]
const broken: [name: string, answer: Fault['answer']][] = [
  ['ends without a word', ends],
  ['breaks off', breaksOff],
  ['sends what nobody asked for', babbles],
]

for (const at of ['statement', 'commit', 'committed'] as const) {
  describe(`at the ${at}, the database`, () => {
    for (const [message, code] of ended) {
      test(`ends with “${message}” (${code})`, async () => {
        assert.deepEqual(await tryWrite({ at, answer: says(code, message) }), away)
      })
    }
    for (const [name, answer] of broken) {
      test(name, async () => {
        assert.deepEqual(await tryWrite({ at, answer }), away)
      })
    }
  })
}

describe('at a statement, the database', () => {
  const at = 'statement'
  for (const [list, expected] of [
    [said, away],
    [collided, busy],
    [[['could not extend file "base/16384/2619": No space left', '53100']], full],
  ] as const) {
    for (const [message, code] of list) {
      test(`says “${message}” (${code})`, async () => {
        const answer = says(code, message, 'ERROR')
        assert.deepEqual(await tryWrite({ at, answer }), expected)
      })
    }
  }
})

describe('a new connection', () => {
  const refused: [message: string, code: string][] = [
    ['the database system is starting up', '57P03'],
    ['the database system is not accepting connections', '57P03'],
    ['sorry, too many clients already', '53300'],
    ['no pg_hba.conf entry for host "127.0.0.1"', '28000'],
    ['password authentication failed for user "brickbazaar"', '28P01'],
    ['no more connections allowed (max_client_conn)', '08P01'],
    ['database "brickbazaar" does not exist', '3D000'],
    ['the file of some setting cannot be read', 'F0000'],
  ]
  const answers: [name: string, answer: Fault['answer']][] = [
    ...refused.map(([text, code]): [string, Fault['answer']] => [text, says(code, text)]),
    ...broken,
  ]
  for (const [name, answer] of answers) {
    test(`is refused: ${name}`, async () => {
      const { write } = makeWrite()
      // What is open ends, so that the next write needs a new one.
      standIn.fault = { at: 'connect', text: '', answer }
      standIn.dropAll()
      await until('a connection was refused', () => standIn.met > 0)
      assert.deepEqual(await write(), away)
      standIn.fault = undefined
      await until('it is well again', async () => (await fetch(`${server.url}/readyz`)).ok)
      assert.partialDeepStrictEqual(await write(), { status: 201 })
    })
  }
})

test('no answer was a fault of ours', () => {
  assert.doesNotMatch(server.output(), /"msg":"fault"/)
})
