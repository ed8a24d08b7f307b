import type { DrawingName } from './drawing-name.ts'

interface DrawingImageProps {
  name: DrawingName
  /** Position and size; overflow is cut at the sides and the top. */
  className: string
  /** Loads eagerly, for a drawing that is visible at once; the others load when scrolled to. */
  isFirst?: boolean
}

/**
 * A decorative drawing, by day or by night depending on the theme. The other one is never fetched.
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
