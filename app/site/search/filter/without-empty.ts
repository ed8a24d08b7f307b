/** Removes empty fields of a form, for shorter addresses. */
export function withoutEmpty(fields: FormData | URLSearchParams): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of fields) {
    if (typeof value === 'string' && value.trim() !== '') params.append(name, value)
  }
  return params
}
