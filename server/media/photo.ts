import sharp, { type Metadata, type OutputInfo } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import type { PhotoFormat } from './photo-kind.ts'

/** Widths in which a photo is kept; none is larger than the photo itself. */
export const photoWidths = [400, 800, 1600] as const

/**
 * Ours are written anew from the pixels, so nothing else of the upload survives: no EXIF, no tail.
 */
export interface Photo {
  width: number
  height: number
  thumbhash: Buffer
  versions: { width: number; data: Buffer }[]
}

/** Why a picture cannot be taken; the sentence follows the name of the file. */
export class PhotoProblem extends Error {}

const limits = {
  pixels: 50_000_000,
  frames: 200,
  leastSide: 16,
  /** A strip this much longer than wide is no photo of a home, and WebP ends at 16,383 pixels. */
  shape: 10,
  seconds: 20,
} as const

const options = {
  limitInputPixels: limits.pixels,
  failOn: 'error',
  // The first picture of an animation.
  pages: 1,
} as const

// One libvips thread for each photo and no cache: photos are read once, and memory matters more.
sharp.concurrency(1)
sharp.cache(false)

/** Decodes a picture, turns it upright and writes it in our widths. Throws a PhotoProblem. */
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
 * Decodes a picture whole, turns it upright and writes it anew in its own format and size, so that
 * nothing but its pixels is left. Throws a PhotoProblem.
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
  if (format !== expected) throw new PhotoProblem('this file is not what it begins like.')
  if (width * height > limits.pixels) throw new PhotoProblem(tooManyPixels)
  if (pages > limits.frames) throw new PhotoProblem('this animation has too many frames.')
  if (Math.min(width, height) < limits.leastSide) {
    throw new PhotoProblem('this picture is too small.')
  }
  if (Math.max(width, height) > limits.shape * Math.min(width, height)) {
    throw new PhotoProblem('this picture is too narrow.')
  }
}

const tooManyPixels = 'this picture has more than 50 megapixels.'

// The words of libvips, which has no codes: sharp 0.35, lib/constructor.js and src/common.cc.
function reasonOf(error: unknown): string {
  const words = error instanceof Error ? error.message : ''
  if (/pixel limit/i.test(words)) return tooManyPixels
  if (/timeout/i.test(words)) return 'this picture takes too long to read.'
  return 'this picture is damaged.'
}

async function versionsOf(data: Buffer, { width, height, channels }: OutputInfo) {
  const widths = [...photoWidths.filter((wanted) => wanted < width), width]
  const versions: Photo['versions'] = []
  // One after the other: each is quick, and two photos are worked on at once already.
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
