/** Units of a connected or sanctioned electric load. */
export type PowerUnit = 'kw' | 'hp' | 'kva'

/**
 * A horsepower of motors is 746 watts. Kilovolt-amperes are taken at a power factor of 0.9, the
 * average that Indian tariff orders assume.
 */
const kilowatts: Readonly<Record<PowerUnit, number>> = { kw: 1, hp: 0.746, kva: 0.9 }

/** Returns a load in kilowatts, to a tenth. */
export const toKilowatts = (load: number, unit: PowerUnit): number =>
  unit === 'kw' ? load : Math.round(load * kilowatts[unit] * 10) / 10
