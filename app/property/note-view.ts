import { useEffect } from 'react'
import { useToken } from '#app/api/token.ts'

/**
 * Records a signed-in customer's view of this home from the browser: the page itself has no token.
 */
export function useNoteView(propertyId: string): void {
  const token = useToken('customer')
  useEffect(() => {
    if (!token) return
    // A failure is ignored, because only the customer's own figures depend on it.
    import('./saved-call.ts').then(({ sendView }) => sendView(propertyId)).catch(() => undefined)
  }, [token, propertyId])
}
