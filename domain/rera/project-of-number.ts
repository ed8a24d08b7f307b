/** Under which name and in which city a listing gives the RERA number of its project. */
export interface NamedProject {
  society: string | null
  city: string | null
}

/** Ignores case, spaces and punctuation: "Lake-View Towers" is "LakeView towers". */
const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/**
 * Returns whether two listings that give one RERA number may be of one project: neither its name
 * nor its city contradicts. One number belongs to one project (RERA Act 2016, section 5).
 */
export function mayBeSameProject(one: NamedProject, other: NamedProject): boolean {
  const agree = (first: string | null, second: string | null) =>
    !first || !second || plain(first) === plain(second)
  return agree(one.society, other.society) && agree(one.city, other.city)
}
