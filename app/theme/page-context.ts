import { createContext } from 'react'

/** What the server knows about the page it is rendering; empty in the browser. */
export interface PageContextValue {
  nonce?: string
  requestId?: string
  /** The operator's own map style, where there is one. */
  mapStyleUrl?: string | undefined
}

export const PageContext = createContext<PageContextValue>({})
