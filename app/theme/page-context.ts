import { createContext } from 'react'

/** What the server knows about the page it is rendering; empty in the browser. */
export interface PageContextValue {
  nonce?: string
  requestId?: string
}

export const PageContext = createContext<PageContextValue>({})
