interface Measured {
  response_minutes: number | null
  response_count: number
}

/** Returns a measured response time; null where there is none. */
export function presentResponse({ response_minutes, response_count }: Measured) {
  if (response_minutes === null) return null
  return { minutes: response_minutes, count: response_count }
}
