import { msg } from '#domain/locale/translate.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { openedPage } from './pdf-page.ts'
import { decodeNames, readObjectStreams } from './pdf-stream.ts'

/** Why a PDF is refused; the file name precedes the sentence. */
export type PdfProblem = 'damaged' | 'locked' | 'active' | 'mixed'

export const pdfProblems: Record<PdfProblem, string> = {
  damaged: msg('this PDF cannot be opened. Please save it again, or send a photo of the document.'),
  locked: msg('this PDF is locked with a password. Please save it without one, or send a photo.'),
  active: msg(
    'this PDF contains a script or another file. Please print it to a new PDF, or send a photo.',
  ),
  mixed: msg('this PDF also contains other data. Please print it to a new PDF, or send a photo.'),
}

// The end of a file (ISO 32000-1, 7.5.5); only line ends and padding may follow.
const ending = /startxref\s+\d+\s+%%EOF[\s\0]*$/
const lockedName = /\/Encrypt(?![A-Za-z])/
// Actions that run, open or send something, embedded files, and forms with scripts (ISO 32000-1,
// 12.6.4 and 7.11.4). A script needs the name of its action, so /JS is not searched for.
const activeName = regExp()`
  \/(JavaScript|Launch|EmbeddedFiles?|RichMedia\w*|SubmitForm|ImportData|GoTo[RE]|XFA|Movie
  |Sound|Rendition)(?![A-Za-z0-9])
`
// Markup that a browser would interpret if the file were served as a page.
const markup = /<(script|html|svg|!doctype html|\?php)[\s>]/i
// An archive may start anywhere in a file, with its directory near the end (APPNOTE.TXT, 4.3).
const archive = ['PK\u0003\u0004', 'PK\u0005\u0006'] as const

/**
 * Returns why a PDF is refused, or undefined. Searches every byte and every object stream for the
 * names of active content, so that false lengths and offsets cannot hide them.
 */
export async function pdfProblem(content: Buffer): Promise<PdfProblem | undefined> {
  const text = content.toString('latin1')
  if (!ending.test(text.slice(-2048))) return 'damaged'
  const names = decodeNames(text)
  if (lockedName.test(names)) return 'locked'
  if (activeName.test(names)) return 'active'
  if (markup.test(text) || archive.every((mark) => text.includes(mark))) return 'mixed'
  const streams = await readObjectStreams(content, text)
  if (!streams) return 'damaged'
  if (streams.some((stream) => activeName.test(decodeNames(stream.text)))) return 'active'
  return openedPage(text, streams)
}
