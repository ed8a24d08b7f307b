import { approval } from '#contract/approval/approval.ts'
import { makeAdministrator, makeCustomer } from '#test/make.ts'
import type { Prepare } from './act.ts'

const erasing = (target: string) => ({
  act: 'customer.erase' as const,
  target,
  reason: 'Asked for it by letter',
})

/** What one administrator asks for and another one decides. */
export const approvalActs: Record<string, Prepare> = {
  'POST /approvals': async ({ site }) => {
    const { db } = site.context
    await makeAdministrator(db)
    const body = erasing((await makeCustomer(db)).id)
    return { body, act: 'approval.ask', kind: 'approval' }
  },
  'POST /approvals/:id/decision': async ({ site }) => {
    const { db } = site.context
    const body = erasing((await makeCustomer(db)).id)
    const asked = await site.call(approval.ask, { body }, await makeAdministrator(db))
    const { _id: id } = asked.body.approval
    const decision = { params: { id }, body: { act: 'approve' } }
    return { ...decision, act: 'approval.approve', kind: 'approval', id }
  },
}
