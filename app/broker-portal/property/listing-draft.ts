import type { PropertyFormValues } from '#app/property/form/form-values.ts'
import type { PropertyImage } from '#contract/property/property.ts'

/** A listing as far as it was typed. */
export interface ListingDraft {
  values: Partial<PropertyFormValues>
  images: PropertyImage[]
}

const prefix = 'bb-draft '
const nameOf = (account: string, purpose: string) => `${prefix}${account} ${purpose}`

/** What this account was typing in this browser; nothing where storage is blocked or holds none. */
export function readDraft(account: string, purpose: string): ListingDraft | undefined {
  try {
    const stored = localStorage.getItem(nameOf(account, purpose))
    if (stored === null) return undefined
    return JSON.parse(stored) as ListingDraft
  } catch {
    return undefined
  }
}

/**
 * A draft with the photos the server still has, under addresses that open now: it sweeps what no
 * listing took within a day.
 */
export function withPhotos(
  { values }: ListingDraft,
  found: readonly PropertyImage[],
): ListingDraft {
  const images = (values.images ?? []).flatMap(({ url, isPrimary = false }) => {
    const image = found.find((one) => photoId(one.url) === photoId(url))
    return image ? [{ ...image, isPrimary }] : []
  })
  return {
    values: { ...values, images: images.map(({ url, isPrimary }) => ({ url, isPrimary })) },
    images,
  }
}

/** The id in the address of a photo. */
export function photoId(url: string): string {
  return url.split('/')[2] ?? ''
}

export function saveDraft(account: string, purpose: string, draft: ListingDraft): void {
  try {
    localStorage.setItem(nameOf(account, purpose), JSON.stringify(draft))
  } catch {
    // Blocked or full: the form itself holds it for as long as it is open.
  }
}

export function forgetDraft(account: string, purpose: string): void {
  try {
    localStorage.removeItem(nameOf(account, purpose))
  } catch {
    // There was none to remove.
  }
}

/** At sign-out nothing of anybody's stays in the browser. */
export function forgetDrafts(): void {
  try {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(prefix)) localStorage.removeItem(name)
    }
  } catch {
    // There were none to remove.
  }
}
