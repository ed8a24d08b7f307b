import { call } from '#app/api/call.ts'
import { type CardView, cardView } from '#app/property/card-view.ts'
import { propertyCompare } from '#contract/property/compare.ts'

/** One home as a card; nothing where it is gone. Loaded when somebody presses one. */
export async function readCard(id: string): Promise<CardView | undefined> {
  const { properties } = await call(propertyCompare.some, { query: { ids: id } })
  return properties[0] && cardView(properties[0])
}
