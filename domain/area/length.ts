const feetInMetre = 3.280_84

/** Returns metres as feet, to a tenth of a foot. */
export const toFeet = (metres: number): number => Math.round(metres * feetInMetre * 10) / 10
