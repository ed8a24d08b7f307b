import { random } from '@brickbazaar/random'

/**
 * Numbers in the formats of the states' registers, with a year, a district or an office that does
 * not exist; undefined where the format is not known.
 */

/** Returns the number of an agent. */
export function agentNumber(city: string, serial: number): string | undefined {
  const digits = (length: number) => String(serial).padStart(length, '0')
  if (isMaharashtra(city)) return `A599${digits(8)}`
  if (city === 'Delhi') return `DLRERA0000A${digits(4)}`
  if (city === 'Bangalore') return `PRM/KA/RERA/0000/000/AG/000000/${digits(6)}`
  if (city === 'Chennai') return `TN/AGENT/${digits(4)}/0000`
  return undefined
}

/** Returns the number of a project, which is one for all its homes. */
export function projectNumber(city: string, society: string): string | undefined {
  const serial = random(`${society}, ${city}, rera`).whole(1, 9_999)
  const digits = (length: number) => String(serial).padStart(length, '0')
  if (isMaharashtra(city)) return `P599${digits(8)}`
  if (city === 'Delhi') return `DLRERA0000P${digits(4)}`
  if (city === 'Bangalore') return `PRM/KA/RERA/0000/000/PR/000000/${digits(6)}`
  if (city === 'Chennai') return `TN/00/Building/${digits(4)}/0000`
  if (city === 'Hyderabad') return `P000${digits(8)}`
  return undefined
}

const isMaharashtra = (city: string) => city === 'Mumbai' || city === 'Pune'
