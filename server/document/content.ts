import type { Document } from '#contract/document.ts'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { pdfProblem, pdfProblems } from './pdf.ts'

/**
 * Returns the content to store: a picture is decoded and re-encoded; a PDF is stored as sent if it
 * opens and contains nothing active. Anything else is refused with the reason.
 */
export async function cleanContent(
  content: Buffer,
  { mediaType, name }: { mediaType: Document['mediaType']; name: string },
): Promise<Buffer> {
  if (mediaType === 'application/pdf') {
    const problem = await pdfProblem(content)
    if (problem) throw unreadable(name, t(pdfProblems[problem]))
    return content
  }
  // Loaded with the first picture: startup need not wait for libvips.
  const { PhotoProblem, rewritePicture } = await import('#server/media/photo.ts')
  try {
    return await rewritePicture(content, mediaType === 'image/png' ? 'png' : 'jpeg')
  } catch (error) {
    if (error instanceof PhotoProblem) throw unreadable(name, error.message)
    throw error
  }
}

/** Returns the refusal of a document, with the reason at the field. */
export function unreadable(name: string, reason: string) {
  const message = `${name}: ${reason}`
  return refuse('document_unreadable', { message, fields: { file: message } })
}
