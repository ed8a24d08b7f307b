/** The facts that the seven checks of a customer's profile look at. */
export interface ProfileFacts {
  firstName: string
  lastName: string
  phone: string
  email: string
  preferredLocations: readonly unknown[]
  propertyType: readonly unknown[]
  /** Whole rupees. */
  budgetRange: { min: number; max: number }
  interests: readonly unknown[]
  dateOfBirth: string | null
  gender: string | null
}

/**
 * Returns how complete a customer's profile is, 0 to 100: the rounded share of the seven checks of
 * CUS-1, which count equally.
 */
export function profileCompletion(profile: ProfileFacts): number {
  const checks = [
    isGiven(profile.firstName) && isGiven(profile.lastName) && isGiven(profile.phone),
    isGiven(profile.email),
    profile.preferredLocations.length > 0,
    profile.propertyType.length > 0,
    profile.budgetRange.min > 0 && profile.budgetRange.max > 0,
    profile.interests.length > 0,
    isGiven(profile.dateOfBirth) && isGiven(profile.gender),
  ]
  return Math.round((checks.filter(Boolean).length / checks.length) * 100)
}

function isGiven(value: string | null): boolean {
  return value !== null && value.trim() !== ''
}
