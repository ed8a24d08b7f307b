import { toast } from '#app/ui/toast.ts'

/** Hands a listing on by what the device offers; where it offers nothing, its address is copied. */
export async function shareListing(id: string, title: string): Promise<void> {
  const url = new URL(`/properties/${id}`, window.location.origin).href
  try {
    if (navigator.share) return await navigator.share({ title, url })
    await navigator.clipboard.writeText(url)
    toast.success('Link copied')
  } catch (error) {
    // Closing the device's own dialog is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return
    toast.error('The link could not be copied', { description: url })
  }
}
