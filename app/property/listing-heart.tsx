import { useEffect } from 'react'
import { useToken } from '#app/api/token.ts'
import { Heart } from './heart.tsx'

interface ListingHeartProps {
  id: string
  title: string
}

/** The heart on a listing's own page; rendering it also records the view. */
export function ListingHeart({ id, title }: ListingHeartProps) {
  useNoteView(id)
  return <Heart id={id} title={title} worded className="my-1.5 shrink-0" />
}

/**
 * Records a signed-in customer's view of this home from the browser: the page itself has no token.
 */
function useNoteView(propertyId: string): void {
  const token = useToken('customer')
  useEffect(() => {
    if (!token) return
    // A failure is ignored, because only the customer's own figures depend on it.
    import('./saved-call.ts').then(({ sendView }) => sendView(propertyId)).catch(() => undefined)
  }, [token, propertyId])
}
