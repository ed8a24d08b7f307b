import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useRead } from '#app/api/query.tsx'
import type { PropertyFormHandle } from '#app/property/form/form-values.ts'
import { media } from '#contract/media.ts'
import type { PropertyImage } from '#contract/property/image.ts'
import {
  forgetDraft,
  type ListingDraft,
  photoId,
  readDraft,
  saveDraft,
  withPhotos,
} from './listing-draft.ts'

export interface Draft {
  account: string
  purpose: string
  stored: ListingDraft | undefined
}

/**
 * Returns the draft of an account in this browser, as it was when the form was opened; `undefined`
 * while its photos are loading. Where these fail to load they stay as they were stored: without
 * them, the next change would store a draft that has lost them.
 */
export function useDraft(account: string, purpose: string): Draft | undefined {
  const [stored] = useState(() => readDraft(account, purpose))
  const photos = stored?.values.images ?? []
  const ids = photos.map(({ url }) => photoId(url)).join(',')
  const read = useRead(media.mine, { query: { ids } }, { enabled: ids !== '' })
  if (!stored || ids === '') return { account, purpose, stored }
  if (read.isPending) return undefined
  return { account, purpose, stored: read.data ? withPhotos(stored, read.data.images) : stored }
}

/**
 * Stores each change of a form as a draft, until `forget` is called after a submission or a
 * discard.
 */
export function useDraftSaving({ account, purpose, stored }: Draft, form: PropertyFormHandle) {
  const [images, setImages] = useState<PropertyImage[]>(stored?.images ?? [])
  const [isStored, setIsStored] = useState(stored !== undefined)
  const isOver = useRef(false)
  const written = JSON.stringify(useWatch({ control: form.hook.control }))
  // An untouched form is not stored.
  const untouched = useRef(written)
  useEffect(() => {
    if (isOver.current || written === untouched.current) return
    untouched.current = ''
    saveDraft(account, purpose, { values: JSON.parse(written), images })
    setIsStored(true)
  }, [written, images, account, purpose])
  return {
    isStored,
    setImages,
    forget: () => {
      isOver.current = true
      forgetDraft(account, purpose)
    },
  }
}
