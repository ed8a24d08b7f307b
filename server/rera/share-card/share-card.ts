import { registrationNumber } from '#contract/property/rera-rule.ts'
import { refuse } from '#contract/refusal.ts'
import { reraPortal } from '#domain/rera/rera-portal.ts'
import type { Context } from '#server/context.ts'
import { findAdvert } from '#server/property/public-page.ts'
import { portalQr } from '#server/rera/register/portal-qr.ts'
import { limitConcurrency } from '#server/resilience/concurrency.ts'

// One at a time: a card costs as much as ten pages, and nobody waits for it.
const limited = limitConcurrency(1, 20, 5_000)

/**
 * Returns the picture of a listing for shared links, with what adverts must show; 404 if it states
 * no registration, or the register of its state is unknown.
 */
export async function readShareCard(
  { reads, stores }: Pick<Context, 'reads' | 'stores'>,
  id: string,
): Promise<Buffer> {
  const advert = await findAdvert(reads.prepared, id)
  const number = advert && registrationNumber(advert.detail)
  const state = advert?.detail.reraState ?? ''
  const portal = reraPortal(state)
  if (!number || !portal) throw refuse('not_found')
  const { agentNumber, photo } = advert
  const lines = [
    `RERA ${number}`,
    ...(agentNumber ? [`AGENT ${agentNumber}`] : []),
    new URL(portal).host,
  ]
  const card = await limited(async () => {
    // Loaded with the first card, so that libvips does not delay the start.
    const { drawShareCard } = await import('./draw.ts')
    const picture = photo ? await stores.photos.read(photo.id, photo.file) : undefined
    return drawShareCard({ photo: picture, qr: portalQr(state), lines })
  })
  if (!card) throw refuse('not_found')
  return card
}
