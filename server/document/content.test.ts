import assert from 'node:assert/strict'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, test } from 'node:test'
import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { document } from '#contract/document.ts'
import { useApp } from '#test/app.ts'
import { pdf, sendDocument } from '#test/document.ts'
import { makeBroker } from '#test/make.ts'
import { flood, picture } from '#test/photo.ts'
import { processorTime } from '#test/processor-time.ts'

const site = useApp()

const folder = () => join(site.context.config.dataDir, 'documents')
const stored = async () => {
  const names = await readdir(folder()).catch((): string[] => [])
  return names.filter((name) => name !== 'incoming')
}
beforeEach(() => rm(folder(), { recursive: true, force: true }))
const sender = async () => (await makeBroker(site.context.db, { kycStatus: 'pending' })).token

const page = pdf.toString('latin1')
const bytes = (text: string) => Buffer.from(text, 'latin1')
const withObjects = (text: string, objects: string) =>
  bytes(text.replace(/\nxref/, `\n${objects}\nxref`))
const withRoot = (entries: string, objects = '') =>
  withObjects(page.replace('/Type /Catalog', `/Type /Catalog ${entries}`), objects)
const withPage = (entries: string, objects = '') =>
  withObjects(page.replace(/\/Type \/Page(?!s)/, `/Type /Page ${entries}`), objects)

/** Draws a PDF with pdfkit, as for invoices. */
function drawn(options: PDFKit.PDFDocumentOptions, draw: (paper: PDFKit.PDFDocument) => void) {
  const paper = new PDFDocument(options)
  const chunks: Buffer[] = []
  paper.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<Buffer>((resolve) => {
    paper.on('end', () => resolve(Buffer.concat(chunks)))
  })
  draw(paper)
  paper.end()
  return ended
}

/** Returns a PDF whose catalog and pages are in an object stream, as newer writers produce it. */
function packed(catalog: string, given: { coding?: string; pack?: (text: Buffer) => Buffer } = {}) {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 600] >>',
  ]
  let place = 0
  const head = objects.map((object, index) => {
    const pair = `${index + 1} ${place}`
    place += object.length + 1
    return pair
  })
  const first = `${head.join(' ')} `
  const pack = given.pack ?? deflateSync
  const data = pack(bytes(`${first}${objects.join(' ')}`)).toString('latin1')
  const coding = given.coding ?? '/Filter /FlateDecode'
  return bytes(
    `%PDF-1.5\n4 0 obj\n<< /Type /ObjStm /N 3 /First ${first.length} ` +
      `${coding} /Length ${data.length} >>\nstream\n${data}\nendstream\n` +
      'endobj\n5 0 obj\n<< /Type /XRef /Root 1 0 R /Size 6 >>\n' +
      'stream\n\nendstream\nendobj\nstartxref\n9\n%%EOF\n',
  )
}

const script = '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'
const active = /^pan\.pdf: this PDF contains a script or another file\./
const damaged = /^pan\.pdf: this PDF cannot be opened\./
const mixed = /^pan\.pdf: this PDF also contains other data\./

const refusedPdfs: Record<string, [data: Buffer | Promise<Buffer>, said: RegExp]> = {
  'runs a script when it opens': [withRoot(script), active],
  'writes the name of its script in signs': [
    withRoot('/OpenAction << /S /J#61va#53cript /JS (app.alert(1)) >>'),
    active,
  ],
  'starts a program': [withRoot('/OpenAction << /S /Launch /F (cmd.exe) >>'), active],
  'sends a form': [withRoot('/OpenAction << /S /SubmitForm /F (http://x.example) >>'), active],
  'opens a site by itself': [withRoot('/OpenAction << /S /URI /URI (http://x.example) >>'), active],
  'opens a site with its page': [
    withPage('/AA << /O << /S /URI /URI (http://x.example) >> >>'),
    active,
  ],
  'opens a site with its page, by an object of its own': [
    withPage('/AA 91 0 R', '91 0 obj << /O 92 0 R >> endobj 92 0 obj << /S /URI >> endobj'),
    active,
  ],
  'opens a site with its page, in signs': [
    withPage('/#41A << /O << /S /U#52I /URI (http://x.example) >> >>'),
    active,
  ],
  'opens a site behind the first action': [
    withRoot('/OpenAction << /S /Named /N /FirstPage /Next << /S /URI /URI (http://x) >> >>'),
    active,
  ],
  'opens a site at the end of a chain of actions': [
    withRoot(
      '/OpenAction 91 0 R',
      '91 0 obj << /S /Named /Next [92 0 R] >> endobj ' +
        '92 0 obj << /S /Named /Next 93 0 R >> endobj 93 0 obj << /S /URI >> endobj',
    ),
    active,
  ],
  'opens a site from an object stream': [packed('/AA << /WC << /S /URI >> >>'), active],
  'has actions that lead back to the first, and one more': [
    withRoot(
      '/OpenAction 91 0 R',
      '91 0 obj << /S /Named /Next 92 0 R >> endobj ' +
        '92 0 obj << /S /Named /Next [91 0 R << /S /URI >>] >> endobj',
    ),
    active,
  ],
  'does more by itself than can be followed': [
    withRoot(`/OpenAction [${'/AA << /O '.repeat(100_000)}]`),
    active,
  ],
  'has a file inside': [
    drawn({}, (paper) => paper.text('PAN').file(bytes('MZ'), { name: 'a.exe' })),
    active,
  ],
  'has a form with scripts of its own': [withRoot('/AcroForm << /XFA 9 0 R >>'), active],
  'hides a script in an object stream': [packed(script), active],
  'packs its object stream twice': [
    packed(script, {
      coding: '/Filter [/FlateDecode /FlateDecode]',
      pack: (text) => deflateSync(deflateSync(text)),
    }),
    damaged,
  ],
  'writes its object stream in digits': [
    packed(script, {
      coding: '/Filter [/FlateDecode /ASCIIHexDecode]',
      pack: (text) => deflateSync(bytes(text.toString('hex'))),
    }),
    damaged,
  ],
  'has an object stream that grows beyond all measure': [
    packed('', { pack: () => deflateSync(Buffer.alloc(64 * 1024 * 1024, '1 0 ')) }),
    damaged,
  ],
  'is locked with a password': [
    drawn({ userPassword: '01011980' }, (paper) => paper.text('PAN')),
    /^pan\.pdf: this PDF is locked with a password\./,
  ],
  'begins like one and holds nothing': [bytes('%PDF-1.4\n1 0 obj << >> endobj\n%%EOF\n'), damaged],
  'is cut off': [pdf.subarray(0, -200), damaged],
  'has no page': [bytes(page.replace('/Kids [3 0 R]', '/Kids []')), damaged],
  'lacks the page it names': [bytes(page.replace('3 0 obj', '9 0 obj')), damaged],
  'ends in something else': [bytes(`${page}<script>alert(1)</script>`), damaged],
  'is a web page as well': [withRoot('/Lang (<script>alert\\(1\\)</script>)'), mixed],
  'is an archive as well': [withRoot('/Lang (PK\u0003\u0004 PK\u0005\u0006)'), mixed],
}

describe('a PDF is refused that', () => {
  for (const [what, [data, said]] of Object.entries(refusedPdfs)) {
    test(what, async () => {
      const refused = await sendDocument(site, await sender(), { data: await data })
      assert.deepEqual([refused.status, refused.body.code], [400, 'document_unreadable'])
      assert.match(refused.body.message ?? '', said)
      assert.match(refused.body.errors?.[0]?.message ?? '', said)
      assert.deepEqual(await stored(), [])
      assert.deepEqual(await readdir(join(folder(), 'incoming')), [])
    })
  }
})

const takenPdfs: Record<string, Buffer | Promise<Buffer>> = {
  'of one page': pdf,
  'with a link that somebody may press': drawn({}, (paper) =>
    paper.text('Registered', { link: 'https://rera.karnataka.gov.in' }),
  ),
  'that goes to a page when it opens': withRoot('/OpenAction << /S /GoTo /D [3 0 R /Fit] >>'),
  'that opens at a place': withRoot('/OpenAction [3 0 R /XYZ 0 0 1] /URI << /Base (http://x) >>'),
  'with many pages and pictures': drawn({}, (paper) => {
    for (let sheet = 0; sheet < 40; sheet++) paper.addPage().text(`Sheet ${sheet}`)
  }),
  'whose objects lie in an object stream': packed(''),
  'whose table of places is wrong': withRoot('/Lang (en)'),
  'with padding behind its end': bytes(`${page}\r\n\0\0\0`),
}

describe('a PDF is stored as it was sent', () => {
  for (const [what, given] of Object.entries(takenPdfs)) {
    test(what, async () => {
      const token = await sender()
      const data = await given
      const { status, body } = await sendDocument(site, token, { data })
      assert.equal(status, 201, body.message)
      assert.equal(body.document.bytes, data.length)
    })
  }

  test('a PDF of 10 MB of nothing but numbers is refused quickly', async () => {
    const token = await sender()
    for (const filler of ['1 0 obj ', '1', '/Root ', 'stream ', '#4', ' ']) {
      const data = Buffer.concat([pdf, Buffer.alloc(9 * 1024 * 1024, filler), pdf.subarray(-40)])
      const took = await processorTime(() => sendDocument(site, token, { data }))
      assert.ok(took < 4_000, `${filler}: ${took} ms`)
    }
  })
})

describe('pictures of documents', () => {
  for (const format of ['jpeg', 'png'] as const) {
    test(`a picture is re-encoded from its pixels as ${format}`, async () => {
      const token = await sender()
      const tail = bytes('<script>alert(1)</script>')
      const data = await sharp(await picture({ format, width: 400, height: 300 }))
        .withExif({ IFD0: { Artist: 'GPS of home' } })
        .toBuffer()
      const sent = await sendDocument(site, token, { data: Buffer.concat([data, tail]) })
      assert.equal(sent.status, 201, sent.body.message)
      const params = { id: sent.body.document._id }
      const response = await site.app.inject({
        url: `/api${document.ownFile.path.replace(':id', params.id)}`,
        headers: { authorization: `Bearer ${token}` },
      })
      const back = response.rawPayload
      assert.equal(back.includes('script'), false)
      assert.equal(back.includes('GPS of home'), false)
      assert.equal(back.length, sent.body.document.bytes)
      const read = await sharp(back).metadata()
      assert.deepEqual([read.format, read.width, read.height], [format, 400, 300])
    })

    test(`a truncated ${format} is refused`, async () => {
      const whole = await sharp({
        create: {
          width: 300,
          height: 300,
          channels: 3,
          background: '#123',
          noise: { type: 'gaussian', mean: 128, sigma: 60 },
        },
      })
        .toFormat(format)
        .toBuffer()
      const data = whole.subarray(0, whole.length / 2)
      const refused = await sendDocument(site, await sender(), { data, name: 'pan.jpg' })
      assert.equal(refused.body.errors?.[0]?.message, 'pan.jpg: this image is damaged.')
      assert.deepEqual(await stored(), [])
    })
  }

  test('a picture with too many pixels is refused', async () => {
    const data = flood(30_000, 30_000)
    const refused = await sendDocument(site, await sender(), { data })
    assert.match(refused.body.message ?? '', /50 megapixels/)
    assert.deepEqual(await stored(), [])
  })
})
