import { readConfiguration } from '#domain/import-cell/read-configuration.ts'
import { readPropertyType } from '#domain/import-cell/read-property-type.ts'
import { type Reading, understood } from '#domain/import-cell/reading.ts'
import type { Facts } from './facts.ts'

/**
 * Parses rooms, with the bathrooms if the cell has both. A type without rooms is often repeated
 * here ("Plot", "Shop"), which is distinguished from unreadable rooms.
 */
export function readRooms(cell: string): Reading<Partial<Facts>> {
  const reading = readConfiguration(cell)
  if (reading.ok) {
    const { word: roomWord, ...rooms } = reading.value
    return understood({ ...rooms, roomWord }, ...reading.notes)
  }
  const type = /\d/.test(cell) ? undefined : readPropertyType(cell)
  return type?.ok ? understood({ roomsType: type.value }) : reading
}
