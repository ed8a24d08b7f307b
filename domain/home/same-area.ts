/** The areas of a listing in square feet by basis; `area` is the one it is listed with. */
export interface Areas {
  area: number
  basis?: string | undefined
  carpet?: number | undefined
  builtUp?: number | undefined
  superBuiltUp?: number | undefined
}

type AreaLikeness = 'equal' | 'near' | 'convertible' | 'unlike'

type Basis = 'carpet' | 'built-up' | 'super-built-up'
/** From the smallest to the largest. */
const bases: readonly Basis[] = ['carpet', 'built-up', 'super-built-up']

/**
 * Compares the areas of two listings. Different bases differ by the loading: super built-up is
 * usually a quarter to a half more than carpet.
 */
export function compareAreas(one: Areas, other: Areas): AreaLikeness {
  const common = bases.flatMap((basis) => {
    const [a, b] = [areaOf(one, basis), areaOf(other, basis)]
    return a && b ? [ratioOf(a, b)] : []
  })
  if (common.length > 0) return likenessOf(Math.max(...common))
  const ratio = ratioOf(one.area, other.area)
  const isKnown = one.basis !== undefined && other.basis !== undefined
  if (!isKnown && ratio <= 1.03) return likenessOf(ratio)
  const isSmallerFirst = one.area <= other.area
  const [smaller, larger] = isSmallerFirst ? [one, other] : [other, one]
  if (isKnown && rankOf(smaller.basis) > rankOf(larger.basis)) return 'unlike'
  return ratio >= 1.05 && ratio <= 1.6 ? 'convertible' : 'unlike'
}

const ratioOf = (a: number, b: number) => Math.max(a, b) / Math.min(a, b)

const rankOf = (basis: string | undefined) => bases.indexOf(basis as Basis)

function likenessOf(ratio: number): AreaLikeness {
  if (ratio <= 1.005) return 'equal'
  return ratio <= 1.03 ? 'near' : 'unlike'
}

function areaOf(areas: Areas, basis: Basis): number | undefined {
  const said = {
    carpet: areas.carpet,
    'built-up': areas.builtUp,
    'super-built-up': areas.superBuiltUp,
  }
  return said[basis] ?? (areas.basis === basis ? areas.area : undefined)
}
