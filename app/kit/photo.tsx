import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { placeholderOf } from '#app/kit/form/placeholder.ts'
import { cn } from '#app/ui/class-name.ts'
import { NoPhoto } from './no-photo.tsx'

export interface PhotoImage {
  url: string
  width: number
  height: number
  thumbhash: string | null
  /** The files of each width; or only the widths, where they determine the names. */
  sources?: readonly { width: number; url: string }[]
  widths?: readonly number[]
}

interface PhotoProps {
  image: PhotoImage | undefined
  alt: string
  /** The displayed width, for choosing a file: "(min-width: 768px) 33vw, 100vw". */
  sizes?: string
  /** Loads the photo eagerly, where it is seen first. */
  eager?: boolean
  /** The box that it fills; 4:3 by default. */
  className?: string
}

/** A photo with a reserved box: blurred until it has loaded, and a drawing where there is none. */
export function Photo({ image, alt, sizes = '100vw', eager = false, className }: PhotoProps) {
  const [broken, setBroken] = useState(false)
  const element = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // Loading may have failed before React attached its handler.
    const { complete = false, naturalWidth = 0 } = element.current ?? {}
    setBroken(complete && naturalWidth === 0 && image !== undefined)
  }, [image])
  const frame = cn('photo', className)
  if (!image || broken) return <NoPhoto alt={alt} className={frame} />
  // CSS accepts custom properties, but the type of a style does not.
  const placeholder = placeholderOf(image.thumbhash) as CSSProperties | undefined
  return (
    <span className={placeholder ? `${frame} blurred` : frame} style={placeholder}>
      <img
        ref={element}
        src={image.url}
        srcSet={sourcesOf(image)}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        onError={() => setBroken(true)}
      />
    </span>
  )
}

const widthInName = /\/\d+(?=\.\w+$)/

function sourcesOf({ url, sources, widths = [] }: PhotoImage): string | undefined {
  const files =
    sources ?? widths.map((width) => ({ width, url: url.replace(widthInName, `/${width}`) }))
  return files.map((file) => `${file.url} ${file.width}w`).join(', ') || undefined
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
