/** An E.164 number so far that one person can be told from another: `+91 •••••• ••21`. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)} •••••• ••${phone.slice(-2)}`
}

/** An e-mail address so far that its owner knows it: `r•••@•••`. */
export function maskEmail(email: string): string {
  return `${email.slice(0, 1)}•••@•••`
}
