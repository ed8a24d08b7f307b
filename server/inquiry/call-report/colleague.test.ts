import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { callReport } from '#contract/inquiry/call-report.ts'
import { conversation } from '#contract/inquiry/conversation.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { agencyActs } from '#test/agency/acts.ts'
import { useApp } from '#test/app.ts'
import { makeCustomer } from '#test/make.ts'

/** A colleague who answers for the broker called (decisions 0104, 0105). */

const site = useApp()
const { team, assign, leadActions } = agencyActs(site)

type Person = { token: string }
const reports = async ({ token }: Person) =>
  (await site.call(callReport.mine, {}, { token })).body.reports.length

/** A lead that shares its number with the broker who was asked, given to a colleague. */
async function answered() {
  const made = await team()
  const customer = await makeCustomer(site.context.db, { isVerified: true })
  const { phone, token } = customer
  await leadActions.ask(made.listing, { phone, numberSharing: 'week' }, token)
  const [lead] = (await leadActions.list(made.owner.token)).body.inquiries
  const id = lead?._id ?? ''
  const given = { assigneeId: made.asha.id, from: made.owner.id }
  assert.equal((await assign(made.owner, id, given)).status, 200)
  const params = { id }
  const report = (caller: 'asked' | 'answering') =>
    site.call(
      conversation.reportCall,
      { params, body: { caller, kind: 'call', happenedOn: dayInIndia(new Date()) } },
      { token },
    )
  const read = async () => (await site.call(conversation.get, { params }, { token })).body.inquiry
  return { ...made, report, read }
}

describe('a report of a call by a colleague', () => {
  test('names the colleague, who never got the number, and not who was asked', async () => {
    const { owner, asha, report, read } = await answered()
    assert.equal((await read()).mayReportCall, true)
    const { status, body } = await report('answering')
    assert.equal(status, 201, JSON.stringify(body))
    assert.deepEqual([await reports(asha), await reports(owner)], [1, 0])
  })

  test('is refused about who was asked, while the number is shared there', async () => {
    const { owner, report } = await answered()
    const { body } = await report('asked')
    assert.equal(body.code, 'step_impossible')
    assert.equal(await reports(owner), 0)
  })
})
