import type { ReactNode } from 'react'

export interface Column<R> {
  head: string
  cell: (row: R) => ReactNode
  /** The endpoint's `sort` values for ascending and descending; the header becomes a button. */
  sort?: { up?: string; down?: string }
  /** Numbers are right-aligned. */
  align?: 'right'
  /** Whether the column has the buttons: its header is for screen readers only. */
  acts?: boolean
  /** The header of the selection column, instead of a word. */
  select?: ReactNode
}
