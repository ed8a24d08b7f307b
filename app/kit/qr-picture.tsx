import { encode } from 'uqr'

/**
 * The bytes of version 10 with error correction M: the modules of larger codes are too small to
 * scan from a screen.
 */
export const maxQrTextLength = 213

interface QrPictureProps {
  /** The text that a camera reads. */
  text: string
  /** The description for screen readers. */
  label: string
}

/** A QR code, dark on white in both themes: many readers accept nothing else. */
export function QrPicture({ text, label }: QrPictureProps) {
  // The quiet zone that readers need is four modules wide (ISO/IEC 18004).
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data
    .flatMap((line, row) =>
      line.flatMap((isDark, column) => (isDark ? `M${column} ${row}h1v1h-1z` : [])),
    )
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-44 shrink-0 rounded-md bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
