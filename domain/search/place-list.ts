/** Separates several places; no place name contains it. */
export const placeSeparator = ';'
/** Joins several places. */
export const placeJoint = `${placeSeparator} `
export const maxPlaces = 8

/** Returns the places that a location filter names, each in its original spelling. */
export const placesIn = (location: string): string[] =>
  location
    .split(placeSeparator)
    .map((name) => name.trim())
    .filter(Boolean)
