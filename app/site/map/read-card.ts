import { call } from '#app/api/call.ts'
import { type CardView, cardView } from '#app/property/card-view.ts'
import { propertyCompare } from '#contract/property/compare.ts'

/**
 * Loads one home as a card; undefined where it is gone. The code is loaded with the first press of
 * a pin.
 */
export async function readCard(id: string): Promise<CardView | undefined> {
  const { properties } = await call(propertyCompare.some, { query: { ids: id } })
  return properties[0] && cardView(properties[0])
}
