import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type TemplateName, templates } from '#server/notification/template/templates.ts'
import { useApp } from '#test/app.ts'
import { makeBroker } from '#test/make.ts'
import { queueMessage } from './enqueue.ts'

/** All kinds of messages to a broker with an unproven mailbox (decision 0043). */

const site = useApp()
const tries = 40

// Counted by their senders: server/account/confirm-email.ts.
const elsewhere = tries
const perDay: Record<TemplateName, number> = {
  'account.set_password': 10,
  'account.reset_password': 5,
  'account.confirm_email': elsewhere,
  'account.opened_twice': elsewhere,
  // Only by WhatsApp.
  'account.confirm_whatsapp': 0,
  // Warnings only go to proven mailboxes.
  'account.contact_changed': 0,
  'account.new_sign_in': 0,
  'account.factor_changed': 0,
  'account.factor_reset': 0,
  'account.recovery_code_used': 0,
  'account.wrong_codes': 0,
  'account.keys_paused': 0,
  'account.deletion_asked': 0,
  'requirement.matched': 3,
  'requirement.offered': 3,
  'requirement.offer_withdrawn': 3,
  'requirement.ending': 3,
  'requirement.removed': 3,
  'requirement.shared': 3,
  'requirement.share_answered': 3,
  'requirement.offered_by_manager': 3,
  'requirement.offer_taken': 3,
  'shortlist.joined': 0,
  'broker.kyc_decided': 3,
  'broker.status_changed': 3,
  'property.approved': 3,
  'property.rejected': 3,
  'property.recalled': 3,
  'property.confirm': 3,
  'property.doubted': 3,
  'inquiry.received': 3,
  'inquiry.more': 3,
  'inquiry.follow_up': 3,
  'inquiry.sent': 3,
  'inquiry.number_shared': 3,
  'inquiry.call_reported': 3,
  'inquiry.call_report_decided': 3,
  'inquiry.call_report_closed': 3,
  'inquiry.unanswered': 3,
  'inquiry.led_on': 3,
  'inquiry.withdrawn': 3,
  'inquiry.gone': 3,
  'inquiry.replied': 3,
  'inquiry.assigned': 3,
  'inquiry.contact_changed': 3,
  'agency.invited': 3,
  'agency.joined': 3,
  'agency.handed_over': 3,
  'agency.left': 3,
  'agency.leads_given': 3,
  'agency.lead_offered': 3,
  'partner.key_made': 3,
  'partner.key_leaked': 3,
  'partner.webhook_added': 3,
  'partner.webhook_changed': 3,
  'partner.webhook_paused': 3,
  'visit.booked': 3,
  'visit.confirmed': 3,
  'visit.moved': 3,
  'visit.proposed': 3,
  'visit.kept_time': 3,
  'visit.cancelled': 3,
  'visit.missed': 3,
  'visit.reminder': 3,
  // Only with a consent.
  'alert.matched': 0,
  'alert.digest': 0,
  'alert.home': 0,
  'subscription.paid': 3,
  'subscription.refused': 3,
  'subscription.returned': 3,
  'subscription.transferred': 3,
  'subscription.ending': 3,
  'subscription.ended': 3,
  'lead_credit.reversed': 3,
  'message.cap_reached': 3,
  'waitlist.confirm_email': 3,
  'waitlist.confirm_phone': 0,
  'waitlist.opened': 3,
  'ticket.received': 3,
  'ticket.priority': 3,
  'ticket.replied': 3,
  'ticket.resolved': 3,
  'ticket.settled': 3,
}
const names = Object.keys(perDay) as TemplateName[]

async function countSent(kinds: readonly TemplateName[], times: number): Promise<number> {
  const { db } = site.context
  const { id, email } = await makeBroker(db, { kycStatus: 'pending' })
  for (let n = 0; n < times; n++) {
    for (const name of kinds) {
      const { text, subject } = templates[name]
      const used = [...`${subject} ${text}`.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key, 'Pune'])
      const variables = Object.fromEntries(used)
      const to = { email, account: { realm: 'broker', id } } as const
      await queueMessage(db, { to, template: name, variables })
    }
  }
  const { count } = await db
    .selectFrom('message')
    .where('recipient', '=', email)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

for (const name of names) {
  test(`${name} goes ${perDay[name]} times to an unproven mailbox of a broker`, async () => {
    assert.equal(await countSent([name], tries), perDay[name])
  })
}

test('an unproven broker gets six messages a day, three of them decisions', async () => {
  const others = names.filter((name) => !name.startsWith('account.'))
  assert.equal(await countSent(others, 2), 3 + 3)
})
