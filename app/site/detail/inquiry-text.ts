const fields = ['name', 'phone', 'email', 'message', 'language', 'website'] as const

/** The Contact Broker form as it was typed, or what is wrong with it, field by field. */
export type InquiryText = Partial<Record<(typeof fields)[number], string>>

/** What sending it came to, whether a script or the browser itself sent it. */
export interface InquiryResponse {
  /** It went through. */
  reference?: string
  /** It did not; what belongs to no single field. */
  problem?: string
  errors?: InquiryText
  typed?: InquiryText
}

export function inquiryText(form: FormData): InquiryText {
  return Object.fromEntries(fields.map((name) => [name, String(form.get(name) ?? '')]))
}

/** Which value of a repeated field was meant cannot be told. */
export function isAmbiguous(form: FormData): boolean {
  return fields.some((name) => form.getAll(name).length > 1)
}
