/** A payment request to an app of the Unified Payments Interface. */
export interface UpiRequest {
  /**
   * The UPI ID of the payee: `name@handle`.
   */
  payee: string
  name: string
  /** Whole rupees. */
  amount: number
  /** The reference by which the payee finds the payment; letters and digits only. */
  reference: string
}

/**
 * Returns the link that opens a UPI app, also used for its QR code (NPCI, UPI Linking Specification
 * 1.6).
 */
export function upiLink({ payee, name, amount, reference }: UpiRequest): string {
  const parts = { pa: payee, pn: name, am: `${amount}.00`, cu: 'INR', tr: reference, tn: reference }
  const query = Object.entries(parts)
    // %20, not +: some apps do not decode a plus sign as a space.
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')
  return `upi://pay?${query}`
}

/** Whether this is a UPI id (IND-3). */
export function isUpiId(text: string): boolean {
  return /^[A-Za-z0-9._-]{2,256}@[A-Za-z]{2,64}$/.test(text)
}
