import { encode } from 'uqr'
import { refuse } from '#contract/refusal.ts'
import { reraPortal } from '#domain/rera/rera-portal.ts'

/**
 * Returns a QR code with the address of the register of a state, as SVG: dark on white,
 * with its number of modules.
 */
export function portalQr(state: string): { svg: string; size: number } {
  const portal = reraPortal(state)
  if (!portal) throw refuse('not_found')
  // The quiet zone that readers need is four modules wide (ISO/IEC 18004).
  const { data, size } = encode(portal, { ecc: 'M', border: 4 })
  const path = data
    .flatMap((line, row) =>
      line.flatMap((isDark, column) => (isDark ? `M${column} ${row}h1v1h-1z` : [])),
    )
    .join('')
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" ` +
    `shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/>` +
    `<path d="${path}"/></svg>`
  return { svg, size }
}
