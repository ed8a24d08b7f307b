/** Messages of failed requests without a response: Chromium and Edge, Firefox, Safari. */
const unreached = /^(Failed to fetch|NetworkError when|Load failed)/

export const isUnreached = (error: unknown): boolean =>
  error instanceof TypeError && unreached.test(error.message)

/** Resolves when the device is online again, or when aborted. */
export function connectionBack(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    window.addEventListener('online', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
