export interface PhotoImage {
  url: string
  thumbhash?: string | null
  /** The files of each width; or only the widths, where they determine the names. */
  sources?: readonly { width: number; url: string }[]
  widths?: readonly number[]
}

/** A photo that keeps its place while it loads at its whole size. */
export interface SizedImage extends PhotoImage {
  width: number
  height: number
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
export function shortPhoto({ url, thumbhash, sources = [] }: PhotoImage): PhotoImage {
  const picture = { url, ...(thumbhash && { thumbhash }) }
  if (sources.length < 2) return picture
  const isNamed = sources.every((file) => file.url === url.replace(widthInName, `/${file.width}`))
  return isNamed
    ? { ...picture, widths: sources.map(({ width }) => width) }
    : { ...picture, sources }
}
