/** What an app of the Unified Payments Interface is asked to pay. */
export interface UpiRequest {
  /** Whom: `name@handle`. */
  payee: string
  name: string
  /** Whole rupees. */
  amount: number
  /** What the payee finds the payment by; letters and digits. */
  reference: string
}

/**
 * The link that opens a UPI app, and that its QR code says (NPCI, UPI Linking Specification 1.6).
 */
export function upiLink({ payee, name, amount, reference }: UpiRequest): string {
  const parts = { pa: payee, pn: name, am: `${amount}.00`, cu: 'INR', tr: reference, tn: reference }
  const query = Object.entries(parts)
    // Apps read %20, not every one of them reads a plus sign as a space.
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')
  return `upi://pay?${query}`
}

/** Whether this is a UPI id (IND-3). */
export function isUpiId(text: string): boolean {
  return /^[A-Za-z0-9._-]{2,256}@[A-Za-z]{2,64}$/.test(text)
}
