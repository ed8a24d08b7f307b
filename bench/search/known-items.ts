import type { FastifyInstance } from 'fastify'
import { ask, type Response } from './ask.ts'
import { type Cause, causeOf } from './causes.ts'
import { type Description, describeHome } from './describe.ts'
import type { Home } from './homes.ts'
import { type Deal, manners, templates } from './tables.ts'

const firstPage = 10

export interface KnownItem extends Description {
  response: Response
  isFound: boolean
  cause?: Cause
}

/** A description fits at most so many live homes by what it states; facts are added until then. */
export const maxFitting = 10

interface Described {
  manners?: readonly string[]
  /** `Infinity`: nothing is added, and many homes may fit. */
  maxFitting?: number
}

/** Describes each home in each manner twice: as a known template has it and as a held-out one. */
export function describeHomes(
  homes: readonly Home[],
  market: readonly Home[],
  { manners: only = manners, maxFitting: max = maxFitting }: Described = {},
): Description[] {
  const localitiesOf = Map.groupBy(market, ({ city }) => city[0])
  return [false, true].flatMap((isHeldOut) =>
    only.flatMap((manner) =>
      homes.map((home, at) => {
        const deal: Deal = home.deal === 'sell' ? 'buy' : 'rent'
        const fitting = templates.filter(
          (one) => one.manner === manner && one.deal === deal && one.isHeldOut === isHeldOut,
        )
        const template = fitting[at % fitting.length]
        if (!template) throw new Error(`No template says ${deal} in the manner ${manner}.`)
        const names = (localitiesOf.get(home.city[0]) ?? []).map(({ locality }) => locality[0])
        const neighbours = [...new Set(names)].filter((name) => name !== undefined)
        return describeHome(home, template, { homes: market, neighbours, maxFitting: max })
      }),
    ),
  )
}

/** Looks for each home by its description, and for the cause where it is not on the first page. */
export async function findHomes(
  app: FastifyInstance,
  descriptions: readonly Description[],
): Promise<KnownItem[]> {
  const items: KnownItem[] = []
  for (const description of descriptions) {
    const response = await ask(app, description.text, firstPage)
    const isFound = response.ids.includes(description.home.id)
    items.push({
      ...{ ...description, response, isFound },
      ...(!isFound && { cause: await causeOf(app, description) }),
    })
  }
  return items
}
