/** How browsers word a request that got no answer: Chromium and Edge, Firefox, Safari. */
const unreached = /^(Failed to fetch|NetworkError when|Load failed)/

export const isUnreached = (error: unknown): boolean =>
  error instanceof TypeError && unreached.test(error.message)

/** Waits until the device has a connection again, or nobody wants it any more. */
export function connectionBack(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    window.addEventListener('online', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
