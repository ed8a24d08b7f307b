import { msg, t } from '#domain/locale/translate.ts'
/** Recognizes files by their first bytes: libvips alone would also accept SVG, PDF and others. */

export type PhotoFormat = 'png' | 'jpeg' | 'gif' | 'webp'

/** Number of bytes needed. */
export const startLength = 512

const starts: readonly [PhotoFormat, RegExp][] = [
  ['png', /^\x89PNG\r\n.\n/s],
  ['jpeg', /^\xff\xd8\xff/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF.{4}WEBP/s],
]

const others: readonly [RegExp, string][] = [
  [
    /^\s*(<\?xml.*)?<(!DOCTYPE )?svg\b/is,
    msg('SVG files are not accepted. Please upload a photo.'),
  ],
  [/^.{4}ftypavif/s, msg('AVIF images are not accepted. Please save yours as JPG.')],
  [/^.{4}ftyp(hei|hev|mif|msf)/s, msg('HEIC photos are not accepted. Please save yours as JPG.')],
  [/^(II\*\0|MM\0\*)/, msg('TIFF images are not accepted. Please save yours as JPG.')],
  [/^BM/, msg('BMP images are not accepted. Please save yours as PNG or JPG.')],
  [/^%PDF/, msg('PDF documents are not accepted. Please upload a photo.')],
  [/^$/, msg('this file is empty.')],
]

const notAPicture = msg('this is not a PNG, JPG, GIF or WebP image.')

// Only the extensions of our formats; any other name is harmless.
const promises: Record<string, PhotoFormat> = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  jpe: 'jpeg',
  jfif: 'jpeg',
  gif: 'gif',
  webp: 'webp',
}

/** Returns the format of a file by its first bytes, or why it is not accepted. */
export function recognise(
  start: Buffer,
  name: string,
): { format: PhotoFormat } | { reason: string } {
  const text = start.subarray(0, startLength).toString('latin1')
  const format = starts.find(([, pattern]) => pattern.test(text))?.[0]
  if (!format) return { reason: t(others.find(([like]) => like.test(text))?.[1] ?? notAPicture) }
  const promised = promises[/\.(\w+)$/.exec(name.toLowerCase())?.[1] ?? '']
  if (promised && promised !== format) {
    return {
      reason: t('this file is {format}, but its name says otherwise.', {
        format: format.toUpperCase(),
      }),
    }
  }
  return { format }
}
