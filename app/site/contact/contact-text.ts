const fields = [
  'fullName',
  'email',
  'phone',
  'inquiryType',
  'subject',
  'message',
  'website',
] as const

/** The contact form as it was typed, or what is wrong with it, field by field. */
export type ContactText = Partial<Record<(typeof fields)[number], string>>

/** What sending it came to, whether a script or the browser itself sent it. */
export interface ContactResponse {
  /** It went through, under this number. */
  number?: string
  /** It did not; what belongs to no single field. */
  problem?: string
  errors?: ContactText
  typed?: ContactText
}

export function contactText(form: FormData): ContactText {
  return Object.fromEntries(fields.map((name) => [name, String(form.get(name) ?? '')]))
}

/** Which value of a repeated field was meant cannot be told. */
export function isAmbiguous(form: FormData): boolean {
  return fields.some((name) => form.getAll(name).length > 1)
}
