import { type StandIn, startStandIn } from './stand-in.ts'

/** MSG91's flow API as far as the product speaks it: 200 for both, `type` tells them apart. */
export function startMsg91(): Promise<StandIn> {
  return startStandIn({
    accepted: (message) => ({ type: 'success', message }),
    refused: { status: 200, body: { type: 'error', message: 'template id missing or invalid' } },
  })
}
