import { z } from 'zod'
import { BrokerIdentity } from '#contract/approval/approval.ts'
import type { ActOfTwo } from '#server/approval/act.ts'
import { changeBroker, checkIdentity, lockIdentity } from '#server/broker/admin-service.ts'

const Payload = z.object({ identity: BrokerIdentity })

/** Changing what the KYC of a verified broker was decided on, or what signs the broker in. */
export const changeIdentity: ActOfTwo = {
  right: 'broker.change',
  async look(tx, id) {
    return { seen: await lockIdentity(tx, id), subject: { kind: 'broker', id } }
  },
  needsTwo: async (_tx, { seen }) => seen.kycStatus === 'verified',
  check: (tx, id, payload) => checkIdentity(tx, id, Payload.parse(payload).identity),
  async run(tx, { config }, viewer, { targetId, payload, reason, askedBy }) {
    const { identity } = Payload.parse(payload)
    await changeBroker(tx, config, viewer, targetId, identity, { askedBy, reason })
    return undefined
  },
}
