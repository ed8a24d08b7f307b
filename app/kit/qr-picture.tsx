import { qrCode } from '#domain/qr-code.ts'

interface QrPictureProps {
  /** What a camera reads. */
  text: string
  /** What it is for, for those who do not see it. */
  label: string
}

/** The empty edge a reader needs, in modules. */
const edge = 4

/** A QR code, dark on white in either theme: many readers know no other. */
export function QrPicture({ text, label }: QrPictureProps) {
  const modules = qrCode(text)
  const width = modules.length + 2 * edge
  const path = modules
    .flatMap((line, row) =>
      line.flatMap((dark, column) => (dark ? `M${column + edge} ${row + edge}h1v1h-1z` : [])),
    )
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${width}`}
      shapeRendering="crispEdges"
      className="size-44 shrink-0 rounded-md bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
