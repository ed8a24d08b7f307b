import type { Touches } from '#contract/touch.ts'
import { touchClassOf } from '#domain/touch/touch.ts'

/**
 * Returns how somebody came by the address of the page that holds a form, for browsers without
 * JavaScript: undefined where its query has no label of a campaign.
 */
export function touchesOfAddress(address: string): Touches {
  const { searchParams, pathname } = new URL(address)
  const label = (name: string) => searchParams.get(`utm_${name}`) || undefined
  const [source, medium, campaign] = [label('source'), label('medium'), label('campaign')]
  if (!source && !medium && !campaign) return undefined
  const touch = {
    class: touchClassOf({ source, medium }),
    ...{ source, medium, campaign, term: label('term'), content: label('content') },
    landing: pathname,
    touchedOn: undefined,
  }
  return { first: touch, last: touch }
}
