import sharp from 'sharp'

/** The picture is reduced to this size: each of the 64 bits compares two neighbouring pixels. */
const [width, height] = [9, 8]

/** With fewer zeros or ones a picture is nearly uniform and resembles every other such picture. */
const minBits = 7

/**
 * Returns the 64-bit difference hash of a picture, given as path or content: each bit says whether
 * brightness falls from one point to the next. The hash survives a change of size, format or
 * quality and slight changes of light. Returns null for a nearly uniform picture.
 */
export async function differenceHash(picture: string | Buffer): Promise<Buffer | null> {
  const points = await sharp(picture)
    .greyscale()
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer()
  const hash = Buffer.alloc(8)
  let count = 0
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width - 1; column++) {
      const place = row * width + column
      if ((points[place] ?? 0) <= (points[place + 1] ?? 0)) continue
      hash[row] = (hash[row] ?? 0) | (1 << (7 - column))
      count++
    }
  }
  return count < minBits || count > 64 - minBits ? null : hash
}
