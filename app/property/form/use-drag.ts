import { type PointerEvent, useState } from 'react'

export interface Drag {
  /** The key of the dragged item. */
  dragged: string | undefined
  /** Properties for the drag handle of an item. */
  handle: (key: string) => {
    onPointerDown: (event: PointerEvent) => void
    onPointerMove: (event: PointerEvent) => void
    onPointerUp: () => void
    onPointerCancel: () => void
  }
}

/**
 * Reorders items with finger, pen or mouse: the dragged item takes the position of the one under
 * it. Items have `data-place`. The native drag and drop does not support touch.
 */
export function useDrag(moveTo: (key: string, index: number) => void): Drag {
  const [dragged, setDragged] = useState<string>()
  const end = () => setDragged(undefined)
  return {
    dragged,
    handle: (key) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragged(key)
      },
      onPointerMove: (event) => {
        if (dragged !== key) return
        const under = document.elementFromPoint(event.clientX, event.clientY)
        const index = under?.closest<HTMLElement>('[data-place]')?.dataset.place
        if (index !== undefined) moveTo(key, Number(index))
      },
      onPointerUp: end,
      onPointerCancel: end,
    }),
  }
}
