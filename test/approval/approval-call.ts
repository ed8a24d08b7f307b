import { approval } from '#contract/approval/approval.ts'
import type { TestApp } from '#test/app.ts'
import { makeAdministrator } from '#test/make.ts'

type Caller = { id: string; token: string }

/** Two administrators, and what one asks for and the other decides. */
export const approvalCalls = (site: TestApp) => ({
  async office() {
    const { db } = site.context
    const asha = await makeAdministrator(db, { role: 'admin' })
    const vikram = await makeAdministrator(db, { role: 'superadmin' })
    return { asha, vikram }
  },
  ask: (body: Record<string, unknown>, by: Caller) =>
    site.call(
      approval.ask,
      { body: body as { act: 'customer.erase'; target: string; reason: string } },
      by,
    ),
  decide: (id: string, act: 'approve' | 'decline' | 'withdraw', by: Caller) =>
    site.call(approval.decide, { params: { id }, body: { act } }, by),
})

export const erasing = (target: string) => ({
  act: 'customer.erase',
  target,
  reason: 'Asked for it by letter',
})
