import type { ReactNode } from 'react'

export interface Column<R> {
  head: string
  cell: (row: R) => ReactNode
  /** The endpoint's `sort` words for upwards and downwards; the head becomes a button. */
  sort?: { up?: string; down?: string }
  /** Figures stand at the right. */
  align?: 'right'
  /** The last column's buttons: its head is read but not shown. */
  acts?: boolean
  /** The column to choose rows with: what its head shows in place of a word. */
  select?: ReactNode
}
