import { kilometresBetween, type Point } from '#domain/place/distance.ts'
import { maxKilometres } from './comparables.ts'

const maxNeighbours = 8

/** A locality whose homes are compared with those of another, and how far it is. */
export interface Neighbour {
  locality: string
  kilometres: number
}

/** The localities whose homes are compared with one another, by the points that are known. */
export class Neighbourhoods {
  readonly #points: ReadonlyMap<string, Point>
  readonly #near = new Map<string, Neighbour[]>()

  constructor(points: ReadonlyMap<string, Point>) {
    this.#points = points
  }

  /** Returns a locality itself and the nearest others. */
  around(locality: string): readonly Neighbour[] {
    const known = this.#near.get(locality)
    if (known) return known
    const found = [{ locality, kilometres: 0 }, ...this.#nearestTo(locality)]
    this.#near.set(locality, found)
    return found
  }

  #nearestTo(locality: string): Neighbour[] {
    const own = this.#points.get(locality)
    if (!own) return []
    return [...this.#points]
      .filter(([other]) => other !== locality)
      .map(([other, point]) => ({ locality: other, kilometres: kilometresBetween(own, point) }))
      .filter(({ kilometres }) => kilometres <= maxKilometres)
      .sort((one, next) => one.kilometres - next.kilometres)
      .slice(0, maxNeighbours)
  }
}
