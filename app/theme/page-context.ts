import { createContext } from 'react'
import type { IconData } from '#app/kit/icon/create-icon.ts'

/** What the server knows about the page it renders; empty in the browser. */
export interface PageContextValue {
  nonce?: string
  requestId?: string
  /** The operator's own map style, where there is one. */
  mapStyleUrl?: string | undefined
  /** The address of street tiles, and their zooms and bounds. */
  mapTiles?: string | undefined
  /** The icons on the page, added as they are rendered. */
  icons?: Set<IconData>
}

export const PageContext = createContext<PageContextValue>({})
