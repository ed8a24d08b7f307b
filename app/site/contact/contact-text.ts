const fields = [
  'fullName',
  'email',
  'phone',
  'inquiryType',
  'subject',
  'message',
  'website',
] as const

/** The contact form as typed, or its errors by field. */
export type ContactText = Partial<Record<(typeof fields)[number], string>>

/** The outcome of sending the form, by a script or by the browser itself. */
export interface ContactResponse {
  /** The number of the ticket, on success. */
  number?: string
  /** The error that belongs to no single field. */
  problem?: string
  errors?: ContactText
  typed?: ContactText
}

export function contactText(form: FormData): ContactText {
  return Object.fromEntries(fields.map((name) => [name, String(form.get(name) ?? '')]))
}

/** Whether a field was sent twice, so that its value is unclear. */
export function isAmbiguous(form: FormData): boolean {
  return fields.some((name) => form.getAll(name).length > 1)
}
