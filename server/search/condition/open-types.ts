import { sql } from 'kysely'
import type { HomeType } from '#domain/import-cell/read-property-type.ts'
import { typeOfKind } from '#query-language/model/filter-words.ts'
import type { SearchFilter } from '#query-language/model/slots.ts'
import type { SlotCondition } from './condition.ts'

/** Returns the types that none of the kinds is of: the flats of "shop or flat" are no shops. */
export function openTypes({ types = [], kinds = [] }: SearchFilter): HomeType[] {
  const duplex = types.find((type) => type === 'house' || type === 'villa') ?? 'apartment'
  const ofKinds = new Set(kinds.map((kind) => (kind === 'duplex' ? duplex : typeOfKind[kind])))
  return types.filter((type) => !ofKinds.has(type))
}

/** Also matches every listing of these types. */
export function orOfTypes(wish: SlotCondition, types: readonly HomeType[]): SlotCondition {
  if (types.length === 0) return wish
  return {
    ...wish,
    condition: sql`(${wish.condition} or property_type = any(${types}))`,
    add: (terms) => {
      wish.add(terms)
      terms.oneOf.at(-1)?.push(...types.map((type) => `:type ${type}`))
    },
  }
}
