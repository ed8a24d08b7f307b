/** The default timeout of a call in milliseconds (API-3). */
export const requestTimeoutMs = 10_000
