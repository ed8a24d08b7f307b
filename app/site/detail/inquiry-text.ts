const fields = [
  'name',
  'phone',
  'email',
  'message',
  'numberSharing',
  'language',
  'website',
  'shareTouches',
] as const

/** The Contact Broker form as typed, or its errors by field. */
export type InquiryText = Partial<Record<(typeof fields)[number], string>>

/** The outcome of sending the form, by a script or by the browser itself. */
export interface InquiryResponse {
  /** The reference of the inquiry, on success. */
  reference?: string
  /** The choice of who sees the number, on success. */
  numberSharing?: string
  /** What the person should know about the broker, on success. */
  notice?: string
  /** The error that belongs to no single field. */
  problem?: string
  errors?: InquiryText
  typed?: InquiryText
}

export function inquiryText(form: FormData): InquiryText {
  return Object.fromEntries(fields.map((name) => [name, String(form.get(name) ?? '')]))
}

/** Whether a field was sent twice, so that its value is unclear. */
export function isAmbiguous(form: FormData): boolean {
  return fields.some((name) => form.getAll(name).length > 1)
}
