/** Milliseconds until a call without a time of its own is given up (API-3). */
export const requestTimeoutMs = 10_000
