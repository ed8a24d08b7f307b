import { words } from '#contract/words.ts'
import { msg } from '#domain/locale/translate.ts'

/** The vocabulary of registration, profile and directory (BRK-1). */
export const Specialization = words({
  residential: msg('Residential'),
  commercial: msg('Commercial'),
  industrial: msg('Industrial'),
  agricultural: msg('Agricultural'),
  rental: msg('Rental'),
  luxury: msg('Luxury'),
  investment: msg('Investment'),
})
