import sharp from 'sharp'

/**
 * So wide and high is the picture a hash is made of: each of the 64 bits compares two neighbours.
 */
const [width, height] = [9, 8]

/** With fewer bits of one kind a picture is all but plain, and alike to every other plain one. */
const minBits = 7

/**
 * The 64-bit difference hash of a picture, given as a path or as the file itself: whether
 * brightness falls from each point to the next. It survives another size, format or quality and
 * small changes of light. Null where the picture has too little in it to be known by.
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
