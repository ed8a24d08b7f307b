const timeoutMs = 10_000

/** The data of a part of a page, or that it could not be loaded. */
export type LateData<Data> = Data | { failed: true }

/** Loads a part of a page; a failure is reported in its place and the page stays (SRC-3). */
export async function loadLate<Data>(load: () => Promise<Data>): Promise<LateData<Data>> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooSlow = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The answer took too long.')), timeoutMs)
  })
  try {
    return await Promise.race([load(), tooSlow])
  } catch {
    return { failed: true }
  } finally {
    clearTimeout(timer)
  }
}
