import assert from 'node:assert/strict'
import { readdir, readFile, rename, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, test } from 'node:test'
import { DocumentKind, document } from '#contract/document.ts'
import { documentLimits } from '#contract/upload-limits.ts'
import { sweepDocuments } from '#server/document/sweep.ts'
import { useApp } from '#test/app.ts'
import { pdf, sendDocument } from '#test/document.ts'
import { makeAdministrator, makeBroker, makeCustomer } from '#test/make.ts'

const site = useApp()

const folder = () => join(site.context.config.dataDir, 'documents')
const stored = async () => {
  const names = await readdir(folder()).catch((): string[] => [])
  return names.filter((name) => name !== 'incoming')
}
beforeEach(() => rm(folder(), { recursive: true, force: true }))
const reviewer = async () => (await makeAdministrator(site.context.db, { role: 'moderator' })).token
const newcomer = () => makeBroker(site.context.db, { kycStatus: 'pending' })
const ofBroker = async (id: string, token: string) =>
  (await site.call(document.ofBroker, { params: { id } }, { token })).body.documents

describe('uploading KYC documents', () => {
  test('each kind can be uploaded, and numbers are masked for reviewers', async () => {
    const { id, token } = await newcomer()
    for (const kind of DocumentKind.keys) {
      assert.equal((await sendDocument(site, token, { kind })).status, 201, kind)
    }
    const own = await site.call(document.mine, {}, { token })
    assert.deepEqual(
      own.body.documents.map(({ kind, number }) => [kind, number]),
      [
        ['pan', 'AAXXXXX39F'],
        ['address-proof', null],
        ['rera', 'A5XXXXXXX835'],
        ['gst', '27XXXXXXXXXX1ZV'],
      ],
    )
    const moderator = await reviewer()
    const listed = await ofBroker(id, moderator)
    assert.deepEqual(listed, own.body.documents)
    const numbers = await Promise.all(
      listed.map(({ _id }) =>
        site.call(document.number, { params: { id: _id } }, { token: moderator }),
      ),
    )
    assert.deepEqual(
      numbers.map(({ body }) => body.number),
      ['AAPFU0939F', null, 'A51700001835', '27AAPFU0939F1ZV'],
    )
  })

  test('files and numbers are unreadable on disk and in the database', async () => {
    const { token } = await newcomer()
    await sendDocument(site, token)
    const [name = ''] = await stored()
    const sealed = await readFile(join(folder(), name))
    assert.equal(sealed.includes('PDF'), false)
    assert.equal(sealed.length, pdf.length + 28)
    const rows = await site.context.db.selectFrom('document').selectAll().execute()
    assert.doesNotMatch(JSON.stringify(rows[0]?.number?.toString('latin1')), /AAPFU/)
    const log = await site.context.db.selectFrom('audit_event').selectAll().execute()
    assert.doesNotMatch(JSON.stringify(log), /AAPFU/)
  })

  for (const [what, given, message] of [
    ['no number', { number: undefined }, 'Please enter the number of the PAN card.'],
    ['a wrong PAN', { number: 'AAPXU0939F' }, /^Please enter the PAN/],
    [
      'a wrong check digit',
      { kind: 'gst', number: '22AAAAA0000A1Z5' },
      /^Please enter a valid 15-character GSTIN/,
    ],
    ['a kind nobody asked for', { kind: 'aadhaar' }, /^Please choose/],
    ['a program', { data: Buffer.from('MZ\u0090 not a paper at all') }, /not a PDF, PNG or JPEG/],
    ['a page', { data: Buffer.from('<html><script>alert(1)</script>') }, /not a PDF/],
    ['next to nothing', { data: Buffer.from('%') }, /not a PDF/],
    ['nothing', { data: Buffer.alloc(0) }, /not a PDF/],
  ] as const) {
    test(`a document is refused with ${what}`, async () => {
      const { token } = await newcomer()
      const refused = await sendDocument(site, token, given)
      assert.equal(refused.status, 400)
      const said = refused.body.errors?.[0]?.message ?? ''
      if (typeof message === 'string') assert.equal(said, message)
      else assert.match(said, message)
      assert.deepEqual(await stored(), [])
    })
  }

  test('documents are limited to 10 MB and twelve files', async () => {
    const { token } = await newcomer()
    const huge = Buffer.concat([pdf, Buffer.alloc(documentLimits.maxBytes)])
    assert.equal((await sendDocument(site, token, { data: huge })).status, 413)
    assert.deepEqual(await stored(), [])
    const sent = await Promise.all(
      Array.from({ length: 14 }, () => sendDocument(site, token, { kind: 'address-proof' })),
    )
    assert.equal(sent.filter(({ status }) => status === 201).length, 12)
    assert.equal(sent.find(({ status }) => status === 409)?.body.code, 'document_too_many')
    assert.equal((await stored()).length, 12)
  })

  test('a GST certificate must have the PAN of the PAN card', async () => {
    const { token } = await newcomer()
    await sendDocument(site, token, { kind: 'pan' })
    const other = await sendDocument(site, token, { kind: 'gst', number: '33AAOCP8857H1ZT' })
    assert.equal(other.body.errors?.[0]?.message, 'This does not match the PAN card above.')
  })

  test('agent numbers in unknown formats are accepted with a note', async () => {
    const { id, token } = await newcomer()
    await sendDocument(site, token, { kind: 'rera', number: 'new form 77/2026' })
    const [one] = await ofBroker(id, await reviewer())
    const read = await site.call(
      document.number,
      { params: { id: one?._id ?? '' } },
      { token: await reviewer() },
    )
    assert.equal(read.body.number, 'NEW FORM 77/2026')
    assert.match(one?.note ?? '', /does not look like a RERA agent number/)
  })

  test('an Aadhaar number is never stored', async () => {
    const { id, token } = await newcomer()
    await sendDocument(site, token, { kind: 'address-proof', number: '2341 2341 2346' })
    assert.equal((await ofBroker(id, await reviewer()))[0]?.number, null)
  })

  test('the file’s name is text, whatever it looks like', async () => {
    const { token } = await newcomer()
    for (const name of ['../../x.pdf', '<img src=x onerror=alert(1)>.pdf', '\u202efdp.exe']) {
      const sent = await sendDocument(site, token, { kind: 'address-proof', name })
      assert.equal(sent.status, 201)
      assert.doesNotMatch(sent.body.document.name, /\p{C}/u)
    }
    for (const name of await stored()) assert.match(name, /^[\da-f-]{36}$/)
  })
})

describe('files of documents', () => {
  test('a file is returned as sent, cannot run and is not cached', async () => {
    const { token } = await newcomer()
    const { body } = await sendDocument(site, token, { name: 'मेरा PAN.pdf' })
    const params = { id: body.document._id }
    const own = await site.call(document.ownFile, { params }, { token })
    assert.equal(own.body, pdf.toString())
    assert.equal(own.headers['content-type'], 'application/pdf')
    assert.match(String(own.headers['content-security-policy']), /default-src 'none'.*sandbox/)
    assert.equal(own.headers['x-content-type-options'], 'nosniff')
    assert.equal(own.headers['cache-control'], 'no-store')
    assert.equal(
      own.headers['content-disposition'],
      `inline; filename*=UTF-8''${encodeURIComponent('मेरा PAN.pdf')}`,
    )
  })

  test('the owner and reviewers can open a file, and each access is audited', async () => {
    const { id, token } = await newcomer()
    const { body } = await sendDocument(site, token)
    const params = { id: body.document._id }
    const moderator = await reviewer()
    assert.equal((await site.call(document.file, { params }, { token: moderator })).status, 200)
    await site.call(document.ownFile, { params }, { token })
    const log = await site.context.db
      .selectFrom('audit_event')
      .select(['actor_realm', 'after'])
      .where('act', '=', 'document.open')
      .where('target_id', '=', id)
      .orderBy('id')
      .execute()
    const after = { kind: 'pan', document: params.id }
    assert.deepEqual(log, [
      { actor_realm: 'administrator', after },
      { actor_realm: 'broker', after },
    ])
  })

  test('other brokers, customers and strangers cannot open a file', async () => {
    const { db } = site.context
    const { id, token } = await newcomer()
    const thief = await newcomer()
    const { body } = await sendDocument(site, token)
    const params = { id: body.document._id }
    for (const [endpoint, status] of [
      [document.ownFile, 404],
      [document.remove, 404],
      [document.file, 403],
    ] as const) {
      const stolen = await site.call(endpoint, { params }, { token: thief.token })
      assert.equal(stolen.status, status)
    }
    const list = await site.call(document.ofBroker, { params: { id } }, { token: thief.token })
    assert.equal(list.status, 403)
    assert.deepEqual((await site.call(document.mine, {}, { token: thief.token })).body, {
      documents: [],
    })
    const customer = await makeCustomer(db)
    assert.equal(
      (await site.call(document.file, { params }, { token: customer.token })).status,
      403,
    )
    assert.equal((await site.call(document.file, { params })).status, 401)
    assert.equal((await stored()).length, 1)
  })

  test('listing is not audited, showing the number is', async () => {
    const { id, token } = await newcomer()
    const { body } = await sendDocument(site, token)
    const moderator = await reviewer()
    const [listed] = await ofBroker(id, moderator)
    assert.equal(listed?.number, 'AAXXXXX39F')
    const acts = async () =>
      (
        await site.context.db
          .selectFrom('audit_event')
          .select(['act', 'actor_realm', 'after'])
          .where('target_id', '=', id)
          .where('act', 'like', 'document.%')
          .where('act', '<>', 'document.add')
          .execute()
      ).map(({ act, actor_realm, after }) => [act, actor_realm, after])
    assert.deepEqual(await acts(), [])
    const params = { id: body.document._id }
    const read = await site.call(document.number, { params }, { token: moderator })
    assert.equal(read.body.number, 'AAPFU0939F')
    assert.deepEqual(await acts(), [
      ['document.read_number', 'administrator', { kind: 'pan', document: params.id }],
    ])
    assert.equal((await site.call(document.number, { params }, { token })).status, 403)
  })

  test('a file changed or swapped on disk is not returned', async () => {
    const { token } = await newcomer()
    const one = await sendDocument(site, token)
    const two = await sendDocument(site, token, { kind: 'address-proof' })
    const path = (id: string) => join(folder(), id)
    await rename(path(one.body.document._id), path(two.body.document._id))
    const params = { id: two.body.document._id }
    const swapped = await site.call(document.ownFile, { params }, { token })
    assert.equal(swapped.status, 500)
    assert.equal(JSON.stringify(swapped.body).includes('%PDF'), false)
  })
})

test('old files without a document are swept, those of today stay', async () => {
  const { db, stores } = site.context
  const { id, token } = await newcomer()
  await sendDocument(site, token)
  const lost = await sendDocument(site, token, { kind: 'rera' })
  await db.deleteFrom('document').where('id', '=', lost.body.document._id).execute()
  await sweepDocuments(db, stores.documents)
  assert.equal((await stored()).length, 2)
  for (const name of await stored()) await utimes(join(folder(), name), 0, 0)
  await sweepDocuments(db, stores.documents)
  assert.deepEqual(
    await stored(),
    (await ofBroker(id, await reviewer())).map(({ _id }) => _id),
  )
})
