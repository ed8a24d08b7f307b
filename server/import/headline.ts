import { PropertyType } from '#contract/property-word.ts'
import { readConfiguration } from '#domain/read-configuration.ts'
import { readPropertyType } from '#domain/read-property-type.ts'
import type { Facts } from './facts.ts'

const request =
  /^(?:urgently )?(?:wanted|required|requirement|looking for|need(?:ed)?|want to (?:buy|rent))\b|\b(?:flat|house|plot|shop|home|apartment|property|land|villa|office|bhk|room) (?:wanted|required|needed)\b/i

/** Whether a headline asks for a home: `Wanted 2 BHK flat in Wakad`. */
export const isRequest = (title: string) => request.test(title.trim())

/** What a title says otherwise than the columns of its row, as rows shifted by one do. */
export function headlineNotes(facts: Facts, propertyType: PropertyType | undefined): string[] {
  const { title, bhk, bedrooms } = facts
  if (title === undefined) return []
  const notes: string[] = []
  const isNamed = /\d ?(?:bhk|rk|bed)/i.test(title)
  const rooms = isNamed ? readConfiguration(title) : undefined
  const own = bhk ?? bedrooms
  if (rooms?.ok && own !== undefined && Math.floor(rooms.value.bhk) !== Math.floor(own)) {
    notes.push(`the title says ${rooms.value.bhk} BHK, the row says ${own}`)
  }
  const type = readPropertyType(title)
  if (type.ok && propertyType && familyOf(type.value) !== familyOf(propertyType)) {
    const [one, other] = [type.value, propertyType].map((of) =>
      PropertyType.label(of).toLowerCase(),
    )
    notes.push(`the title says ${one}, the row says ${other}`)
  }
  return notes
}

// A villa is called a house and a shop commercial; a home is no shop and no land.
function familyOf(type: PropertyType): string {
  if (type === 'apartment' || type === 'house' || type === 'villa') return 'home'
  return type === 'plot' || type === 'agricultural' ? 'land' : 'business'
}
