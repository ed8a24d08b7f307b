import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { inquiry } from '#contract/inquiry/inquiry.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { makeBroker, makeProperty } from '#test/make.ts'
import { type MailServer, startMailServer } from '#test/provider/smtp.ts'
import { call } from './call.ts'
import { useFolders } from './folder.ts'
import { endLeftovers, startServer } from './server.ts'
import { until } from './until.ts'

const newFolder = useFolders()

describe('DUR-11: the server is killed while a message is being sent', () => {
  let database: TestDatabase
  let mail: MailServer
  before(async () => {
    database = await testDatabase()
    mail = await startMailServer()
  })
  after(async () => {
    endLeftovers()
    await mail.close()
    await database.drop()
  })

  test('a possibly delivered message is not resent, a queued one is sent once', async () => {
    const { db } = database
    const { path } = await newFolder()
    const environment = { DATABASE_URL: database.url, SMTP_URL: mail.url }
    const { id: brokerId } = await makeBroker(db)
    const { id } = await makeProperty(db, { brokerId })
    const ask = (url: string, phone: string) =>
      call(url, inquiry.create, { params: { id }, body: { name: 'Meera', phone } })
    const mails = () =>
      db
        .selectFrom('message')
        .where('channel', '=', 'email')
        .select(['status', 'error'])
        .orderBy('id')
        .execute()

    mail.isSilent = true
    const first = await startServer(path, environment)
    await ask(first.url, '98765 43210')
    await until('the first mail is on its way', () => mail.mails.length === 1)
    // One mail at a time: this one waits behind the other.
    await ask(first.url, '98765 43211')
    first.send('SIGKILL')
    await first.ended

    mail.isSilent = false
    await sql`update message set leased_until = now() - interval '1 second'
      where leased_until is not null`.execute(db)
    const second = await startServer(path, environment)
    await until('nothing waits any more', async () =>
      (await mails()).every(({ status }) => status !== 'pending'),
    )
    second.send('SIGTERM')
    await second.ended
    const [lost, waited] = await mails()
    assert.equal(lost?.status, 'failed')
    assert.match(lost?.error ?? '', /may have been delivered/)
    assert.equal(waited?.status, 'sent')
    assert.equal(mail.mails.length, 2)
    assert.equal(new Set(mail.mails.map(({ content }) => content)).size, 2)
  })
})
