/** No name of a place has this sign: it separates several. */
export const placeSeparator = ';'
/** As several are written. */
export const placeJoint = `${placeSeparator} `
export const maxPlaces = 8

/** Returns the places that a location filter names, each as it is written. */
export const placesIn = (location: string): string[] =>
  location
    .split(placeSeparator)
    .map((name) => name.trim())
    .filter(Boolean)
