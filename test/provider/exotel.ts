import { type StandIn, startStandIn } from './stand-in.ts'

/** Exotel's "connect two numbers" as far as the product speaks it. */
export function startExotel(): Promise<StandIn> {
  return startStandIn({
    accepted: (id) => ({ Call: { Sid: id, Status: 'in-progress' } }),
    refused: { status: 400, body: { RestException: { Status: 400, Message: 'Invalid number' } } },
  })
}
