/** Tax numbers of India: PAN and GSTIN (Income Tax Rules 114, CGST Rules 10). */

const panPattern = /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/
const gstinPattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Normalises a number as printed on a card: capitals, without spaces and hyphens. */
export function plainNumber(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '')
}

/**
 * Whether this is a PAN; its fourth character is the kind of holder (P person, C company, F firm).
 */
export function isPan(number: string): boolean {
  return panPattern.test(number)
}

/** Whether this is a GSTIN with a valid check digit whose characters 3 to 12 are a PAN. */
export function isGstin(number: string): boolean {
  return gstinPattern.test(number) && isPan(panOfGstin(number)) && checkDigit(number) === number[14]
}

/** Returns the PAN inside a GSTIN. */
export function panOfGstin(gstin: string): string {
  return gstin.slice(2, 12)
}

/** Base 36: the weights 1 and 2 alternate, and each product counts as the sum of its two digits. */
function checkDigit(gstin: string): string | undefined {
  let sum = 0
  for (let index = 0; index < 14; index++) {
    const product = digits.indexOf(gstin[index] ?? '') * (index % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / 36) + (product % 36)
  }
  return digits[(36 - (sum % 36)) % 36]
}
