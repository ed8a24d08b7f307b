import type { Map as MapLibre, StyleImageMetadata } from 'maplibre-gl'
import type { Colours } from './colour.ts'

/** The images behind prices: a rounded label that grows with its text. */
export const pills = { plain: 'pill', picked: 'pill-picked' } as const

const scale = 2
const side = 28 * scale
const round = 14 * scale
const line = 1 * scale

/** Draws the image that a layer requests, and again after a change of theme. */
export function drawPill(map: MapLibre, id: string, colours: Colours): void {
  if (map.hasImage(id) || (id !== pills.plain && id !== pills.picked)) return
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.beginPath()
  pen.roundRect(line, line, side - 2 * line, side - 2 * line, round - line)
  pen.fillStyle = id === pills.picked ? colours.act : colours.card
  pen.fill()
  pen.lineWidth = line
  pen.strokeStyle = id === pills.picked ? colours.act : colours.quiet
  pen.stroke()
  const middle: [number, number] = [round - 1, round + 1]
  const form: Partial<StyleImageMetadata> = {
    pixelRatio: scale,
    stretchX: [middle],
    stretchY: [middle],
    content: [round / 2 + 4, 6, side - round / 2 - 4, side - 6],
  }
  map.addImage(id, pen.getImageData(0, 0, side, side), form)
}
