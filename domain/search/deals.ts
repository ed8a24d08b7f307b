import type { HomeType } from '#domain/import-cell/read-property-type.ts'

/** Offices, shops, sheds and land: "rent" and "lease" are the same deal there. */
export const tradeTypes = [
  ...(['commercial', 'office', 'industrial', 'plot', 'agricultural'] as const),
] satisfies readonly HomeType[]

const trade: ReadonlySet<HomeType> = new Set(tradeTypes)

/**
 * Returns whether all of these types are of trade. A home on lease has a deposit instead of a rent,
 * so for homes they are two deals.
 */
export const isRentOrLease = (types: readonly HomeType[] = []): boolean =>
  types.length > 0 && types.every((type) => trade.has(type))

/** Returns whether none of these types is of trade; without any, all are asked for. */
export const isOfHomes = (types: readonly HomeType[] = []): boolean =>
  types.length > 0 && !types.some((type) => trade.has(type))
