import { type Paint, paint, scatter, upTo } from './paint.ts'

interface TowerProps {
  x: number
  /** Its roof; it stands on the street at 500. */
  top: number
  floors: number
  bays: number
  wall: Paint
  accent: Paint
}

const bay = 30
const storey = 27
const street = 500

/** A block of flats: balconies and windows by bay, a stair core, water tanks against the sky. */
export function Tower({ x, top, floors, bays, wall, accent }: TowerProps) {
  const width = bays * bay + 8
  const glass = { dark: '', lit: '' }
  let [hoods, rails, slabs] = ['', '', '']
  for (const floor of upTo(floors)) {
    for (const column of upTo(bays)) {
      const left = 4 + column * bay
      const level = 9 + floor * storey
      const pane = scatter(x + column, floor) > 0.66 ? 'lit' : 'dark'
      if ((column + bays) % 2 === 0) {
        glass[pane] += `M${left + 4} ${level - 2}h22v18h-22z`
        hoods += `M${left + 2} ${level - 4}h26v5h-26z`
        rails += `M${left + 1} ${level + 8}h28v9h-28z`
        slabs += `M${left + 1} ${level + 15}h28v3h-28z`
      } else {
        glass[pane] += `M${left + 8} ${level}h14v13h-14z`
      }
    }
  }
  return (
    <g transform={`translate(${x} ${top})`}>
      <rect x={width * 0.2} y="-16" width="20" height="16" rx="2" fill={paint('tank')} />
      <rect x={width * 0.62} y="-12" width="26" height="12" fill={paint(accent)} />
      <rect width={width} height={street - top} fill={paint(wall)} />
      <rect width={width * 0.16} height={street - top} fill={paint('shade')} />
      <rect x="-3" y="-4" width={width + 6} height="6" fill={paint('trim')} />
      <path fill={paint('pane')} d={glass.dark} />
      <path fill={paint('lit')} d={glass.lit} />
      <path fill={paint('shade')} d={hoods} />
      <path fill={paint('trim')} d={rails} />
      <path fill={paint(accent)} d={slabs} />
      <rect x={width - 5} width="5" height={street - top} fill={paint('light')} />
    </g>
  )
}
