import sharp from 'sharp'
import { drawLine } from './glyph.ts'

/** The size of previews of shared links. */
const [width, height] = [1_200, 630]
const stripHeight = 210
const pad = 10

interface Drawn {
  /** Undefined if the listing has no readable photo. */
  photo: Buffer | undefined
  /** An SVG square with one unit per module. */
  qr: { svg: string; size: number }
  lines: string[]
}

/**
 * Returns a JPEG: the photo, and below it the QR code beside the numbers. A module of the code is a
 * whole number of pixels, so that the code is not distorted.
 */
export async function drawShareCard({ photo, qr, lines }: Drawn): Promise<Buffer | undefined> {
  const side = Math.floor((stripHeight - 2 * pad) / qr.size) * qr.size
  const left = 2 * pad + side
  const gap = stripHeight / (lines.length + 1)
  const drawn = lines.map((line, index) =>
    drawLine(line, {
      ...{ x: left + 20, y: height - stripHeight + gap * (index + 1) - 18 },
      ...{ unit: 6, maxWidth: width - left - 60 },
    }),
  )
  if (drawn.includes(undefined)) return undefined
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${drawn.join('')}</svg>`
  const code = await sharp(Buffer.from(qr.svg)).resize(side, side, { kernel: 'nearest' }).toBuffer()
  const picture =
    photo &&
    (await sharp(photo, { limitInputPixels: 50_000_000 })
      .resize(width, height - stripHeight, { fit: 'cover' })
      .toBuffer())
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite([
      ...(picture ? [{ input: picture, left: 0, top: 0 }] : []),
      { input: code, left: pad, top: height - stripHeight + Math.floor((stripHeight - side) / 2) },
      { input: Buffer.from(text), left: 0, top: 0 },
    ])
    .jpeg({ quality: 80 })
    .toBuffer()
}
