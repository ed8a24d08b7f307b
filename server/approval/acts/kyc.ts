import type { ActOfTwo } from '#server/approval/act.ts'
import { decideKyc, lockForRenewal, lockForVerification } from '#server/broker/status-service.ts'

/** Verifying a broker without a PAN card. */
export const verifyWithoutPan: ActOfTwo = {
  right: 'broker.change',
  async look(tx, id) {
    return { seen: await lockForVerification(tx, id), subject: { kind: 'broker', id } }
  },
  needsTwo: async (_tx, { seen }) => seen.hasPanCard === false,
  async run(tx, _services, viewer, { targetId, reason, askedBy }) {
    await decideKyc(tx, viewer, targetId, {
      kycStatus: 'verified',
      decidedOn: 'pending',
      receivedAt: new Date(),
      approval: { askedBy, reason },
    })
    return undefined
  },
}

/** Accepting a RERA certificate that a verified broker sent afterwards. */
export const renewKyc: ActOfTwo = {
  right: 'broker.change',
  async look(tx, id) {
    return { seen: await lockForRenewal(tx, id), subject: { kind: 'broker', id } }
  },
  async run(tx, _services, viewer, { targetId, reason, askedBy }) {
    await decideKyc(tx, viewer, targetId, {
      kycStatus: 'verified',
      decidedOn: 'verified',
      receivedAt: new Date(),
      approval: { askedBy, reason },
    })
    return undefined
  },
}
