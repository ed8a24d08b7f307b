import type { Document } from '#contract/document.ts'
import { refuse } from '#contract/refusal.ts'
import { pdfProblem, pdfProblems } from './pdf.ts'

/**
 * Returns what of a document is kept: a picture is decoded and written anew, a PDF stays as it was
 * sent when a reader opens it and nothing in it acts. Anything else is refused with its reason.
 */
export async function cleanContent(
  content: Buffer,
  { mediaType, name }: { mediaType: Document['mediaType']; name: string },
): Promise<Buffer> {
  if (mediaType === 'application/pdf') {
    const problem = await pdfProblem(content)
    if (problem) throw unreadable(name, pdfProblems[problem])
    return content
  }
  // Loaded with the first picture: a start need not wait for libvips.
  const { PhotoProblem, rewritePicture } = await import('#server/media/photo.ts')
  try {
    return await rewritePicture(content, mediaType === 'image/png' ? 'png' : 'jpeg')
  } catch (error) {
    if (error instanceof PhotoProblem) throw unreadable(name, error.message)
    throw error
  }
}

/** The refusal of a document, with its reason beside the field. */
export function unreadable(name: string, reason: string) {
  const message = `${name}: ${reason}`
  return refuse('document_unreadable', { message, fields: { file: message } })
}
