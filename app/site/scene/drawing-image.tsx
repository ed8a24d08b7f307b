import type { DrawingName } from './drawing-name.ts'

interface DrawingImageProps {
  name: DrawingName
  /** Its place and size; what does not fit is cut at the sides and above. */
  className: string
  /** For what is seen at once; the others come when they are scrolled to. */
  isFirst?: boolean
}

/**
 * A drawing for the eye alone, by day or by night as the theme is. The other one is never fetched.
 */
export function DrawingImage({ name, className, isFirst = false }: DrawingImageProps) {
  const shown = `object-cover object-bottom ${className}`
  return (
    <>
      <img
        src={`/scene/${name}.svg`}
        alt=""
        loading={isFirst ? undefined : 'lazy'}
        className={`${shown} dark:hidden`}
      />
      <img
        src={`/scene/${name}-night.svg`}
        alt=""
        loading="lazy"
        className={`${shown} hidden dark:block`}
      />
    </>
  )
}
