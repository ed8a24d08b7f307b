import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { placeholderOf } from '#app/kit/form/placeholder.ts'
import { cn } from '#app/ui/class-name.ts'
import { NoPhoto } from './no-photo.tsx'
import { type PhotoImage, sourceSet } from './photo-image.ts'

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
        {...sourceSet(image, sizes)}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        onError={() => setBroken(true)}
      />
    </span>
  )
}
