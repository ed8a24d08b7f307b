import type { PropertyType } from '#drawing/property-type.ts'

export type RoomKind =
  | 'living'
  | 'dining'
  | 'kitchen'
  | 'bedroom'
  | 'bath'
  | 'balcony'
  | 'passage'
  | 'study'
  | 'open'
  | 'cabin'
  | 'meeting'
  | 'pantry'
  | 'shop'
  | 'store'

/** Metres from the upper left corner of the plan. */
export type RoomPlan = { kind: RoomKind; x: number; y: number; wide: number; deep: number }

/**
 * A door in a wall: the start of its gap, the wall it is in, and the quarter into which it swings.
 */
export type Door = { x: number; y: number; along: 'x' | 'y'; swing: 1 | -1; size?: number }

export type Layout = {
  wide: number
  deep: number
  rooms: readonly RoomPlan[]
  doors: readonly Door[]
}

const room = (kind: RoomKind, x: number, y: number, wide: number, deep: number): RoomPlan => ({
  kind,
  x,
  y,
  wide,
  deep,
})

const door = (x: number, y: number, along: 'x' | 'y', swing: 1 | -1 = 1, size = 0.9): Door => ({
  x,
  y,
  along,
  swing,
  size,
})

const one: Layout = {
  wide: 8.4,
  deep: 6.6,
  rooms: [
    room('balcony', 0.4, -1.3, 3.6, 1.3),
    room('living', 0, 0, 4.8, 3.7),
    room('kitchen', 4.8, 0, 3.6, 2.5),
    room('passage', 4.8, 2.5, 3.6, 1.6),
    room('bedroom', 0, 3.7, 4.8, 2.9),
    room('bath', 4.8, 4.1, 1.9, 2.5),
    room('study', 6.7, 4.1, 1.7, 2.5),
  ],
  doors: [
    door(8.4, 2.9, 'y', -1, 1),
    door(1.2, 0, 'x', -1, 1.6),
    door(4.8, 2.7, 'y', -1),
    door(5.2, 2.5, 'x', -1),
    door(4.8, 3.9, 'y', -1, 0.8),
    door(5.4, 4.1, 'x'),
    door(7, 4.1, 'x'),
  ],
}

const two: Layout = {
  wide: 10.4,
  deep: 7.8,
  rooms: [
    room('balcony', 0.5, -1.4, 3.8, 1.4),
    room('living', 0, 0, 4.8, 4.3),
    room('dining', 4.8, 0, 2.5, 4.3),
    room('kitchen', 7.3, 0, 3.1, 2.8),
    room('passage', 7.3, 2.8, 3.1, 1.5),
    room('bedroom', 0, 4.3, 3.9, 3.5),
    room('passage', 3.9, 4.3, 3.1, 1.2),
    room('bath', 3.9, 5.5, 1.6, 2.3),
    room('bath', 5.5, 5.5, 1.5, 2.3),
    room('bedroom', 7, 4.3, 3.4, 3.5),
  ],
  doors: [
    door(10.4, 3.1, 'y', -1, 1),
    door(1.6, 0, 'x', -1, 1.7),
    door(4.8, 1.2, 'y', 1, 2),
    door(7.3, 1.4, 'y'),
    door(7.3, 3.1, 'y', -1, 1),
    door(5.2, 4.3, 'x', 1, 1),
    door(3.9, 4.5, 'y', -1),
    door(7, 4.5, 'y'),
    door(4.3, 5.5, 'x', 1, 0.75),
    door(6, 5.5, 'x', 1, 0.75),
  ],
}

const three: Layout = {
  wide: 12.6,
  deep: 9.2,
  rooms: [
    room('balcony', 0.6, -1.5, 4.2, 1.5),
    room('living', 0, 0, 5.2, 4.6),
    room('dining', 5.2, 0, 3, 4.6),
    room('kitchen', 8.2, 0, 3, 3),
    room('store', 11.2, 0, 1.4, 3),
    room('bath', 8.2, 3, 1.6, 1.9),
    room('bedroom', 9.8, 3, 2.8, 3.6),
    room('bedroom', 0, 4.6, 4, 4.6),
    room('passage', 4, 4.6, 5.8, 1.4),
    room('bath', 4, 6, 1.7, 3.2),
    room('bedroom', 5.7, 6, 3.9, 3.2),
    room('bath', 9.6, 6.6, 1.5, 2.6),
    room('study', 11.1, 6.6, 1.5, 2.6),
  ],
  doors: [
    door(6, 0, 'x', 1, 1),
    door(1.8, 0, 'x', -1, 1.8),
    door(5.2, 1.3, 'y', 1, 2.2),
    door(8.2, 1.2, 'y'),
    door(11.2, 1.2, 'y', 1, 0.8),
    door(5.8, 4.6, 'x', 1, 1.1),
    door(4, 4.8, 'y', -1),
    door(9.8, 4.95, 'y'),
    door(8.5, 4.9, 'x', -1, 0.8),
    door(4.4, 6, 'x', 1, 0.75),
    door(6.4, 6, 'x'),
    door(9.6, 7.1, 'y', 1, 0.75),
    door(11.4, 6.6, 'x'),
  ],
}

const four: Layout = {
  wide: 15.8,
  deep: 9.2,
  rooms: [
    ...three.rooms,
    room('bedroom', 12.6, 0, 3.2, 4),
    room('bath', 12.6, 4, 1.6, 2.4),
    room('store', 14.2, 4, 1.6, 2.4),
    room('bedroom', 12.6, 6.4, 3.2, 2.8),
  ],
  doors: [
    ...three.doors,
    door(12.6, 3.1, 'y', 1, 0.8),
    door(13, 4, 'x', 1, 0.75),
    door(12.6, 5.4, 'y', 1, 0.8),
    door(13.1, 6.4, 'x', 1, 0.9),
  ],
}

const office: Layout = {
  wide: 15,
  deep: 9.6,
  rooms: [
    room('open', 0, 0, 9.4, 6.2),
    room('meeting', 9.4, 0, 5.6, 3.6),
    room('cabin', 9.4, 3.6, 2.8, 2.6),
    room('cabin', 12.2, 3.6, 2.8, 2.6),
    room('pantry', 0, 6.2, 3.4, 3.4),
    room('living', 3.4, 6.2, 6, 3.4),
    room('cabin', 9.4, 6.2, 3, 3.4),
    room('bath', 12.4, 6.2, 2.6, 1.7),
    room('bath', 12.4, 7.9, 2.6, 1.7),
  ],
  doors: [
    door(5.6, 9.6, 'x', -1, 1.6),
    door(9.4, 1.2, 'y'),
    door(10.4, 6.2, 'x', -1),
    door(13.2, 6.2, 'x', -1, 0.8),
    door(3.4, 7, 'y', -1),
    door(5.8, 6.2, 'x', -1, 1.4),
    door(9.4, 7, 'y'),
    door(12.4, 6.6, 'y', 1, 0.8),
    door(12.4, 8.4, 'y', 1, 0.8),
  ],
}

const shop: Layout = {
  wide: 12,
  deep: 8.6,
  rooms: [
    room('shop', 0, 0, 8.4, 8.6),
    room('store', 8.4, 0, 3.6, 4),
    room('cabin', 8.4, 4, 3.6, 2.6),
    room('bath', 8.4, 6.6, 1.8, 2),
    room('pantry', 10.2, 6.6, 1.8, 2),
  ],
  doors: [
    door(2.4, 8.6, 'x', -1, 2.6),
    door(8.4, 1.2, 'y', 1, 1.1),
    door(8.4, 4.6, 'y'),
    door(8.8, 6.6, 'x', 1, 0.75),
    door(10.8, 6.6, 'x', 1, 0.75),
  ],
}

/** Returns the layout for a type and, for a home, its number of bedrooms. */
export function layoutOf(type: PropertyType, bedrooms: number): Layout {
  if (type === 'office') return office
  if (type === 'commercial') return shop
  return [one, two, three][bedrooms - 1] ?? (bedrooms < 1 ? one : four)
}
