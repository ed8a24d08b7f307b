import type { PropertyFormValues } from '#app/property/form/form-values.ts'
import type { PropertyImage } from '#contract/property/image.ts'
import type { Furnished, ListingType } from '#contract/property/vocabulary.ts'

/** An unfinished listing form. */
export interface ListingDraft {
  values: Partial<PropertyFormValues>
  images: PropertyImage[]
}

const prefix = 'bb-draft '
const nameOf = (account: string, purpose: string) => `${prefix}${account} ${purpose}`

/**
 * Returns the stored draft of this account in this browser; undefined where there is none or
 * storage is blocked.
 */
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
 * Returns a draft with the photos that the server still has, at their current addresses. The server
 * deletes photos that belong to no listing after a day.
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

/** Returns the id in the address of a photo. */
export function photoId(url: string): string {
  return url.split('/')[2] ?? ''
}

/** Values of a draft to store; '' where the broker still has to choose. */
export type UnchosenValues = Omit<ListingDraft['values'], 'listingType' | 'furnished'> & {
  listingType?: ListingType | ''
  furnished?: Furnished | ''
}
interface UnchosenDraft extends Omit<ListingDraft, 'values'> {
  values: UnchosenValues
}

export function saveDraft(account: string, purpose: string, draft: UnchosenDraft): void {
  try {
    localStorage.setItem(nameOf(account, purpose), JSON.stringify(draft))
  } catch {
    // Storage is blocked or full: the form keeps its input only while it is open.
  }
}

export function forgetDraft(account: string, purpose: string): void {
  try {
    localStorage.removeItem(nameOf(account, purpose))
  } catch {
    // Blocked storage has nothing to remove.
  }
}

/** Returns the purpose under which a draft read from a message is stored. */
export const pastedPurpose = (id: string) => `pasted ${id}`

export interface PastedDraft {
  id: string
  title: string
}

/** Returns the drafts of this account that were read from messages, the oldest first. */
export function listPastedDrafts(account: string): PastedDraft[] {
  const start = nameOf(account, pastedPurpose(''))
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(start))
      .map((name) => name.slice(start.length))
      .toSorted()
      .map((id) => ({ id, title: readDraft(account, pastedPurpose(id))?.values.title ?? '' }))
  } catch {
    return []
  }
}

/** Deletes all drafts at sign-out, so that no personal data stays in the browser. */
export function forgetDrafts(): void {
  try {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(prefix)) localStorage.removeItem(name)
    }
  } catch {
    // Blocked storage has nothing to remove.
  }
}
