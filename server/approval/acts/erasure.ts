import type { ActOfTwo } from '#server/approval/act.ts'
import { lockStatus } from '#server/customer/service.ts'
import { eraseNow } from '#server/privacy/erase.ts'

/** Erasing a customer at once without the customer's own request. */
export const eraseCustomer: ActOfTwo = {
  right: 'customer.remove',
  async look(tx, id) {
    return { seen: { status: await lockStatus(tx, id) }, subject: { kind: 'customer', id } }
  },
  async run(tx, _services, _viewer, { targetId }) {
    await eraseNow(tx, targetId)
    return undefined
  },
}
