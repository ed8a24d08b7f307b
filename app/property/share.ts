import { toast } from '#app/ui/toast.ts'
import { pagePath } from '#domain/locale/page-path.ts'
import { t } from '#domain/locale/translate.ts'

/** Shares a listing. */
export const shareListing = (id: string, title: string) => sharePage(`/properties/${id}`, title)

/**
 * Shares a page with the dialog of the device, or else copies its address. Returns whether the
 * address was copied.
 */
export async function sharePage(path: string, title: string): Promise<boolean> {
  const url = new URL(pagePath(path), window.location.origin).href
  if (await offerByDevice({ title, url })) return false
  try {
    await navigator.clipboard.writeText(url)
  } catch {
    toast.error(t('The link could not be copied'), { description: url })
    return false
  }
  toast.success(t('Link copied'))
  return true
}

/** Whether the device's share dialog was shown; closing it is not a failure. */
async function offerByDevice(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    // A replayed press is no user gesture for the browser, so sharing fails and the address is
    // copied.
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
