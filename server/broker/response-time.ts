interface Measured {
  response_minutes: number | null
  response_count: number
}

/** Returns the response time of a broker; null if none was measured. */
export function presentResponse({ response_minutes, response_count }: Measured) {
  if (response_minutes === null) return null
  return { minutes: response_minutes, count: response_count }
}
