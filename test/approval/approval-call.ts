import { approval } from '#contract/approval/approval.ts'
import type { TestApp } from '#test/app.ts'
import { makeAdministrator } from '#test/make.ts'

type Caller = { id: string; token: string }

/** Two administrators, and what one asks for and the other decides. */
export function approvalCalls(site: TestApp) {
  async function makeAdmins() {
    const { db } = site.context
    const asha = await makeAdministrator(db, { role: 'admin' })
    const vikram = await makeAdministrator(db, { role: 'superadmin' })
    return { asha, vikram }
  }
  const ask = (body: Record<string, unknown>, by: Caller) =>
    site.call(
      approval.ask,
      { body: body as { act: 'customer.erase'; target: string; reason: string } },
      by,
    )
  const decide = (id: string, act: 'approve' | 'decline' | 'withdraw', by: Caller) =>
    site.call(approval.decide, { params: { id }, body: { act } }, by)
  return {
    makeAdmins,
    ask,
    decide,
    /** Has one administrator ask and another one approve; returns the status of the approval. */
    async byTwo(body: Record<string, unknown>): Promise<number> {
      const { asha, vikram } = await makeAdmins()
      const asked = await ask({ reason: 'As the papers say', ...body }, asha)
      if (asked.status !== 201) return asked.status
      return (await decide(asked.body.approval._id, 'approve', vikram)).status
    },
  }
}

export const erasing = (target: string) => ({
  act: 'customer.erase',
  target,
  reason: 'Asked for it by letter',
})
