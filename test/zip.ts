import { deflateRawSync } from 'node:zlib'

/** A zip archive of our own making, whose directory may say any size. */
export function zipOf(entries: [name: string, content: Buffer, says: number][]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content, says] of entries) {
    const packed = deflateRawSync(content)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(says, 22)
    local.writeUInt16LE(name.length, 26)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt16LE(8, 10)
    central.writeUInt32LE(packed.length, 20)
    central.writeUInt32LE(says, 24)
    central.writeUInt16LE(name.length, 28)
    central.writeUInt32LE(at, 42)
    parts.push(local, Buffer.from(name), packed)
    directory.push(central, Buffer.from(name))
    at += 30 + name.length + packed.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, ...directory, end])
}

const xml = (text: string) => Buffer.from(`<?xml version="1.0"?>${text}`)
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const admin = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const relations = (...targets: [type: string, target: string][]) =>
  xml(
    `<Relationships xmlns="${packaged}/relationships">${targets
      .map(
        ([type, target], index) =>
          `<Relationship Id="rId${index + 1}" Type="${admin}/${type}" Target="${target}"/>`,
      )
      .join('')}</Relationships>`,
  )

/**
 * A workbook of one sheet, written by hand so that it can be what no writer makes: `sheet` is what
 * stands within its element, `before` in front of it, `comments` the list of comments on its cells.
 */
export function handmade(sheet: string, { before = '', comments = '' } = {}): Buffer {
  const commented = comments === '' ? '' : '/xl/comments1.xml'
  const override = (part: string, type: string) =>
    `<Override PartName="${part}" ContentType="${spreadsheet}.${type}+xml"/>`
  const files: [string, Buffer][] = [
    [
      '[Content_Types].xml',
      xml(
        `<Types xmlns="${packaged}/content-types">` +
          '<Default Extension="rels" ' +
          'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
          override('/xl/workbook.xml', 'sheet.main') +
          override('/xl/worksheets/sheet1.xml', 'worksheet') +
          `${commented && override(commented, 'comments')}</Types>`,
      ),
    ],
    ['_rels/.rels', relations(['officeDocument', 'xl/workbook.xml'])],
    [
      'xl/workbook.xml',
      xml(
        `<workbook xmlns="${main}" xmlns:r="${admin}"><sheets>` +
          '<sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>',
      ),
    ],
    ['xl/_rels/workbook.xml.rels', relations(['worksheet', 'worksheets/sheet1.xml'])],
    [
      'xl/worksheets/sheet1.xml',
      Buffer.from(`<?xml version="1.0"?>${before}<worksheet xmlns="${main}">${sheet}</worksheet>`),
    ],
  ]
  if (commented) {
    files.push(
      ['xl/worksheets/_rels/sheet1.xml.rels', relations(['comments', '../comments1.xml'])],
      [
        'xl/comments1.xml',
        xml(
          `<comments xmlns="${main}"><authors><author>A</author></authors>` +
            `<commentList>${comments}</commentList></comments>`,
        ),
      ],
    )
  }
  return zipOf(files.map(([name, content]) => [name, content, content.length]))
}

/** Two cells, as far apart as a sheet allows. */
export function sparse(): Buffer {
  return handmade(
    '<dimension ref="A1:XFD1048576"/><sheetData><row r="1"><c r="A1"><v>1</v></c></row>' +
      '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>',
  )
}

/** Rows of texts as the cells of a handmade sheet. */
export function sheetData(rows: readonly (readonly string[])[]): string {
  const cell = (text: string, column: number, row: number) =>
    `<c r="${String.fromCharCode(65 + column)}${row + 1}" t="inlineStr"><is><t>${text}</t></is></c>`
  const lines = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((text, column) => cell(text, column, row)).join('')}</row>`,
  )
  return `<sheetData>${lines.join('')}</sheetData>`
}
