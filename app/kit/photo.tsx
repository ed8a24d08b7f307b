import { useEffect, useRef, useState } from 'react'
import { placeholderOf } from '#app/kit/form/placeholder.ts'
import { cn } from '#app/ui/class-name.ts'
import { NoPhoto } from './no-photo.tsx'

export interface PhotoImage {
  url: string
  width: number
  height: number
  thumbhash: string | null
  sources: readonly { width: number; url: string }[]
}

interface PhotoProps {
  image: PhotoImage | undefined
  alt: string
  /** How wide it shows, for the browser's choice of file: "(min-width: 768px) 33vw, 100vw". */
  sizes?: string
  /** For the picture people see first. */
  eager?: boolean
  /** The place it fills; 4:3 unless told. */
  className?: string
}

/** A picture whose place is kept, out of focus until it arrives, and drawn where there is none. */
export function Photo({ image, alt, sizes = '100vw', eager = false, className }: PhotoProps) {
  const [broken, setBroken] = useState(false)
  const element = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // It may have failed before React was there to hear it.
    const { complete = false, naturalWidth = 0 } = element.current ?? {}
    setBroken(complete && naturalWidth === 0 && image !== undefined)
  }, [image])
  const frame = cn('relative block aspect-4/3 overflow-hidden bg-muted', className)
  if (!image || broken) return <NoPhoto alt={alt} className={frame} />
  return (
    <span className={frame} style={{ background: placeholderOf(image.thumbhash) }}>
      <img
        ref={element}
        src={image.url}
        srcSet={image.sources.map(({ url, width }) => `${url} ${width}w`).join(', ') || undefined}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        onError={() => setBroken(true)}
        className="absolute inset-0 size-full object-cover"
      />
    </span>
  )
}
