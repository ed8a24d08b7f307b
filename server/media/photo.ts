import sharp, { type Metadata, type OutputInfo } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { msg, t } from '#domain/locale/translate.ts'
import type { PhotoFormat } from './photo-kind.ts'

/** Widths of the stored versions of a photo; none is larger than the photo itself. */
export const photoWidths = [400, 800, 1600] as const

/**
 * A photo encoded again from its pixels, so nothing else of the upload survives: no EXIF and no
 * trailing data.
 */
export interface Photo {
  width: number
  height: number
  thumbhash: Buffer
  versions: { width: number; data: Buffer }[]
}

/** Why a picture is refused; the message follows the name of the file. */
export class PhotoProblem extends Error {}

const limits = {
  pixels: 50_000_000,
  frames: 200,
  leastSide: 16,
  /** A longer strip is no photo of a home, and WebP ends at 16,383 pixels. */
  shape: 10,
  seconds: 20,
} as const

const options = {
  limitInputPixels: limits.pixels,
  failOn: 'error',
  // The first frame of an animation.
  pages: 1,
} as const

// One libvips thread per photo and no cache: photos are read once, and memory matters more.
sharp.concurrency(1)
sharp.cache(false)

/** Decodes a photo, turns it upright and encodes it in our widths. Throws a PhotoProblem. */
export function readPhoto(path: string, format: PhotoFormat): Promise<Photo> {
  return withReason(async () => {
    checkShape(await sharp(path, options).metadata(), format)
    const { data, info } = await sharp(path, options)
      .rotate()
      .resize({ width: photoWidths.at(-1), withoutEnlargement: true })
      .timeout({ seconds: limits.seconds })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return {
      width: info.width,
      height: info.height,
      thumbhash: await thumbhashOf(data, info),
      versions: await versionsOf(data, info),
    }
  })
}

/**
 * Decodes a picture, turns it upright and encodes it again in its own format and size, so that only
 * its pixels are left. Throws a PhotoProblem.
 */
export function rewritePicture(content: Buffer, format: 'png' | 'jpeg'): Promise<Buffer> {
  return withReason(async () => {
    checkShape(await sharp(content, options).metadata(), format)
    return sharp(content, options)
      .rotate()
      .timeout({ seconds: limits.seconds })
      .toFormat(format, format === 'jpeg' ? { quality: 90 } : {})
      .toBuffer()
  })
}

async function withReason<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PhotoProblem) throw error
    throw new PhotoProblem(reasonOf(error))
  }
}

function checkShape({ format, width, height, pages = 1 }: Metadata, expected: PhotoFormat): void {
  if (format !== expected) throw new PhotoProblem(t('this file is damaged or is not an image.'))
  if (width * height > limits.pixels) throw new PhotoProblem(t(tooManyPixels))
  if (pages > limits.frames) throw new PhotoProblem(t('this animation has too many frames.'))
  if (Math.min(width, height) < limits.leastSide) {
    throw new PhotoProblem(t('this image is too small.'))
  }
  if (Math.max(width, height) > limits.shape * Math.min(width, height)) {
    throw new PhotoProblem(t('this image is too narrow.'))
  }
}

const tooManyPixels = msg('this image has more than 50 megapixels.')

// Matches the error texts of libvips, which has no codes: sharp 0.35, lib/constructor.js and
// src/common.cc.
function reasonOf(error: unknown): string {
  const words = error instanceof Error ? error.message : ''
  if (/pixel limit/i.test(words)) return t(tooManyPixels)
  if (/timeout/i.test(words)) return t('this image takes too long to read.')
  return t('this image is damaged.')
}

async function versionsOf(data: Buffer, { width, height, channels }: OutputInfo) {
  const widths = [...photoWidths.filter((wanted) => wanted < width), width]
  const versions: Photo['versions'] = []
  // Sequentially: each is quick, and two photos are processed in parallel already.
  for (const wanted of widths) {
    const picture = sharp(data, { raw: { width, height, channels } }).resize({ width: wanted })
    versions.push({ width: wanted, data: await picture.webp({ quality: 78 }).toBuffer() })
  }
  return versions
}

async function thumbhashOf(data: Buffer, { width, height, channels }: OutputInfo) {
  const small = await sharp(data, { raw: { width, height, channels } })
    .resize(100, 100, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(small.info.width, small.info.height, small.data))
}
