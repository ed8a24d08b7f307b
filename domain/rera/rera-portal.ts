import { findReraState } from './rera-project.ts'

/** The register of projects of each state's authority (RERA Act 2016, section 34). */
const portals: Record<string, string> = {
  'Andhra Pradesh': 'https://rera.ap.gov.in',
  Bihar: 'https://rera.bihar.gov.in',
  Chhattisgarh: 'https://rera.cgstate.gov.in',
  Delhi: 'https://rera.delhi.gov.in',
  Goa: 'https://rera.goa.gov.in',
  Gujarat: 'https://gujrera.gujarat.gov.in',
  Haryana: 'https://haryanarera.gov.in',
  Jharkhand: 'https://jharera.jharkhand.gov.in',
  Karnataka: 'https://rera.karnataka.gov.in',
  Kerala: 'https://rera.kerala.gov.in',
  'Madhya Pradesh': 'https://www.rera.mp.gov.in',
  Maharashtra: 'https://maharera.maharashtra.gov.in',
  Odisha: 'https://rera.odisha.gov.in',
  Punjab: 'https://rera.punjab.gov.in',
  Rajasthan: 'https://rera.rajasthan.gov.in',
  'Tamil Nadu': 'https://www.rera.tn.gov.in',
  Telangana: 'https://rera.telangana.gov.in',
  'Uttar Pradesh': 'https://www.up-rera.in',
  'West Bengal': 'https://rera.wb.gov.in',
}

/** Returns the register of a state, by its name in any case; undefined where none is known. */
export function reraPortal(state: string): string | undefined {
  return portals[findReraState(state) ?? '']
}
