import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'

/**
 * Reads a mobile number as people in India write it (`98765 43210`, `098765-43210`, `+91 …`) or any
 * foreign number with its country code, and returns E.164, or `undefined` where it is none. Ten
 * digits are Indian (ACC-3). Uses the /mobile metadata: the default one calls 1234567890 valid.
 */
export function readPhone(text: string): string | undefined {
  if (text.length > 32 || !/^[+\d\s().-]+$/.test(text)) return undefined
  const phone = parsePhoneNumberFromString(text, 'IN')
  return phone?.isValid() ? phone.number : undefined
}

/** Shows an E.164 number the way it is spoken: `+91 98765 43210`. */
export function formatPhone(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number
}

/**
 * The digits of a search that is part of a telephone number, however it is spaced and with the
 * trunk 0 or without; `undefined` where it is none or has fewer than three of them.
 */
export function phoneDigits(search: string): string | undefined {
  const digits = search.replace(/^0+/, '').replace(/[\s().+-]/g, '')
  return /^\d{3,}$/.test(digits) ? digits : undefined
}
