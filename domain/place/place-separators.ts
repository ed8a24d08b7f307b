/** Separators between two places, as the inside of a character class: `Baner / Pune`. */
export const placeSeparators = /[-\s,;:|/\\_>»•·–—]/.source.slice(1, -1)

const leading = new RegExp(`^[${placeSeparators}.]+`)
const trailing = new RegExp(`(?<![${placeSeparators}])[${placeSeparators}]+$`)
// An opening bracket at the end, as in "Baner (".
const lone = /\($/

/**
 * Trims separators from the ends of a place name: `Viman Nagar /` → `Viman Nagar`. Other signs
 * (`Baner**`) stay, for a person to check.
 */
export function trimSeparators(text: string): string {
  return text.replace(trailing, '').replace(lone, '').replace(trailing, '').replace(leading, '')
}
