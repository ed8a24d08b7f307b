export interface PhotoImage {
  url: string
  width: number
  height: number
  thumbhash: string | null
  /** The files of each width; or only the widths, where they determine the names. */
  sources?: readonly { width: number; url: string }[]
  widths?: readonly number[]
}

const widthInName = /\/\d+(?=\.\w+$)/

/** Returns the files of a photo to choose from; nothing where there is one file. */
export function sourceSet(
  { url, sources, widths = [] }: PhotoImage,
  sizes: string,
): { srcSet: string; sizes: string } | undefined {
  const files =
    sources ?? widths.map((width) => ({ width, url: url.replace(widthInName, `/${width}`) }))
  if (files.length < 2) return undefined
  return { srcSet: files.map((file) => `${file.url} ${file.width}w`).join(', '), sizes }
}

/** Returns the photo in half the bytes, as public pages send it to the browser. */
export function shortPhoto({
  url,
  width,
  height,
  thumbhash,
  sources = [],
}: PhotoImage): PhotoImage {
  const picture = { url, width, height, thumbhash }
  const isNamed = sources.every((file) => file.url === url.replace(widthInName, `/${file.width}`))
  if (!isNamed) return { ...picture, sources }
  return { ...picture, widths: sources.map((file) => file.width) }
}
