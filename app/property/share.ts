import { toast } from '#app/ui/toast.ts'

/** Hands a listing on. */
export const shareListing = (id: string, title: string) => sharePage(`/properties/${id}`, title)

/**
 * Hands a page on by what the device offers; where it offers nothing its address is copied, and the
 * answer is `true`.
 */
export async function sharePage(path: string, title: string): Promise<boolean> {
  const url = new URL(path, window.location.origin).href
  if (await offerByDevice({ title, url })) return false
  try {
    await navigator.clipboard.writeText(url)
  } catch {
    toast.error('The link could not be copied', { description: url })
    return false
  }
  toast.success('Link copied')
  return true
}

/** Whether the device's own dialog was shown; closing it is no failure. */
async function offerByDevice(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    // To a browser, a press that waited for its script is none any more.
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
