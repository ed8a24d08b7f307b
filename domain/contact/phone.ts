import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'

/**
 * Parses a mobile number as written in India (`98765 43210`, `098765-43210`, `+91 …`) or a foreign
 * number with its country code. Returns E.164, or `undefined` where the text is no mobile number.
 * Ten digits are Indian (ACC-3). Uses the /mobile metadata: the default one calls 1234567890 valid.
 */
export function readPhone(text: string): string | undefined {
  if (text.length > 32 || !/^[+\d\s().-]+$/.test(text)) return undefined
  const phone = parsePhoneNumberFromString(text, 'IN')
  return phone?.isValid() ? phone.number : undefined
}

/** Formats an E.164 number for people: `+91 98765 43210`. */
export function formatPhone(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number
}

/**
 * Returns the digits of a search for part of a telephone number, ignoring spaces and the trunk 0,
 * or `undefined` where the text is something else or has fewer than three digits.
 */
export function phoneDigits(search: string): string | undefined {
  const digits = search.replace(/^0+/, '').replace(/[\s().+-]/g, '')
  return /^\d{3,}$/.test(digits) ? digits : undefined
}
