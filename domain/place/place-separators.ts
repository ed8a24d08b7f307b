/** The inside of a character class of the signs between two places: `Baner / Pune`. */
export const placeSeparators = /[-\s,;:|/\\_>»•·–—]/.source.slice(1, -1)

const leading = new RegExp(`^[${placeSeparators}.]+`)
const trailing = new RegExp(`(?<![${placeSeparators}])[${placeSeparators}]+$`)
// An opening bracket at the end, as of "Baner (".
const lone = /\($/

/**
 * The name of a place without separators left at its ends: `Viman Nagar /` → `Viman Nagar`. Other
 * signs (`Baner**`) stay, for a person to look at.
 */
export function trimSeparators(text: string): string {
  return text.replace(trailing, '').replace(lone, '').replace(trailing, '').replace(leading, '')
}
