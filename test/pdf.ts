import { inflateSync } from 'node:zlib'

/**
 * A piece of text on a page; `top` is the height of its foot, from the top of an A4 page in points.
 */
export interface PdfText {
  text: string
  left: number
  top: number
}

/** What stands on the pages of one of our PDFs, and how high its ruled lines are. */
export function readPdf(file: Buffer): { texts: PdfText[]; rules: number[] } {
  const objects = objectsOf(file)
  const fonts = new Map<string, readonly string[]>()
  const texts: PdfText[] = []
  const rules: number[] = []
  for (const { head } of objects.values()) {
    const listed = /\/Font <<([^>]*)>>/.exec(head)?.[1] ?? ''
    for (const [, name = '', at = ''] of listed.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+)/.exec(objects.get(at)?.head ?? '')?.[1] ?? ''
      fonts.set(name, charactersOf(objects.get(map)?.stream ?? ''))
    }
  }
  const drawn = /1 0 0 1 (\S+) (\S+) Tm\n\/(F\d+) \S+ Tf\n\[(.*?)\] TJ|^\S+ (\S+) l$/gms
  for (const { stream } of objects.values()) {
    for (const [, left, height, font = '', glyphs = '', rule] of stream.matchAll(drawn)) {
      if (rule) rules.push(Number(rule))
      else {
        const characters = fonts.get(font) ?? []
        const codes =
          glyphs
            .match(/<[0-9a-f]+>/g)
            ?.join('')
            .match(/[0-9a-f]{4}/g) ?? []
        const text = codes.map((code) => characters[Number.parseInt(code, 16)]).join('')
        texts.push({ text, left: Number(left), top: pageHeight - Number(height) })
      }
    }
  }
  return { texts, rules }
}

const pageHeight = 841.89

function objectsOf(file: Buffer): Map<string, { head: string; stream: string }> {
  const text = file.toString('latin1')
  const found = [...text.matchAll(/^(\d+) 0 obj\n(.*?)(?:\nendobj|stream\n(.*?)\nendstream)/gms)]
  return new Map(
    found.map(([, id = '', head = '', stream]) => {
      const packed = stream !== undefined && head.includes('/FlateDecode')
      const plain = packed ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : ''
      return [id, { head, stream: plain }]
    }),
  )
}

/** What each glyph of a font stands for. */
function charactersOf(map: string): string[] {
  const list = /beginbfrange\n<0000> <\w+> \[(.*?)\]/s.exec(map)?.[1] ?? ''
  return [...list.matchAll(/<([^>]*)>/g)].map(([, codes = '']) =>
    String.fromCodePoint(...codes.split(' ').map((code) => Number.parseInt(code, 16))),
  )
}
