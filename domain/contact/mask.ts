/** Masks an E.164 number, leaving enough to tell people apart: `+91 •••••• ••21`. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)} •••••• ••${phone.slice(-2)}`
}

/**
 * Masks an email address, leaving enough for its owner to recognise it: `r•••@•••`.
 */
export function maskEmail(email: string): string {
  return `${email.slice(0, 1)}•••@•••`
}
