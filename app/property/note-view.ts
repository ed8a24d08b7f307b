import { useEffect } from 'react'
import { useToken } from '#app/api/token.ts'

/** Notes for a signed-in customer that this home was looked at: the page itself knows no token. */
export function useNoteView(propertyId: string): void {
  const token = useToken('customer')
  useEffect(() => {
    if (!token) return
    // Only a figure of one's own hangs on it.
    import('./saved-call.ts').then(({ sendView }) => sendView(propertyId)).catch(() => undefined)
  }, [token, propertyId])
}
