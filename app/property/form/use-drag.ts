import { type PointerEvent, useState } from 'react'

export interface Drag {
  /** The key of what is under way. */
  dragged: string | undefined
  /** To spread on the handle of one. */
  handle: (key: string) => {
    onPointerDown: (event: PointerEvent) => void
    onPointerMove: (event: PointerEvent) => void
    onPointerUp: () => void
    onPointerCancel: () => void
  }
}

/**
 * Puts things in order with finger, pen or mouse: what is dragged takes the place of what it is
 * held over. Each carries `data-place`; the browser's own dragging knows no fingers.
 */
export function useDrag(moveTo: (key: string, place: number) => void): Drag {
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
        const place = under?.closest<HTMLElement>('[data-place]')?.dataset.place
        if (place !== undefined) moveTo(key, Number(place))
      },
      onPointerUp: end,
      onPointerCancel: end,
    }),
  }
}
